import type { BaseEvent, Seat } from '@bivouac/kernel';
import type { CampaignId, SpaceId, TheatreId, TokenId } from './ids.ts';
import type { VsReasons, VsStep } from './vs/step.ts';

/** Why a marker moved. */
export const MOVES = [
  'value',
  'tactical',
  'strategic',
  'nuclear',
  'monster',
  'rampage',
  'handicap',
] as const;
export type MoveCause = (typeof MOVES)[number];

/** The tokens of one seat that only this seat may see. */
export type SecretTokens = {
  readonly [seat: Seat]: { readonly tokens: readonly TokenId[] };
};

export type Event = BaseEvent &
  (
    | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
    | {
        readonly type: 'stratagemDrawn';
        readonly seat: Seat;
        readonly stratagem: number;
        /** What holds now: another one if the drawn token repeats it. */
        readonly holds: number;
      }
    | ({ readonly type: 'vsReasoned'; readonly seat: Seat } & VsReasons)
    /** Why a strategic advantage, or the next effect at a flag, went where it did. */
    | { readonly type: 'vsChose'; readonly seat: Seat; readonly step: VsStep }
    | {
        readonly type: 'tokenPlaced';
        readonly seat: Seat;
        readonly token: TokenId;
        /** The token that it acts as: another one if it is a spy. */
        readonly as: TokenId;
        readonly space: SpaceId;
      }
    | {
        readonly type: 'tokensDrawn';
        readonly seat: Seat;
        readonly count: number;
        readonly secret?: SecretTokens;
      }
    /** The same for a row that lies open. */
    | { readonly type: 'rowDrawn'; readonly seat: Seat; readonly tokens: readonly TokenId[] }
    /** Special weapons into the bag. */
    | {
        readonly type: 'researched';
        readonly seat: Seat;
        readonly count: number;
        readonly secret?: SecretTokens;
      }
    /** A special weapon straight into the reserve. */
    | { readonly type: 'weaponTaken'; readonly seat: Seat; readonly secret?: SecretTokens }
    | { readonly type: 'rowWeaponTaken'; readonly seat: Seat; readonly token: TokenId }
    /** `seat` is whose token goes back into the bag. */
    | { readonly type: 'bombed'; readonly seat: Seat; readonly secret?: SecretTokens }
    | {
        readonly type: 'rowBombed';
        readonly seat: Seat;
        readonly position: number;
        readonly token: TokenId;
      }
    | {
        readonly type: 'markerMoved';
        readonly theatre: TheatreId;
        /** The side towards whose half it moved. */
        readonly seat: Seat;
        readonly steps: number;
        readonly to: number;
        readonly cause: MoveCause;
      }
    | {
        readonly type: 'pointsScored';
        readonly seat: Seat;
        readonly points: number;
        readonly space: SpaceId;
      }
    /** An effect that found nothing to work on. */
    | { readonly type: 'effectLost'; readonly seat: Seat; readonly effect: number }
    | {
        readonly type: 'campaignClosed';
        readonly campaign: CampaignId;
        readonly points: readonly [number, number];
        readonly bonus: number;
      }
    | {
        readonly type: 'theatreClosed';
        readonly theatre: TheatreId;
        /** The side that reached the flag; -1 if the last space was filled. */
        readonly flag: number;
        readonly points: number;
        readonly bonus: number;
      }
    | {
        readonly type: 'theatreOpened';
        readonly theatre: TheatreId;
        readonly seat: Seat;
        readonly marker: number;
      }
    | { readonly type: 'monsterRolled'; readonly seat: Seat; readonly face: number }
    | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly reason: string }
  );

export const EVENT_TYPES = [
  'turnBegan',
  'stratagemDrawn',
  'vsReasoned',
  'vsChose',
  'tokenPlaced',
  'tokensDrawn',
  'rowDrawn',
  'researched',
  'weaponTaken',
  'rowWeaponTaken',
  'bombed',
  'rowBombed',
  'markerMoved',
  'pointsScored',
  'effectLost',
  'campaignClosed',
  'theatreClosed',
  'theatreOpened',
  'monsterRolled',
  'gameEnded',
] as const satisfies readonly Event['type'][];
