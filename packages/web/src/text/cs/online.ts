import { capital, type Name, type Translated } from '@bivouac/text';
import { acc, countCs, dat, nom, past, pluralCs, verb } from '@bivouac/text/grammar/cs.ts';
import { spanText } from '../../online/time-left.ts';
import type { online as english } from '../en/online.ts';

const DAYS = { one: 'den', few: 'dny', many: 'dne', other: 'dní' };
/** In the genitive: so many are taken back. */
const OF_ACTIONS = { one: 'akce', few: 'akcí', many: 'akce', other: 'akcí' };
/** In the accusative: so many they took back. */
const ACTIONS_ACC = { one: 'akci', few: 'akce', many: 'akce', other: 'akcí' };
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

/** At the start of a sentence. */
const Nom = (name: Name): string => capital(nom(name));
const Dat = (name: Name): string => capital(dat(name));

export const online: Translated<typeof english> = {
  title: 'Hra s ostatními',
  lead: 'Účet není potřeba: založte hru, pošlete odkaz a hrajte. Server hry uchová, dokud je nedohrajete.',
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
  joining: 'Přisedám…',
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
  live: (p) => `${p.minutes} min + ${p.seconds} s na tah`,
  daysPerMove: (p) => `${countCs(p.count, DAYS)} na tah`,
  units: { day: 'd', hour: 'h' },
  form: {
    title: 'Pozvánka ke hře',
    as: (p) => `Zvete pod jménem ${p.name}.`,
    asGuest: 'Zvete jako host.',
    scenario: 'Scénář',
    side: 'Vaše strana',
    opponent: 'Soupeř',
    link: 'kdokoli s odkazem',
    linkHint: 'Dostanete odkaz, který pošlete soupeři. Místo obsadí ten, kdo ho otevře první.',
    stranger: 'kdokoli',
    strangerHint: 'Hra se objeví v seznamu; kdokoli může přisednout nebo se dívat.',
    clock: 'Hodiny',
    clocks: {
      none: 'bez hodin',
      fast: '15 minut, za každý tah 30 sekund navíc',
      slow: '60 minut, za každý tah minuta navíc',
      days3: '3 dny na tah',
      days7: '7 dní na tah',
    },
    rated: 'Hodnocená hra',
    ratedHint: 'Výsledek se započítá, jen když soupeř přisedne přihlášený.',
    unratedBot: 'Hry s botem se nehodnotí.',
    unratedUnknown: 'Zjišťuji, zda jste přihlášeni…',
    unratedGuest: 'Hodnotí se jen hry mezi přihlášenými hráči; vy teď hrajete jako host.',
    rules: 'Varianty pravidel',
    begin: 'Založit hru',
    making: 'Zakládám hru…',
  },
  links: {
    title: 'Pošlete tento odkaz soupeři',
    hint: 'Kdo ho otevře, ten si přisedne ke stolu. Nikomu jinému ho nedávejte.',
    watch: 'Pro diváky',
    copy: 'Zkopírovat',
    copied: 'Zkopírováno',
    byHand: 'Prohlížeč kopírování nedovolil. Odkaz je označený, zkopírujte ho sami.',
    missing: 'Odkaz pro soupeře v tomto prohlížeči není.',
    notWorking: 'Odkaz nefunguje?',
    renewHint: 'Odkaz, který jste už poslali, přestane platit.',
    renew: 'Vytvořit nový odkaz',
    renewing: 'Vytvářím nový odkaz…',
  },
  pages: {
    told: 'Tuto hru máte otevřenou ještě v jiném okně nebo na jiném zařízení.',
    close: 'Zavřít ji tam',
    leave: 'Nechat otevřená obě okna',
    notMe: 'To nejsem já',
    comeBack: 'Hrát zase tady',
  },
  device: {
    title: 'Hrát i na jiném zařízení',
    account: (p) =>
      `Na druhém zařízení se přihlaste ke svému účtu (${p.name}). Najdete tam všechny své hry. Přihlášená zařízení vidíte na stránce účtu a můžete je tam odhlásit.`,
    toAccount: 'Na stránku účtu',
    guest:
      'Hrajete jako host a zná vás jen tento prohlížeč. Vytvořte si odkaz a své hry můžete hrát i na druhém zařízení.',
    make: 'Vytvořit odkaz',
    code: 'QR kód odkazu',
    how: (p) =>
      `Do ${p.minutes} minut načtěte kód druhým zařízením, nebo na něm otevřete tento odkaz.`,
    link: 'Odkaz pro jedno zařízení',
    once: 'Odkaz platí jen jednou. Nikomu ho nedávejte: kdo ho má, může hrát všechny vaše hry.',
    others: 'Ostatní zařízení',
    othersHint:
      'Ztratili jste zařízení, nebo vaše hry hraje někdo jiný? Odhlaste všechna zařízení kromě tohoto. Přestane platit i odkaz, který ještě nikdo nepoužil.',
    signOut: 'Odhlásit ostatní zařízení',
    signedOut: 'Všechna ostatní zařízení jsou odhlášená.',
    opened: 'S tímto odkazem tu budete hrát jako týž host jako na zařízení, kde odkaz vznikl.',
    warning:
      'Použijte ho, jen když jste ho vytvořili sami. Pokud vám ho někdo poslal, stránku zavřete.',
    use: 'Hrát na tomto zařízení',
    unusable:
      'Tento odkaz už neplatí: byl použit nebo zrušen, nebo je příliš starý. Na zařízení, na kterém hrajete, vytvořte nový.',
    otherPlayer:
      'V tomto prohlížeči už hrajete jiné hry a přišli byste o ně. Použijte jiný prohlížeč, nebo si založte účet a přihlaste se na obou zařízeních.',
    noGuest: 'Zatím tu nemáte žádné hry, které byste mohli hrát na jiném zařízení.',
  },
  table: {
    noSeat:
      'Tato hra je soukromá a tady v ní nemáte místo. Pokud jste jedním z hráčů, přihlaste se, nebo ji otevřete na zařízení, na kterém hrajete.',
    bar: 'Po síti',
    back: 'Seznam her',
    you: 'vy',
    here: 'je u stolu',
    away: 'je pryč',
    watchers: (p) => countCs(p.count, WATCHERS),
    connecting: 'Hledám stůl…',
    lost: 'Spojení se přerušilo, připojuji se znovu…',
    unreachable: 'Server neodpovídá. Stránka to zkouší dál.',
    reload: 'Načíst stránku znovu',
    otherPlace:
      'U tohoto stolu už sedíte. Tento odkaz je na jiné místo; patří-li soupeři, neotvírejte ho a pošlete mu ho.',
    toOwnSeat: 'Na své místo',
    sitHere: 'Přesto si sednout sem',
    chat: 'Chat',
    say: 'Napsat zprávu',
    send: 'Poslat',
    sending: 'odesílá se…',
    mute: 'Ztlumit chat',
    unmute: 'Zrušit ztlumení chatu',
    muted: 'Zprávy ostatních teď nevidíte.',
    more: 'Požádat soupeře',
    takeBack: (p) => `Požádat o vrácení ${countCs(p.count, OF_ACTIONS)}`,
    pause: 'Navrhnout přestávku',
    resume: 'Pustit hodiny',
    paused: 'přestávka',
    claim: 'Uplatnit výhru na čas',
    late: (p) => `${Dat(p.side)} vypršel čas.`,
    youAreLate: 'Čas vám vypršel. Dokud netáhnete, může soupeř uplatnit výhru.',
    rematch: 'Navrhnout odvetu',
    toRematch: 'K další hře',
    unrated: 'Hra se nehodnotí: někdo hraje bez účtu.',
    goingOn: 'Připravuji další hru…',
    yes: 'Přijmout',
    no: 'Odmítnout',
    withdraw: 'Vzít návrh zpět',
    asked: {
      takeBack: (p) =>
        `${Nom(p.side)} ${verb(p.side, 'žádá', 'žádají')} o vrácení ${countCs(p.count, OF_ACTIONS)}.`,
      pause: (p) => `${Nom(p.side)} ${verb(p.side, 'navrhuje', 'navrhují')} přestávku.`,
      rematch: (p) =>
        `${Nom(p.side)} ${verb(p.side, 'navrhuje', 'navrhují')} odvetu s výměnou stran.`,
    },
    waiting: {
      takeBack: (p) => `Požádali jste o vrácení ${countCs(p.count, OF_ACTIONS)}. Rozhodne soupeř.`,
      pause: () => 'Navrhli jste přestávku. Rozhodne soupeř.',
      rematch: () => 'Navrhli jste odvetu. Rozhodne soupeř.',
    },
    notes: {
      sat: (p) => `Za ${acc(p.side)} přisedl hráč.`,
      'took-back': (p) =>
        `${Nom(p.side)} ${past(p.side, 'vzal')} po dohodě zpět ${countCs(p.count, ACTIONS_ACC)}.`,
      paused: () => 'Hodiny po dohodě stojí.',
      resumed: () => 'Hodiny zase běží.',
      'out-of-time': (p) => `${Dat(p.side)} došel čas.`,
      declined: (p) => `Návrh už neplatí (${nom(p.side)}).`,
      rematch: () => 'Domluvili jste se na odvetě.',
      outage: (p) =>
        `Server byl mimo provoz (${spanText(p.count)}). Běžícím hodinám se ten čas vrátil.`,
      rules: (p) => `Pravidla této hry byla upravena. Hraje se dál podle verze ${p.count}.`,
      'rules-kept': (p) =>
        `Pravidla této hry byla upravena (nyní verze ${p.count}). Tato partie se dohraje podle pravidel, se kterými začala.`,
    },
  },
  refusals: {
    'bad-link':
      'Tento odkaz žádné místo u této hry neotvírá. Možná mu chybí konec; řekněte si o něj znovu.',
    'link-used':
      'Tento odkaz už někdo použil a místo je obsazené. Pokud je vaše, otevřete hru v prohlížeči, ve kterém jste si k ní sedli. V její nabídce vytvoříte odkaz pro další zařízení; s účtem se stačí přihlásit.',
    closed: 'Tato stránka byla zavřena z jiného okna nebo zařízení. Vaše hra pokračuje tam.',
    'session-required':
      'Prohlížeč si vás na této stránce nepamatuje, a proto si nemůžete přisednout. Povolte pro ni cookies a načtěte ji znovu.',
    'unknown-game': 'Tato hra na tomto serveru není. Možná odkaz není celý.',
    'old-page':
      'Tato stránka je starší než server. O hru nepřijdete: načtěte stránku znovu a hrajte dál.',
    late: 'Hra se mezitím změnila. Podívejte se znovu.',
    'not-now': 'Teď to nejde.',
    'just-started':
      'Server se právě znovu spustil. Výhru na čas půjde uplatnit minutu po spuštění.',
    'too-many': 'Příliš rychle. Chvíli počkejte.',
    unavailable: 'Server teď nemůže nic uložit. Stránka to zkouší dál.',
    void: 'Hra je neplatná. Skončila bez výsledku.',
    diverged:
      'Hra nemůže pokračovat: od jejího začátku se na tomto serveru změnila pravidla. Ukončit ji musí správce. Podívejte se později.',
    other: 'Server to odmítl udělat.',
  },
  ended: {
    why: {
      rules:
        'Hra je neplatná. Pravidla se změnila a podle nových už nešla dohrát. Nikomu se nepočítá.',
      host: 'Hra je neplatná. Ukončil ji správce serveru. Nikomu se nepočítá.',
      ban: 'Hra je neplatná. Správce serveru jednoho z hráčů vyloučil. Nikomu se nepočítá.',
    },
    unreadable: 'Hra skončila. Ukázat už ji nejde, protože se od té doby změnila pravidla.',
    note: (p) => `Vyjádření správce: „${p.text}“`,
    download: 'Stáhnout záznam',
  },
  account: {
    title: 'Účet',
    guest: 'Hrajete jako host. Účet uchová vaše hry a hodnocení na všech zařízeních.',
    logout: 'Odhlásit se',
    left: 'Jste odhlášeni.',
    signedIn: (p) => `Přihlášený účet: ${p.name}.`,
    notLeft:
      'Zůstáváte přihlášeni: vaše místa u stolů z tohoto prohlížeče odebereme, až server odpoví.',
    page: 'Moje stránka',
  },
  bell: {
    title: 'Když jste na tahu',
    onThisDevice: 'Upozornit mě na tomto zařízení, když jsem na tahu',
    about: 'Krátké upozornění prohlížeče, když nejste u stolu. Kdykoli ho tu můžete zase vypnout.',
    notAllowed: 'Prohlížeč této stránce upozornění nedovoluje. Změníte to v jeho nastavení.',
    unknownService:
      'Přes službu, kterou používá váš prohlížeč, tento server upozornění posílat neumí. V jiném prohlížeči to může fungovat.',
  },
  errors: {
    'name-taken': 'Toto jméno už někdo má.',
    'wrong-password': 'Jméno a heslo k sobě nepatří.',
    banned: 'Správce serveru tento účet vyloučil.',
    'wrong-code': 'Jméno a kód k sobě nepatří, nebo už byl kód použitý.',
    'unknown-passkey':
      'Tento přístupový klíč server nezná, nebo zařízení neověřilo, že jste to vy.',
    'no-passkeys': 'Tento server přístupové klíče nenabízí.',
    'prove-first': 'Nejdřív prosím potvrďte, že jste to vy.',
    'last-way-in':
      'Bez tohoto přístupového klíče byste se k účtu nedostali. Nejdřív si nastavte heslo nebo přidejte další klíč.',
    'bad-request': 'Server této žádosti nerozumí. Načtěte stránku znovu a zkuste to ještě jednou.',
    'too-many': 'Příliš mnoho pokusů. Chvíli počkejte.',
    'no-human-seat':
      'Aspoň jednu stranu musí hrát člověk. Hru dvou botů spusťte na tomto zařízení.',
    'too-many-games': 'Máte rozehráno příliš mnoho her. Nejdřív některou dohrajte.',
    taken: 'Místo mezitím někdo obsadil.',
    'not-found': 'Nic takového tu není.',
    unavailable: 'Server to teď nemůže udělat. Zkuste to za chvíli.',
    other: 'Nepovedlo se to. Zkuste to později.',
  },
  player: {
    since: (p) => `Hraje tu od ${p.date}`,
    results: 'Hodnocení a výsledky',
    none: 'Zatím žádná hodnocená ani dohraná veřejná hra.',
    rating: (p) => `${p.rating} ± ${p.deviation}`,
    rated: (p) => countCs(p.count, RATED),
    /** The player's public games against people. */
    tally: (p) =>
      `veřejně: ${countCs(p.wins, WINS)}, ${countCs(p.draws, DRAWS)}, ${countCs(p.losses, LOSSES)}`,
    games: 'Hry',
    noGames: 'Zatím žádná veřejná hra.',
    missing: 'Hráč s takovým jménem na tomto serveru není.',
  },
};
