import { countCs, type Translated } from '@bivouac/text';
import type { scenariosEn } from './scenarios-en.ts';

const MINUT = { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' };
const BODU = { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' };
const PARTII = { one: 'partii', few: 'partiích', many: 'partie', other: 'partiích' };
const KARET = { one: 'karta', few: 'karty', many: 'karty', other: 'karet' };

export const scenariosCs: Translated<typeof scenariosEn> = {
  route: 'Trasa scénářů',
  toCampaign: 'Hrát je po sobě jako tažení',
  chapters: {
    canal: 'Ke kanálu Vire–Taute',
    breakthrough: 'Průlom u\u00a0Saint-Lô',
    tessy: 'Boj o\u00a0Tessy-sur-Vire',
    mortain: 'Boj o\u00a0Mortain',
  },
  news: {
    'la-raye': 'první kroky',
    montmartin: 'kulometčíci',
    'raid-across-the-canal': 'stažení do zálohy',
    'behind-enemy-lines': 'odstřelovači',
    'crossing-the-vire': 'minomet',
    'desperate-withdrawal': 'zástupce velitele',
    'la-huberderie': 'celá četa',
    'tessy-sur-vire': 'kopce',
    reinforcements: 'zmatení nepřítele',
    'critical-intelligence': 'vysílač',
    'hill-314': 'tři proudy',
    mortain: 'stejné síly',
  },
  won: 'výhra',
  lost: 'prohra',
  underWay: 'rozehráno',
  minutes: (p) => `${p.minutes} min`,
  minutesLong: (p) => `asi ${countCs(p.minutes, MINUT)}`,
  board: (p) => `Rozložená mapa: ${p.title}`,
  goals: 'Cíle',
  goalPoints: (p) => `Ovládnout ${countCs(p.value, BODU)}`,
  goalPointsAll: (p) => `Na mapě je bodů ${p.total}, na polích s\u00a0hvězdou (${p.places}).`,
  goalPin: { us: 'Potlačit Němce', de: 'Potlačit Američany' },
  goalPinHow: {
    us: 'Na mapě nesmí zůstat žádní němečtí střelci.',
    de: 'Na mapě nesmí zůstat žádní američtí střelci.',
  },
  starts: (p) => `Iniciativa: ${p.side}.`,
  briefing: (p) => `Rozkaz, ${p.side}`,
  key: { cover: 'kryt', star: 'cíl, body', held: 'ovládáno', scouted: 'propátráno' },
  forces: 'Síly',
  forcesHint: 'Jedno znamení je jedna karta.',
  inDeck: (p) => `${p.count} v\u00a0balíčku`,
  inSupply: (p) => `${p.count} v\u00a0záloze`,
  kinds: {
    leaders: 'velitelé',
    riflemen: 'střelci',
    scouts: 'pátrači',
    gunners: 'kulomety',
    sniper: 'odstřel.',
    mortar: 'minomet',
    fog: 'zmatek',
  },
  pips: (p) =>
    `${p.kind}${p.squad}: v\u00a0balíčku ${countCs(p.deck, KARET)}, v\u00a0záloze ${p.supply}`,
  noCards: 'žádné',
  balance: 'Vyváženost',
  balanceUnknown: 'Zatím nezměřeno.',
  balanceShare: (p) => `${p.side} ${p.share}`,
  balanceHow: (p) =>
    `± ${p.spread}, změřeno v\u00a0${countCs(p.games, PARTII)} dvou botů (${p.bot})`,
  balanceDraws: (p) => `remízy ${p.share}`,
  source: 'Původ',
  sources: {
    rulebook: 'Mapa, síly, cíle: kniha scénářů',
    reconstructed: 'Mapa, síly, cíle: rekonstrukce',
    own: 'Mapa, síly, cíle: naše vlastní',
    words: 'Rozkaz a\u00a0české texty: naše',
    figures: 'Délka a\u00a0náročnost: náš odhad',
  },
  rolesPlay: { points: 'bojuje o\u00a0body', pin: 'potlačuje nepřítele' },
  unknown: 'Takový scénář tu není.',
  toList: 'Všechny scénáře',
};
