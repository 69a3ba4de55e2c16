import type { Translated } from '@bivouac/text';
import { countCs, pluralCs } from '@bivouac/text/grammar/cs.ts';
import { spanText } from '../../online/time-left.ts';
import type { online as english } from '../en/online.ts';

const DAYS = { one: 'den', few: 'dny', many: 'dne', other: 'dní' };
const ACTIONS = { one: 'akce', few: 'akce', many: 'akce', other: 'akcí' };
/** In the genitive: so many are taken back. */
const OF_ACTIONS = { one: 'akce', few: 'akcí', many: 'akce', other: 'akcí' };
const TAKEN = { one: 'vrácena', few: 'vráceny', many: 'vráceno', other: 'vráceno' };
const GAMES = { one: 'hra', few: 'hry', many: 'hry', other: 'her' };
const CAME = { one: 'Přibyla', few: 'Přibyly', many: 'Přibylo', other: 'Přibylo' };
const RATED = {
  one: 'hodnocená hra',
  few: 'hodnocené hry',
  many: 'hodnocené hry',
  other: 'hodnocených her',
};
const WINS = { one: 'výhra', few: 'výhry', many: 'výhry', other: 'výher' };
const DRAWS = { one: 'remíza', few: 'remízy', many: 'remízy', other: 'remíz' };
const LOSSES = { one: 'prohra', few: 'prohry', many: 'prohry', other: 'proher' };
const WATCHERS = { one: 'divák', few: 'diváci', many: 'diváka', other: 'diváků' };

