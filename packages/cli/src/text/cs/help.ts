import type { FlagHelp, HelpText } from '../en/help.ts';

const JSON_FLAG: FlagHelp = ['', 'vypíše jediný objekt JSON a ničím jiným'];
const OPTION_FLAG: FlagHelp = ['název=hodnota', 'volba hry; lze zadat vícekrát'];
const WORKERS_FLAG: FlagHelp = ['n', 'počet vláken (výchozí: jedno na jádro)'];

const LIMIT_FLAG: FlagHelp = ['n', 'kolik nejvýš (výchozí: 50)'];
const ORDERS =
  'Běžící server se podle toho zařídí během vteřiny nebo dvou. Použije se databáze serveru: DATABASE_URL, nebo soubor v DATA_DIR.';

export const help: HelpText = {
  about: 'Deskové válečné hry Bivouac: v terminálu, mezi boty i ze záznamů.',
  usage: 'Použití',
  commandWord: 'příkaz',
  commandsHead: 'Příkazy',
  flagsHead: 'Přepínače',
  more: 'Víc o příkazu se dozvíte takto: npx bivouac <příkaz> --help',
  commonFlags: {
    lang: ['cs|en', 'jazyk (výchozí: podle proměnné LANG, jinak angličtina)'],
    help: ['', 'vypíše tuto nápovědu'],
    version: ['', 'vypíše verzi programu'],
  },
  commands: {
    play: {
      summary: 'zahraje hru v terminálu',
      usage: ['play <hra> [scénář] [--seats human,hard]', 'play --load <záznam>'],
      about: [
        'Pište číslo možnosti, nebo zápis akce. Slovem „pomoc“ si ve hře zobrazíte, co dalšího můžete napsat: zpět, šance, záznam, ulož a další.',
        'U jedné obrazovky mohou hrát dva lidé: při každém předání se obrazovka smaže.',
        'Závazek vypsaný na začátku určuje kostky ještě před prvním tahem; semínkem vypsaným na konci si to může každý ověřit.',
      ],
      flags: {
        seats: [
          'a,b',
          'kdo hraje kterou stranu: human (člověk) nebo bot (výchozí: human proti medium)',
        ],
        seed: ['s', 'libovolný text; stejný text dá stejnou náhodu'],
        option: OPTION_FLAG,
        load: ['záznam', 'pokračuje v zaznamenané hře'],
        record: ['soubor', 'vede záznam hry v souboru'],
      },
    },
    campaign: {
      summary: 'zahraje scénáře hry jeden za druhým',
      usage: ['campaign <hra> [--seats human,hard] [--folder složka]'],
      about: [
        'Hry se ukládají do složky, každá jako jeden záznam. Odejít můžete kdykoli; příště budete pokračovat tam, kde jste skončili. Za vítězství je bod, každých deset ztrát jeden bod stojí.',
      ],
      flags: {
        seats: [
          'a,b',
          'kdo hraje kterou stranu: human (člověk) nebo bot (výchozí: human proti medium)',
        ],
        folder: ['složka', 'kde je kampaň uložená (výchozí: <hra>-campaign)'],
        table: ['', 'jen vypíše stav kampaně'],
        json: JSON_FLAG,
      },
    },
    replay: {
      summary: 'převypráví nebo ověří zaznamenanou hru',
      usage: ['replay <záznam> [--verify] [--at n] [--viewer kdo]'],
      about: [
        'Každý záznam se nejdřív celý přehraje a ověří. Pokud hra neskončila, skryté věci zůstanou skryté.',
      ],
      flags: {
        verify: ['', 'jen ověří: semínko, výsledky náhody, otisk'],
        commitment: ['závazek', 'co bylo zveřejněno před prvním tahem; semínko to musí dodržet'],
        at: ['n', 'ukáže stůl po n akcích'],
        viewer: ['kdo', 'strana, spectator (divák), nebo everyone (všichni; jen po skončení hry)'],
        json: JSON_FLAG,
      },
    },
    sim: {
      summary: 'nechá boty sehrát sérii na všech jádrech',
      usage: ['sim <hra> [scénář] --bots hard,random --games 400 --mirror --seed s'],
      about: [
        'Výsledek závisí jen na semínku, ne na počtu vláken. Ctrl-C sérii zastaví a ukáže, jak zatím dopadla.',
      ],
      flags: {
        bots: ['a,b', 'jeden bot na každou stranu (výchozí: všude medium)'],
        games: ['n', 'počet her (výchozí: 100)'],
        mirror: ['', 'každé rozdání se hraje ze všech stran, aby se štěstí vyrušilo'],
        seed: ['s', 'libovolný text (výchozí: bivouac)'],
        option: OPTION_FLAG,
        workers: WORKERS_FLAG,
        json: JSON_FLAG,
      },
    },
    games: {
      summary: 'vypíše hry, jejich scénáře a boty',
      usage: ['games [--json]'],
      about: ['Vypíše každou hru s jejími stranami, scénáři, volbami a boty.'],
      flags: { json: JSON_FLAG },
    },
    repair: {
      summary: 'přehraje nedohrané hry serveru podle dnešních pravidel',
      usage: ['repair [--close] [--json]'],
      about: [
        'Spusťte ho dřív, než server poběží s novými pravidly. Nic nemění. U každé hry, která by se hrála jinak, vypíše první takovou položku; návratový kód je pak 1.',
        'S přepínačem --close tyto hry ukončí bez výsledku: nehodnotí se, hráči uvidí proč a mohou si stáhnout, co odehráli. Zároveň převede tabulky na novou verzi, proto nejdřív zastavte server předchozí verze.',
        'Použije se databáze serveru: DATABASE_URL, nebo soubor v DATA_DIR.',
      ],
      flags: {
        close: ['', 'ukončí hry, které by se hrály jinak'],
        json: JSON_FLAG,
      },
    },
    players: {
      summary: 'vypíše hráče serveru',
      usage: ['players [část jména | id] [--guests] [--limit n] [--json]'],
      about: [
        'U každého hráče jméno, id, kdy vznikl účet a kdy tu byl naposledy (na hodinu přesně), počet her a přihlášení a odkdy je vyloučen. První jsou ti, kdo tu byli naposledy.',
        ORDERS,
      ],
      flags: {
        guests: ['', 'vypíše i hosty, kteří nemají jméno'],
        limit: LIMIT_FLAG,
        json: JSON_FLAG,
      },
    },
    ban: {
      summary: 'vyloučí hráče ze serveru, nebo ho zase pustí',
      usage: ['ban <jméno | id> [--reason "…"]', 'ban <jméno | id> --lift'],
      about: [
        'Hráč je všude odhlášen a už se nepřihlásí. Jeho nedohrané hry skončí bez výsledku a nehodnotí se. Důvod je jen v protokolu.',
        'Zrušení zákazu hry nevrátí.',
        ORDERS,
      ],
      flags: {
        reason: ['text', 'proč, do protokolu'],
        lift: ['', 'hráče zase pustí'],
        json: JSON_FLAG,
      },
    },
    rename: {
      summary: 'dá hráči jiné jméno',
      usage: ['rename <jméno | id> <nové jméno>'],
      about: [
        'Pro jméno platí stejná pravidla jako na stránce: jedna abeceda a žádné jméno, které vypadá jako jiné. Hráč se přihlašuje novým jménem.',
        ORDERS,
      ],
      flags: { json: JSON_FLAG },
    },
    void: {
      summary: 'ukončí hru bez výsledku',
      usage: ['void <id hry> --reason "…"'],
      about: [
        'Hra se nehodnotí. Hráči uvidí důvod a mohou si stáhnout, co odehráli. Id je v adrese stránky hry.',
        ORDERS,
      ],
      flags: { reason: ['text', 'proč; hráči to uvidí'], json: JSON_FLAG },
    },
    audit: {
      summary: 'vypíše, co správci udělali',
      usage: ['audit [--limit n] [--json]'],
      about: [
        'U každého zásahu: kdy, který účet tohoto počítače, co a komu. Nejnovější první.',
        ORDERS,
      ],
      flags: { limit: LIMIT_FLAG, json: JSON_FLAG },
    },
    backup: {
      summary: 'zapíše celou databázi serveru do souboru',
      usage: ['backup <soubor>'],
      about: [
        'Server může běžet dál. Soubor lze použít pro oba druhy databáze. Jsou v něm tajné údaje rozehraných her: chraňte ho stejně jako databázi.',
      ],
      flags: {},
    },
    restore: {
      summary: 'obnoví ze zálohy prázdnou databázi',
      usage: ['restore <soubor>'],
      about: ['Obnoví se všechno, nebo nic. Server předtím zastavte.'],
      flags: {},
    },
    fuzz: {
      summary: 'hraje náhodné hry a kontroluje, co pravidla slibují',
      usage: ['fuzz <hra> [scénář] --games 1000 --seed s', 'fuzz --all'],
      about: [
        'Bez scénáře projde všechny scénáře a volby. Každou chybu uloží jako záznam, který otevře příkaz replay; návratový kód je pak 1.',
      ],
      flags: {
        all: ['', 'všechny hry'],
        games: ['n', 'počet her od každé (výchozí: 1000)'],
        seed: ['s', 'libovolný text (výchozí: pokaždé nové semínko, které se vypíše)'],
        option: OPTION_FLAG,
        out: ['složka', 'kam se ukládají záznamy chyb (výchozí: fuzz-failures)'],
        workers: WORKERS_FLAG,
        json: JSON_FLAG,
      },
    },
    bench: {
      summary: 'změří rychlost her',
      usage: [
        'bench [hra] [--scenario id] [--save]',
        'bench [hra] [--scenario id] --against <revize> [--least 0.97]',
      ],
      about: [
        'Dělá vždy stejnou práci; dokazují to stejné otisky. Výsledky porovná se souborem bench/results.json, pokud existuje.',
        'S přepínačem --against měří střídavě náhodná rozhodnutí za sekundu v pracovních souborech a ve starší revizi.',
      ],
      flags: {
        scenario: ['id', 'jen tento scénář hry'],
        compare: ['', 'porovná s uloženými výsledky (výchozí, pokud nějaké jsou)'],
        save: ['', 'zapíše výsledky do souboru'],
        file: ['cesta', 'použije jiný soubor než bench/results.json'],
        against: ['revize', 'změří vedle pracovních souborů i tuto revizi z gitu'],
        least: ['poměr', 's --against: chyba, je-li některá hra pomalejší, například 0.97'],
        json: JSON_FLAG,
      },
    },
  },
};
