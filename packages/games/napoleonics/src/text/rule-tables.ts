import {
  capital,
  createCatalogue,
  type Language,
  type RuleTable,
  type RuleTables,
  type Translated,
} from '@bivouac/text';
import { CARDS, type CardKind } from '../rules/data/cards.ts';
import {
  ARTILLERY,
  CAVALRY,
  GUNS,
  INFANTRY,
  KINDS,
  NATIONS,
  type Nation,
  type UnitKind,
} from '../rules/data/kinds.ts';
import {
  type ByClass,
  HILL_TO_HILL,
  TERRAINS,
  type Terrain,
  WORKS_IN,
  WORKS_OUT,
} from '../rules/data/terrain.ts';
import { FLAG, faceClass, SABERS } from '../rules/dice.ts';
import type { NapoleonicsLanguage } from './describe.ts';
import type { ruleTables as english } from './en/rule-tables.ts';
import { lookUp } from './look-up.ts';
import type { NapoleonicsRuleId } from './rule-sources.ts';
import { napoleonicsWords } from './texts.ts';

type Heads = Translated<typeof english>;
type Own = Pick<NapoleonicsLanguage, 'names' | 'label'>;

const HEADS = createCatalogue<Heads>(
  async (language) => (await import(`./${language}/rule-tables.ts`)).ruleTables,
);

/** The tables of the rules reference, made from the same data by which the game is played. */
export async function ruleTables(language: Language): Promise<RuleTables<NapoleonicsRuleId>> {
  const [own, heads] = await Promise.all([napoleonicsWords.load(language), HEADS.load(language)]);
  return {
    units: NATIONS.map((nation) => unitTable(nation, own, heads)),
    'dice-table': NATIONS.map((nation) => diceTable(nation, own, heads)),
    die: [faceTable(own, heads)],
    artillery: [gunTable(own, heads)],
    terrain: [terrainTable(own, heads)],
    'command-card': [cardTable(heads.sectionCards, (card) => !card.isTactic, own, heads)],
    'tactic-cards': [cardTable(heads.tacticCards, (card) => card.isTactic, own, heads)],
  };
}

const signed = (value: number): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

const typeName = ({ names, label }: Own, type: string): string => {
  const name = lookUp(names.types, type);
  return name === undefined ? type : capital(label(name));
};

const terrainName = ({ names, label }: Own, { id }: Terrain): string =>
  capital(label(names.terrains[id]));

function unitTable(nation: Nation, own: Own, heads: Heads): RuleTable {
  const { unit, blocks, move, range, fireStill, fireMoved, melee, flags, special } = heads;
  return {
    caption: heads.units[nation],
    heads: [unit, blocks, move, range, fireStill, fireMoved, melee, flags, special],
    rows: KINDS.filter((kind) => kind.nation === nation).map((kind) => [
      typeName(own, kind.type),
      `${kind.blocks}`,
      kind.move === kind.battleMove ? `${kind.move}` : `${kind.move} / ${kind.battleMove}`,
      kind.range === 0 ? heads.none : `${kind.range}`,
      fireBonus(kind, kind.rangedStill, heads),
      fireBonus(kind, kind.rangedMoved, heads),
      meleeBonus(kind, heads),
      `${kind.flagsIgnored}`,
      specialsOf(kind, heads),
    ]),
  };
}

function fireBonus(kind: UnitKind, bonus: number, heads: Heads): string {
  if (kind.range === 0) return heads.none;
  return kind.class === ARTILLERY ? heads.byDistance : signed(bonus);
}

function meleeBonus({ melee, meleeOnInfantry }: UnitKind, heads: Heads): string {
  if (meleeOnInfantry === 0) return signed(melee);
  return `${signed(melee)}, ${heads.onInfantry} ${signed(melee + meleeOnInfantry)}`;
}

function specialsOf({ sabersHit, retreat, isLight }: UnitKind, heads: Heads): string {
  const specials = [
    sabersHit ? '' : heads.sabresMiss,
    retreat === 1 ? '' : heads.fastFlight({ hexes: retreat }),
    isLight ? heads.entersForest : '',
  ];
  return specials.filter((one) => one !== '').join(', ') || heads.none;
}

/** “5 4 3 2”: from full strength down to the last block. */
const perBlocks = (kind: UnitKind, diceOf: (blocks: number) => number): string =>
  Array.from({ length: kind.blocks }, (_, lost) => diceOf(kind.blocks - lost)).join(' ');

function diceTable(nation: Nation, own: Own, heads: Heads): RuleTable {
  const kinds = KINDS.filter((kind) => kind.nation === nation && kind.class !== ARTILLERY);
  return {
    caption: heads.dice[nation],
    heads: [heads.unit, heads.fireStill, heads.fireMoved, heads.melee],
    rows: kinds.map((kind) => {
      const fire = (diceOf: (blocks: number) => number): string =>
        kind.range === 0 ? heads.none : perBlocks(kind, diceOf);
      const melee = perBlocks(kind, (blocks) => blocks + kind.melee);
      const onInfantry = perBlocks(kind, (blocks) => blocks + kind.melee + kind.meleeOnInfantry);
      return [
        typeName(own, kind.type),
        fire((blocks) => blocks + kind.rangedStill),
        fire((blocks) => halfOf(kind, blocks) + kind.rangedMoved),
        melee === onInfantry ? melee : `${melee}; ${heads.onInfantry} ${onInfantry}`,
      ];
    }),
  };
}

