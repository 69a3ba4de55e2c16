import type { Mention, ShotText, ThrownDie } from '@bivouac/text';
import { capital } from '@bivouac/text';
import { type Event, FLAG, faceClass, KINDS, SABERS } from '../rules/index.ts';
import { groundOf, tellEvent, tellSum, type Words } from './log.ts';
import { type Names, nationOf, type Titles, typeOf } from './titles.ts';

/** The units and hexes that an event's sentence names, in the order of the sentence. */
export function mentionsOf(e: Event, w: Words, t: Titles): readonly Mention[] {
  const shot = e.type === 'diceRolled' ? titleOf(e, w, t) : null;
  const line = capital(shot ?? tellEvent(e, 'spectator', w, t) ?? '');
  // What begins the line begins with a capital.
  return named(e, t)
    .filter(({ name }) => name !== '')
    .map((mention) => {
      const first = capital(mention.name);
      return line.startsWith(first) ? { ...mention, name: first } : mention;
    });
}

const unit = (id: number, name: string): Mention => ({ kind: 'unit', id, name });

function named(e: Event, t: Titles): Mention[] {
  const tile = (hex: number): Mention => ({ kind: 'tile', id: hex, name: t.hex(hex) });
  switch (e.type) {
    case 'unitOrdered':
    case 'squareLeft':
    case 'blockRallied':
    case 'retireChosen':
    case 'gunsJoined':
    case 'squareFormed':
    case 'blocksLost':
      return [unit(e.unit, t.unit(e.kind, e.hex))];
    case 'unitSentBack':
    case 'unitMoved':
    case 'unitRetreated':
    case 'unitRetired':
    case 'unitAdvanced':
      return [unit(e.unit, t.unit(e.kind)), tile(e.from), tile(e.to)];
    case 'unitExited':
    case 'unitDestroyed':
      return [tile(e.hex)];
    case 'leaderOrdered':
    case 'leaderLeft':
    case 'leaderKilled':
      return [tile(e.hex)];
    case 'leaderMoved':
    case 'leaderRetreated':
      return [tile(e.from), tile(e.to)];
    case 'leaderJoined':
    case 'squareRolled':
    case 'flagsIgnored':
      return [unit(e.unit, t.unit(e.kind))];
    case 'meleeDeclared':
      return [unit(e.unit, t.unit(e.kind)), tile(e.hex)];
    case 'diceRolled':
      return [
        unit(e.unit, t.unit(e.kind, e.hex)),
        e.target < 0 ? tile(e.targetHex) : unit(e.target, t.unit(e.targetKind, e.targetHex)),
      ];
    default:
      return [];
  }
}

type Roll = Extract<Event, { type: 'diceRolled' }>;

function titleOf(e: Roll, w: Words, t: Titles): string {
  const target =
    e.target < 0 ? `${w.aLeader} ${t.hex(e.targetHex)}` : t.unit(e.targetKind, e.targetHex);
  return w.shot({ why: w.whys[e.why], unit: t.unit(e.kind, e.hex), target });
}

/** A throw for whoever draws it: how many dice and why, what fell, what came of it. */
export function shotOf(e: Event, names: Names, w: Words, t: Titles): ShotText | null {
  if (e.type !== 'diceRolled') return null;
  const { total, hits, flags } = e;
  return {
    title: titleOf(e, w, t),
    parts: e.modifiers.map(({ source, value, terrain }) => ({
      label:
        terrain < 0 ? w.sources[source] : `${w.sources[source]} ${groundOf(source, terrain, t)}`,
      value,
    })),
    total,
    counts: w.thrown,
    sum: tellSum(e.modifiers, total, w, t),
    dice: e.dice.map((face) => thrown(e, face, names)),
    isHit: hits + flags > 0,
    result: w.gist({ hits, flags }),
  };
}

function thrown(e: Roll, face: number, names: Names): ThrownDie {
  const name = names.faces[face - 1] ?? '';
  // A leader alone is hit by sabers and by nothing else.
  const isHit = e.target < 0 ? face === SABERS : hits(e, face);
  return { face, name, isHit, isFlag: e.flags > 0 && face === FLAG };
}

function hits({ kind, targetKind, why }: Roll, face: number): boolean {
  if (faceClass(face) >= 0) return faceClass(face) === kindNamed(targetKind)?.class;
  const isMelee = why !== 'ranged' && why !== 'retire';
  return face === SABERS && isMelee && kindNamed(kind)?.sabersHit === true;
}

/** Troops of the Netherlands fight by the Portuguese table. */
function kindNamed(name = '') {
  const nation = nationOf(name) === 'netherlands' ? 'portuguese' : nationOf(name);
  return KINDS.find((kind) => kind.nation === nation && kind.type === typeOf(name));
}