export const online: Translated<typeof english> = {
  title: 'Hra s ostatními',
  lead: 'Účet není potřeba: založte hru, pošlete odkaz a hrajte. Server hry uchová, dokud je nedohrajete.',
  make: 'Pozvat někoho',
  lists: {
    mine: 'Moje hry',
    open: 'Čekají na soupeře',
    running: 'Právě se hrají',
    finished: 'Dohrané',
  },
  empty: {
    mine: 'Zatím tu nemáte žádnou hru.',
    open: 'Teď na soupeře nikdo nečeká.',
    running: 'Teď se žádná veřejná hra nehraje.',
    finished: 'Žádná veřejná hra ještě neskončila.',
  },
  offline: 'Server neodpovídá. Hry na tomto zařízení fungují dál.',
  again: 'Zkusit znovu',
  loading: 'Načítám seznam…',
  more: 'Ukázat další',
  came: (p) => `${pluralCs(p.count, CAME)} ${countCs(p.count, GAMES)}.`,
  all: (p) => `To je vše: ${countCs(p.count, GAMES)}.`,
  yourMove: 'jste na tahu',
  toMove: (p) => `na tahu: ${p.sides}`,
  leftToMove: (p) => `na tah zbývá ${p.time}`,
  timeIsUp: 'čas vypršel',
  justNow: 'před chvílí',
  newest: {
    waiting: (p) => `založeno ${p.ago}`,
    running: (p) => `naposledy hráno ${p.ago}`,
    over: (p) => `dohráno ${p.ago}`,
  },
  join: 'Přisednout',
  joining: 'Přisedáte…',
  play: 'Hrát',
  watch: 'Dívat se',
  open: 'Otevřít',
  over: 'konec',
  waits: 'čeká na hráče',
  plays: 'hraje se',
  replay: 'Přehrát',
  guest: 'host',
  deleted: 'smazaný hráč',
  free: 'volné místo',
  rated: 'hodnocená',
  noClock: 'bez hodin',
  live: (p) => `${p.minutes} min + ${p.seconds} s za každý tah`,
  daysPerMove: (p) => `${countCs(p.count, DAYS)} na tah`,
  units: { day: 'd', hour: 'h' },
  form: {
    title: 'Pozvánka ke hře',
    as: (p) => `Zvete jako ${p.name}.`,
    asGuest: 'Zvete jako host.',
    scenario: 'Scénář',
    side: 'Vaše strana',
    opponent: 'Soupeř',
    link: 'kdo dostane odkaz',
    linkHint: 'Dostanete odkaz, který pošlete; přisedne jen ten, kdo jej otevře.',
    stranger: 'kdokoli',
    strangerHint: 'Hra bude vidět v seznamu; kdokoli může přisednout nebo se dívat.',
    clock: 'Hodiny',
    clocks: {
      none: 'bez hodin',
      fast: '15 minut, za každý tah 30 sekund navíc',
      slow: '60 minut, za každý tah minuta navíc',
      days3: '3 dny na tah',
      days7: '7 dní na tah',
    },
    rated: 'Hodnocená hra',
    ratedHint: 'Výsledek se započítá, jen když soupeř usedne ke\u00a0hře přihlášený.',
    unratedBot: 'Hry s botem se nehodnotí.',
    unratedUnknown: 'Server ještě neřekl, jestli jste přihlášeni.',
    unratedGuest: 'Hodnotí se jen hry mezi přihlášenými hráči; vy teď hrajete jako host.',
    rules: 'Varianty pravidel',
    begin: 'Založit hru',
    making: 'Zakládám hru…',
  },
  links: {
    title: 'Pošlete tento odkaz soupeři',
    hint: 'Kdo jej otevře, zasedne ke stolu. Ať zůstane jen mezi vámi.',
    watch: 'Pro ty, kdo se chtějí dívat',
    copy: 'Zkopírovat',
    copied: 'Zkopírováno',
    byHand: 'Prohlížeč kopírování nedovolil. Odkaz je označený, zkopírujte jej sami.',
    missing: 'Odkaz pro soupeře tento prohlížeč nezná.',
    notWorking: 'Odkaz nefunguje?',
    renewHint: 'Odkaz, který jste už poslali, přestane platit.',
    renew: 'Vytvořit nový odkaz',
    renewing: 'Vytvářím nový odkaz…',
  },
  pages: {
    told: 'Tuto hru máte otevřenou ještě v\u00a0jiném okně nebo na jiném zařízení.',
    close: 'Zavřít ji tam',
    leave: 'Nechat otevřené obojí',
    notMe: 'To nejsem já',
    comeBack: 'Hrát zase tady',
  },
  device: {
    title: 'Hrát i\u00a0na jiném zařízení',
    account: (p) =>
      `Na druhém zařízení se přihlaste ke svému účtu (${p.name}). Najdete tam všechny své hry. Přihlášená zařízení vidíte na stránce účtu a\u00a0můžete je tam odhlásit.`,
    toAccount: 'Na stránku účtu',
    guest:
      'Hrajete jako host a\u00a0zná vás jen tento prohlížeč. Vytvořte si odkaz, se kterým budete své hry hrát i\u00a0na druhém zařízení.',
    make: 'Vytvořit odkaz',
    code: 'QR kód odkazu',
    how: (p) =>
      `Do ${p.minutes}\u00a0minut načtěte kód druhým zařízením, nebo na něm otevřete tento odkaz.`,
    link: 'Odkaz pro jedno zařízení',
    once: 'Odkaz platí jen jednou. Nikomu ho nedávejte: mohl by s\u00a0ním hrát všechny vaše hry.',
    others: 'Ostatní zařízení',
    othersHint:
      'Ztratili jste zařízení, nebo vaše hry hraje někdo jiný? Odhlaste všechna zařízení kromě tohoto. Přestane platit i\u00a0odkaz, který ještě nikdo nepoužil.',
    signOut: 'Odhlásit ostatní zařízení',
    signedOut: 'Všechna ostatní zařízení jsou odhlášená.',
    opened:
      'S\u00a0tímto odkazem tu budete hrát jako stejný host jako na zařízení, na kterém vznikl.',
    warning:
      'Použijte ho, jen když jste ho vytvořili sami. Pokud vám ho někdo poslal, stránku zavřete.',
    use: 'Hrát na tomto zařízení',
    unusable:
      'Tento odkaz už neplatí: byl použit nebo zrušen, nebo je příliš starý. Na zařízení, na kterém hrajete, vytvořte nový.',
    otherPlayer:
      'V\u00a0tomto prohlížeči už hrajete jiné hry a\u00a0přišli byste o\u00a0ně. Použijte jiný prohlížeč, nebo si založte účet a\u00a0přihlaste se na obou zařízeních.',
    noGuest: 'Zatím tu žádné hry nemáte, není tedy co hrát na jiném zařízení.',
  },
  table: {
    noSeat:
      'Tato hra je soukromá a\u00a0tady v\u00a0ní nemáte místo. Pokud ji hrajete, přihlaste se, nebo ji otevřete na zařízení, na kterém ji hrajete.',
    bar: 'Po síti',
    back: 'Seznam her',
    you: 'vy',
    here: 'je u stolu',
    away: 'je pryč',
    watchers: (p) => countCs(p.count, WATCHERS),
    connecting: 'Hledám stůl…',
    lost: 'Spojení se přerušilo, připojuji se znovu…',
    unreachable: 'Server neodpovídá. Stránka to zkouší dál.',
    reload: 'Načíst stránku znovu',
    otherPlace:
      'U\u00a0této hry už sedíte. Tento odkaz je pro jiné místo; patří-li soupeři, pošlete ho jemu.',
    toOwnSeat: 'Na své místo',
    sitHere: 'Přesto si sednout sem',
    chat: 'Chat',
    say: 'Napsat zprávu',
    send: 'Poslat',
    sending: 'odesílá se…',
    mute: 'Ztlumit ostatní',
    unmute: 'Zrušit ztlumení',
    muted: 'Co píší ostatní, teď nevidíte.',
    more: 'Požádat druhou stranu',
    takeBack: (p) => `Požádat o\u00a0vrácení ${countCs(p.count, OF_ACTIONS)}`,
    pause: 'Navrhnout přestávku',
    resume: 'Pustit hodiny',
    paused: 'přestávka',
    claim: 'Uplatnit výhru na čas',
    late: (p) => `${p.side}: čas vypršel.`,
    youAreLate: 'Čas vám vypršel. Dokud netáhnete, může druhá strana uplatnit výhru.',
    rematch: 'Navrhnout odvetu',
    toRematch: 'K\u00a0další hře',
    unrated: 'Hra se nehodnotí, někdo hraje bez\u00a0účtu.',
    goingOn: 'Připravuji další hru…',
    yes: 'Přijmout',
    no: 'Odmítnout',
    withdraw: 'Vzít návrh zpět',
    asked: {
      takeBack: (p) => `${p.side}: žádost o\u00a0vrácení ${countCs(p.count, OF_ACTIONS)}.`,
      pause: (p) => `${p.side}: návrh na přestávku.`,
      rematch: (p) => `${p.side}: návrh na odvetu s výměnou stran.`,
    },
    waiting: {
      takeBack: (p) =>
        `Požádali jste o\u00a0vrácení ${countCs(p.count, OF_ACTIONS)}; rozhodne druhá strana.`,
      pause: () => 'Navrhli jste přestávku; rozhodne druhá strana.',
      rematch: () => 'Navrhli jste odvetu; rozhodne druhá strana.',
    },
    notes: {
      sat: (p) => `${p.side}: hráč přisedl.`,
      'took-back': (p) =>
        `${p.side}: po dohodě ${pluralCs(p.count, TAKEN)} ${countCs(p.count, ACTIONS)}.`,
      paused: () => 'Hodiny po dohodě stojí.',
      resumed: () => 'Hodiny zase běží.',
      'out-of-time': (p) => `${p.side}: čas vypršel.`,
      declined: (p) => `${p.side}: návrh padá.`,
      rematch: () => 'Odveta je domluvená.',
      outage: (p) =>
        `Server byl mimo provoz (${spanText(p.count)}); běžícím hodinám se ten čas vrátil.`,
      rules: (p) => `Pravidla této hry byla upravena. Hraje se dál podle pravidel ${p.count}.`,
      'rules-kept': (p) =>
        `Pravidla této hry byla upravena (nyní pravidla ${p.count}). Tato hra se dohraje podle pravidel, se kterými začala.`,
    },
  },
  refusals: {
    'bad-link':
      'Tento odkaz neotvírá žádné místo u této hry. Možná mu chybí konec; řekněte si o něj znovu.',
    'link-used':
      'Tento odkaz už někdo použil a\u00a0místo je obsazené. Pokud je vaše, otevřete hru v\u00a0prohlížeči, ve kterém jste si k\u00a0ní sedli. V\u00a0její nabídce vytvoříte odkaz pro další zařízení; s\u00a0účtem se stačí přihlásit.',
    closed: 'Tato stránka byla zavřena z\u00a0jiného okna nebo zařízení. Vaše hra pokračuje tam.',
    'session-required':
      'Prohlížeč si vás na tomto serveru nepamatuje, a\u00a0tak si nemůžete sednout. Povolte pro tuto stránku cookies a\u00a0načtěte ji znovu.',
    'unknown-game': 'Taková hra na tomto serveru není. Možná odkaz není celý.',
    'old-page':
      'Tato stránka je starší než server. O hru nepřijdete: načtěte stránku znovu a hrajte dál.',
    late: 'Hra se mezitím změnila; podívejte se znovu.',
    'not-now': 'Teď to nejde.',
    'just-started':
      'Server se právě znovu spustil. Výhru na čas půjde uplatnit minutu po\u00a0spuštění.',
    'too-many': 'Příliš rychle. Chvíli počkejte.',
    unavailable: 'Server teď nemůže nic uložit; stránka to zkouší dál.',
    void: 'Hra je neplatná. Skončila bez výsledku.',
    diverged:
      'Hra nemůže pokračovat: od jejího začátku se na tomto serveru změnila pravidla. Ukončit ji musí správce. Podívejte se později.',
    other: 'Server to odmítl.',
  },
  ended: {
    why: {
      rules:
        'Hra je neplatná. Pravidla se změnila a\u00a0podle nových už nešla dohrát. Nikomu se nepočítá.',
      host: 'Hra je neplatná. Ukončil ji správce serveru. Nikomu se nepočítá.',
      ban: 'Hra je neplatná. Správce serveru jednoho z\u00a0hráčů vyloučil. Nikomu se nepočítá.',
    },
    unreadable: 'Hra skončila. Ukázat už ji nejde, protože se od té doby změnila pravidla.',
    note: (p) => `Správce k\u00a0tomu říká: „${p.text}“`,
    download: 'Stáhnout záznam',
  },
  account: {
    title: 'Účet',
    guest: 'Hrajete jako host. Účet uchová vaše hry a hodnocení na všech zařízeních.',
    logout: 'Odhlásit se',
    left: 'Jste odhlášeni.',
    signedIn: (p) => `Přihlášený účet: ${p.name}.`,
    notLeft:
      'Zůstáváte přihlášeni: vaše místa u\u00a0stolů půjde z\u00a0tohoto prohlížeče smazat, až server odpoví.',
    page: 'Moje stránka',
  },
  bell: {
    title: 'Když jste na tahu',
    onThisDevice: 'Dát mi na tomto zařízení vědět, když jsem na tahu',
    about:
      'Krátké upozornění prohlížeče, když nejste u\u00a0stolu. Tady je můžete kdykoli zase vypnout.',
    notAllowed: 'Prohlížeč této stránce upozornění nedovolí. Změníte to v\u00a0jeho nastavení.',
    unknownService:
      'Tento server neposílá upozornění přes službu, kterou používá váš prohlížeč. V\u00a0jiném prohlížeči to může fungovat.',
  },
  errors: {
    'name-taken': 'Toto jméno už někdo má.',
    'wrong-password': 'Jméno a heslo k sobě nepatří.',
    banned: 'Správce serveru tento účet vyloučil.',
    'wrong-code': 'Jméno a\u00a0kód k\u00a0sobě nepatří, nebo už byl kód použitý.',
    'unknown-passkey':
      'Tento přístupový klíč server nezná, nebo zařízení neověřilo, že jste to vy.',
    'no-passkeys': 'Tento server přístupové klíče nenabízí.',
    'prove-first': 'Nejdřív prosím potvrďte, že jste to vy.',
    'last-way-in':
      'Bez tohoto přístupového klíče byste se k\u00a0účtu nedostali. Nejdřív si nastavte heslo nebo přidejte další klíč.',
    'bad-request':
      'Server této žádosti nerozumí. Načtěte stránku znovu a\u00a0zkuste to ještě jednou.',
    'too-many': 'Příliš mnoho pokusů. Chvíli počkejte.',
    'no-human-seat':
      'Aspoň jednu stranu musí hrát člověk. Hru dvou botů spusťte na tomto zařízení.',
    'too-many-games': 'Máte rozehráno příliš mnoho her; některou nejdřív dohrajte.',
    taken: 'Místo mezitím někdo obsadil.',
    'not-found': 'Nic takového tu není.',
    unavailable: 'Server to teď nemůže udělat. Zkuste to za chvíli.',
    other: 'Nepovedlo se to. Zkuste to později.',
  },
  player: {
    since: (p) => `Hraje tu od ${p.date}`,
    results: 'Hodnocení a výsledky',
    none: 'Zatím žádná hodnocená ani dohraná veřejná hra.',
    rating: (p) => `${p.rating} ± ${p.deviation}`,
    rated: (p) => countCs(p.count, RATED),
    /** Of his public games against people. */
    tally: (p) =>
      `veřejně: ${countCs(p.wins, WINS)}, ${countCs(p.draws, DRAWS)}, ${countCs(p.losses, LOSSES)}`,
    games: 'Hry',
    noGames: 'Zatím žádná veřejná hra.',
    missing: 'Hráč s takovým jménem na tomto serveru není.',
  },
};
