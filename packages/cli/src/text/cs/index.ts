import { capital, formatNumber, type Name } from '@bivouac/text';
import { acc, beforeCs, countCs, nom, pluralCs, verb } from '@bivouac/text/grammar/cs.ts';
import type { CliText } from '../en/index.ts';
import { help } from './help.ts';
import { problems } from './problems.ts';

const HRA = { one: 'hra', few: 'hry', many: 'hry', other: 'her' };
const AKCE = { one: 'akce', few: 'akce', many: 'akce', other: 'akcí' };
const AKCI_6 = { one: 'akci', few: 'akcích', many: 'akce', other: 'akcích' };
const ROZHODNUTI = {
  one: 'rozhodnutí',
  few: 'rozhodnutí',
  many: 'rozhodnutí',
  other: 'rozhodnutí',
};
const CHYBA = { one: 'chyba', few: 'chyby', many: 'chyby', other: 'chyb' };
const ROZDANI = { one: 'rozdání', few: 'rozdání', many: 'rozdání', other: 'rozdání' };

/** At the start of a sentence. */
const Nom = (name: Name): string => capital(nom(name));

export const words: CliText = {
  help: help,
  problems: problems,
  progress: (p) =>
    `${formatNumber('cs', p.done)} ${beforeCs('z', p.total)} ${formatNumber('cs', p.total)} (Ctrl-C zastaví)`,
  play: {
    playerName: (name) => (name === 'human' ? 'člověk' : `bot ${name}`),
    commitment: (p) => `Závazek ke kostkám: ${p.commitment}`,
    noSeed: 'Záznam neuvádí semínko, takže tyto kostky nepůjde dodatečně ověřit.',
    loaded: (p) => `Hra pokračuje po ${countCs(p.actions, AKCI_6)}.`,
    helpHint: 'Napište číslo, nebo zápis akce; slovem „pomoc“ zobrazíte, co dalšího můžete napsat.',
    logHead: 'Dosavadní průběh',
    thinking: (p) => `Za ${acc(p.side)} přemýšlí bot…`,
    passTo: (p) => `Předejte obrazovku hráči za ${acc(p.side)} a stiskněte Enter. `,
    undone: (p) => `Vzato zpět: ${p.action}`,
    restarted: (p) => `Vzato zpět: ${countCs(p.actions, AKCE)}.`,
    oddsNoLuck: 'Tady se kostkami nehází.',
    oddsSampled: (p) => `odhad: vyzkoušeno ${countCs(p.worlds, ROZDANI)} toho, co nevidíte`,
    noRules: 'Pravidla této hry tu nemáme.',
    rulesThere: 'Napište „pravidla“ a některý z těchto názvů:',
    ruleExample: (p) => `Příklad: ${p.example}`,
    saveWhere: 'Za slovo „ulož“ napište jméno souboru.',
    saved: (p) => `Záznam je uložen: ${p.path}`,
    savedTellsAll: 'Je v něm všechno, i to skryté: před koncem hry ho nečtěte.',
    goodbye: 'Odešli jste ze hry.',
    seed: (p) => `Semínko: ${p.seed}`,
    youWon: 'Vyhráli jste.',
    youLost: 'Prohráli jste.',
    commitmentKept: (p) => `Odpovídá závazku ze začátku hry: ${p.commitment}`,
    botPlaysOn: 'Bot hraje dál.',
    drawOffered:
      'Nabízíte remízu. Nabídka platí, dokud soupeř nezahraje; přijme ji slovem „remíza“.',
    drawStands: 'Soupeř nabízí remízu. Přijměte ji slovem „remíza“, nebo hrajte dál.',
    helpMoves: [
      'Napište číslo možnosti, nebo ji vypište: platí oba názvy v seznamu.',
      'Kromě toho můžete napsat:',
    ],
    helpWords: {
      undo: 'vezme zpět vaši poslední akci',
      restart: 'vezme zpět všechno, co ještě vzít zpět jde',
      odds: 'ukáže šance; s číslem nebo akcí jen u té jedné',
      log: 'vypíše všechno, co se zatím stalo',
      view: 'znovu vypíše celý stůl',
      rules:
        'ukáže pravidlo k tomuto rozhodnutí; s názvem to, které chcete; „pravidla ?“ vypíše názvy',
      draw: 'nabídne remízu, nebo ji přijme',
      resign: 'vzdá hru',
      save: 'uloží záznam do souboru, jehož jméno připíšete',
      help: 'vypíše tento seznam',
      quit: 'odejde ze hry',
    },
  },
  campaign: {
    title: (p) => `${p.game}: kampaň`,
    nothingYet: 'Zatím není dohraná žádná hra.',
    scenario: 'scénář',
    winner: 'vítěz',
    casualties: 'ztráty',
    hero: 'vzpomínka',
    draw: 'remíza',
    score: (p) => `${p.side}: vítězství ${p.victories}, ztráty ${p.casualties}, skóre ${p.score}`,
    margins: {
      even: () => 'Zatím se nedá říct, kdo je napřed.',
      narrow: (p) => `${Nom(p.side)} ${verb(p.side, 'má', 'mají')} těsný náskok.`,
      clear: (p) => `${Nom(p.side)} ${verb(p.side, 'má', 'mají')} jasný náskok.`,
      decisive: (p) =>
        `${Nom(p.side)} ${verb(p.side, 'má', 'mají')} rozhodující náskok. Cesta je volná.`,
    },
    ends: {
      even: () => 'Kampaň končí nerozhodně, obě strany se zakopávají.',
      narrow: (p) =>
        `${Nom(p.side)} ${verb(p.side, 'vyhrává', 'vyhrávají')} kampaň, těsně a za vysokou cenu.`,
      clear: (p) =>
        `${Nom(p.side)} ${verb(p.side, 'vyhrává', 'vyhrávají')} kampaň a nikdo o tom nepochybuje.`,
      decisive: (p) =>
        `${Nom(p.side)} přesvědčivě ${verb(p.side, 'vyhrává', 'vyhrávají')} celou kampaň.`,
    },
    askHero: 'Napište, na koho se má po této bitvě vzpomínat (Enter: na nikoho): ',
    askNext: 'Stiskněte Enter pro další scénář; cokoli jiného tady skončí. ',
  },
  replay: {
    acts: 'rozhodnuto',
    after: (p) => `Po ${countCs(p.actions, AKCI_6)}`,
    notOver: (p) => `Tady záznam končí, po ${countCs(p.actions, AKCI_6)}; hra neskončila.`,
    sound: (p) => `Záznam je v pořádku: ${countCs(p.actions, AKCE)}, výsledný otisk ${p.hash}.`,
    seedAgrees: (p) => `Všechny výsledky odpovídají semínku: ${p.seed}`,
    commitmentKept: (p) => `Semínko odpovídá závazku: ${p.commitment}`,
  },
  sim: {
    played: (p) => {
      const verb = pluralCs(p.games, {
        one: 'Odehrána',
        few: 'Odehrány',
        many: 'Odehráno',
        other: 'Odehráno',
      });
      return `${verb} ${countCs(p.games, HRA)}${p.mirror ? ', každé rozdání ze všech stran' : ''}.`;
    },
    seed: (p) => `Semínko: ${p.seed}`,
    cutShort: (p) => `Série byla přerušena, mělo se hrát: ${countCs(p.games, HRA)}.`,
    bot: 'Bot',
    seat: 'Strana',
    wins: 'výhry',
    share: 'podíl',
    interval: '95% interval',
    draws: (p) =>
      `Remízy: ${formatNumber('cs', p.draws)}, nedohráno: ${formatNumber('cs', p.unfinished)}`,
    length: (p) => `Průměrná délka: ${countCs(p.decisions, ROZHODNUTI)}`,
  },
  games: {
    forDevelopers: 'Vzorová hra pro vývojáře.',
    seats: 'Strany',
    scenarios: 'Scénáře',
    bots: 'Boti',
    provenance: {
      rulebook: 'z pravidel',
      reconstructed: 'rekonstrukce',
      own: 'vlastní',
    },
  },
  database: {
    diverged: (p) =>
      `${p.id} (${p.game}, pravidla ${p.rules}): záznam ${p.seq} „${p.entry}“ je teď „${p.now}“`,
    older: (p) =>
      `${p.id} (${p.game}): začala podle pravidel ${p.rules}, teď platí pravidla ${p.now}. Všechny záznamy dopadnou stejně, pozice ale může být jiná.`,
    repaired: (p) => `Nedohrané hry: ${p.games}; jinak se hraje: ${p.diverged}`,
    closed: (p) => `Ukončeno bez výsledku: ${p.games}`,
    backedUp: (p) => `Řádků zapsaných do ${p.path}: ${p.rows}`,
    restored: (p) => `Řádků přečtených z ${p.path}: ${p.rows}`,
  },
  moderation: {
    players: {
      head: ['jméno', 'id', 'založen (UTC)', 'naposledy', 'her', 'přihlášení', 'vyloučen'],
      guest: '(host)',
    },
    banned: (p) =>
      `Hráč ${p.name} je vyloučen a všude odhlášen. Her ukončených bez výsledku: ${p.games}`,
    lifted: (p) => `Hráč ${p.name} se smí znovu přihlásit.`,
    renamed: (p) => `Hráč ${p.before} se teď jmenuje ${p.name}.`,
    ended: (p) => `Hra ${p.id} skončila bez výsledku.`,
    auditHead: ['čas (UTC)', 'kdo', 'co', 'koho', 'podrobnosti'],
  },
  fuzz: {
    seed: (p) => `Semínko: ${p.seed}`,
    failure: (p) => `${p.game}: kontrola ${p.check} selhala u rozhodnutí ${p.decision}`,
    noRecord: 'Záznam k tomu není: hru nešlo ani připravit, nebo přehrát.',
    played: (p) =>
      `Odehráno: ${countCs(p.games, HRA)}, ověřeno: ${countCs(p.decisions, ROZHODNUTI)}.`,
    found: (p) =>
      p.failures === 0 ? 'Žádná chyba se nenašla.' : `Nalezeno: ${countCs(p.failures, CHYBA)}.`,
    cutShort: 'Běh byl přerušen.',
  },
  bench: {
    scenario: 'hra a scénář',
    metric: 'měření',
    value: 'za s procesoru',
    length: 'rozhodnutí/hra',
    choices: 'možností',
    hash: 'otisk',
    before: 'uloženo',
    ratio: 'poměr',
    otherWork: 'jiná práce',
    comparedWith: (p) => `Porovnáno s výsledky uloženými pod Node ${p.node}.`,
    nothingSaved: 'Zatím nejsou uložené výsledky k porovnání; zapíše je --save.',
    saved: 'Výsledky jsou uloženy.',
    cutShort: 'Měření bylo přerušeno; nic se neuložilo.',
    against: {
      game: 'hra',
      ours: 'naše za s procesoru',
      theirs: 'jejich za s procesoru',
      spread: 'prostřední polovina',
      pairs: 'dvojic',
      comparedWith: (p) =>
        `Naše jsou pracovní soubory, jejich je ${p.name} (${p.commit}). Poměr je medián dvojic.`,
      missing: (p) => `V té revizi chybí: ${p.games}.`,
      below: (p) => `Pomalejší než ${p.least}×: ${p.games}.`,
    },
  },
};