const halfOf = ({ halfUp }: UnitKind, blocks: number): number =>
  halfUp ? Math.ceil(blocks / 2) : Math.floor(blocks / 2);

function gunTable(own: Own, heads: Heads): RuleTable {
  const longest = GUNS.foot.full.length;
  const row = (type: string, which: string, dice: readonly number[]): string[] => [
    `${typeName(own, type)}, ${which}`,
    ...Array.from({ length: longest }, (_, at) => `${dice[at] ?? heads.none}`),
  ];
  return {
    caption: heads.guns,
    heads: [
      heads.battery,
      heads.atOne,
      ...Array.from({ length: longest - 1 }, (_, at) => `${at + 2}`),
    ],
    rows: (['foot', 'horse'] as const).flatMap((of) => {
      const { full, fullMoved, one } = GUNS[of];
      const type = `${of}-artillery`;
      return [
        row(type, heads.full, full),
        ...(fullMoved === null ? [] : [row(type, heads.fullMoved, fullMoved)]),
        row(type, heads.last, one),
      ];
    }),
  };
}

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const facesOf = (unitClass: number): number[] =>
  FACES.filter((face) => faceClass(face) === unitClass);

function faceTable(own: Own, heads: Heads): RuleTable {
  const { infantry, cavalry, artillery, flag, miss, sabres } = heads.effects;
  const row = (faces: readonly number[], fire: string, melee: string): string[] => [
    capital(own.names.faces[(faces[0] ?? 1) - 1] ?? ''),
    `${faces.length}`,
    fire,
    melee,
  ];
  return {
    caption: heads.faces,
    heads: [heads.face, heads.count, heads.fire, heads.melee],
    rows: [
      row(facesOf(INFANTRY), infantry, infantry),
      row(facesOf(CAVALRY), cavalry, cavalry),
      row(facesOf(ARTILLERY), artillery, artillery),
      row([FLAG], flag, flag),
      row([SABERS], miss, sabres),
    ],
  };
}

const losses = (loss: ByClass): string => loss.map(signed).join(' / ');

/** One set of losses, or that of fire and that of melee where they differ. */
function bothLosses(ranged: ByClass, melee: ByClass, heads: Heads): string {
  const [one, two] = [losses(ranged), losses(melee)];
  return one === two ? one : `${heads.fire.toLowerCase()} ${one}; ${heads.inMelee} ${two}`;
}

function terrainTable(own: Own, heads: Heads): RuleTable {
  const ground = TERRAINS.filter(({ isImpassable }) => !isImpassable);
  const closed = TERRAINS.filter(({ isImpassable }) => isImpassable);
  const { none } = heads;
  return {
    caption: heads.terrains,
    heads: [
      heads.terrain,
      heads.entering,
      heads.attackIn,
      heads.attackOut,
      heads.sight,
      heads.square,
    ],
    rows: [
      ...ground.map((terrain) => [
        terrainName(own, terrain),
        entering(terrain, heads),
        bothLosses(terrain.inRanged, terrain.inMelee, heads),
        bothLosses(terrain.outRanged, terrain.outMelee, heads),
        sight(terrain, heads),
        terrain.squares === 'always' ? heads.yes : heads.no,
      ]),
      ...closed.map((terrain) => [
        terrainName(own, terrain),
        heads.closed,
        none,
        none,
        sight(terrain, heads),
        none,
      ]),
      [
        heads.hillToHill,
        none,
        bothLosses(HILL_TO_HILL.ranged, HILL_TO_HILL.melee, heads),
        none,
        heads.no,
        heads.yes,
      ],
      [heads.works, heads.stop, losses(WORKS_IN), losses(WORKS_OUT), heads.no, heads.no],
    ],
  };
}

function entering({ stops, battleOnEntry, isImpassableToGuns }: Terrain, heads: Heads): string {
  const stop =
    battleOnEntry === 'none'
      ? heads.stopNoBattle
      : battleOnEntry === 'light'
        ? heads.stopLight
        : stops
          ? heads.stop
          : heads.free;
  return isImpassableToGuns ? `${stop}, ${heads.noGuns}` : stop;
}

const sight = ({ blocksSight, isHill }: Terrain, heads: Heads): string =>
  isHill ? heads.beyond : blocksSight ? heads.yes : heads.no;

function cardTable(
  caption: string,
  accept: (card: CardKind) => boolean,
  own: Own,
  heads: Heads,
): RuleTable {
  return {
    caption,
    heads: [heads.card, heads.copies, heads.orders],
    rows: CARDS.filter(accept).map(({ id, copies }) => {
      const card = lookUp(own.names.cards, id);
      return [card?.title ?? '', `${copies}`, card?.text ?? ''];
    }),
  };
}
