import type { FlagHelp, HelpText } from '../en/help.ts';

const JSON_FLAG: FlagHelp = ['', 'odpoví jedním objektem JSON a ničím jiným'];
const OPTION_FLAG: FlagHelp = ['název=hodnota', 'volba hry; lze zadat vícekrát'];
const WORKERS_FLAG: FlagHelp = ['n', 'počet vláken (výchozí: jedno na jádro)'];

const LIMIT_FLAG: FlagHelp = ['n', 'kolik nejvýš (výchozí: 50)'];
const ORDERS =
  'Běžící server se podle toho zařídí během chvilky. Databáze je ta, kterou používá server: DATABASE_URL, nebo soubor v DATA_DIR.';

export const help: HelpText = {
  about: 'Bivouac hraje deskové válečné hry: v terminálu, mezi boty i znovu ze záznamů.',
  usage: 'Použití',
  commandWord: 'příkaz',
  commandsHead: 'Příkazy',
  flagsHead: 'Přepínače',
  more: 'Víc o příkazu řekne npx bivouac <příkaz> --help.',
  commonFlags: {
    lang: ['cs|en', 'jazyk (výchozí: podle proměnné LANG, jinak angličtina)'],
    help: ['', 'tato nápověda'],
    version: ['', 'verze programu'],
  },
  commands: {
    play: {
      summary: 'zahraje hru v terminálu',
      usage: ['play <hra> [scénář] [--seats human,hard]', 'play --load <záznam>'],
      about: [
        'Odpovídejte číslem možnosti nebo zápisem tahu. Slovo „pomoc“ ve hře ukáže, co dalšího umí: zpět, šance, záznam, ulož a další.',
        'U jedné obrazovky mohou hrát dva lidé: kdykoli přechází od jednoho k druhému, smaže se.',
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
        'Hry se ukládají do složky, každá jako záznam. Odejít můžete kdykoli, příště se pokračuje tam, kde jste skončili. Vítězství je za bod, každých deset ztrát bod stojí.',
      ],
      flags: {
        seats: [
          'a,b',
          'kdo hraje kterou stranu: human (člověk) nebo bot (výchozí: human proti medium)',
        ],
        folder: ['složka', 'kde je kampaň uložená (výchozí: <hra>-campaign)'],
        table: ['', 'jen ukáže, jak to vypadá'],
        json: JSON_FLAG,
      },
    },
    replay: {
      summary: 'převypráví nebo ověří zaznamenanou hru',
      usage: ['replay <záznam> [--verify] [--at n] [--viewer kdo]'],
      about: [
        'Každý záznam se nejdřív celý přehraje a ověří. Co je ve hře, která neskončila, skryté, zůstane skryté.',
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
        'Spusťte ho dřív, než server poběží s novými pravidly. Nic nemění; u každé hry, která by se hrála jinak, vypíše první takový záznam a návratový kód je pak 1.',
        'S --close tyto hry ukončí bez výsledku: nehodnotí se, hráči uvidí proč a můžou si stáhnout, co odehráli. Zároveň převede tabulky na novou verzi, proto nejdřív zastavte server předchozí verze.',
        'Databáze je ta, kterou používá server: DATABASE_URL, nebo soubor v DATA_DIR.',
      ],
      flags: {
        close: ['', 'ukončit hry, které by se hrály jinak'],
        json: JSON_FLAG,
      },
    },
    players: {
      summary: 'vypíše hráče serveru',
      usage: ['players [část jména | id] [--guests] [--limit n] [--json]'],
      about: [
        'Jméno, id, kdy vznikl účet a kdy byl hráč naposledy vidět (na hodinu přesně), počet her a přihlášení a odkdy je vyloučen. Naposledy vidění jsou první.',
        ORDERS,
      ],
      flags: {
        guests: ['', 'i hosty, kteří nemají jméno'],
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
        lift: ['', 'hráče zase pustit'],
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
        'Hra se nehodnotí. Hráči si přečtou důvod a můžou si stáhnout, co odehráli. Id je v adrese stránky hry.',
        ORDERS,
      ],
      flags: { reason: ['text', 'proč; hráči to uvidí'], json: JSON_FLAG },
    },
    audit: {
      summary: 'vypíše, co správci udělali',
      usage: ['audit [--limit n] [--json]'],
      about: ['Kdy, který účet tohoto počítače, co a komu. Nejnovější první.', ORDERS],
      flags: { limit: LIMIT_FLAG, json: JSON_FLAG },
    },
    backup: {
      summary: 'zapíše celou databázi serveru do souboru',
      usage: ['backup <soubor>'],
      about: [
        'Server může běžet dál. Soubor se hodí pro oba druhy databáze. Jsou v něm tajemství rozehraných her: opatrujte ho stejně jako databázi.',
      ],
      flags: {},
    },
    restore: {
      summary: 'naplní prázdnou databázi z takového souboru',
      usage: ['restore <soubor>'],
      about: ['Celý, nebo vůbec. Server předtím zastavte.'],
      flags: {},
    },
    fuzz: {
      summary: 'hraje náhodné hry a kontroluje, co pravidla slibují',
      usage: ['fuzz <hra> [scénář] --games 1000 --seed s', 'fuzz --all'],
      about: [
        'Bez scénáře projde všechny scénáře a volby. Každou chybu zapíše jako záznam, který otevře replay; návratový kód je pak 1.',
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
        'S --against měří střídavě náhodná rozhodnutí za sekundu v pracovních souborech a ve starší revizi.',
      ],
      flags: {
        scenario: ['id', 'jen tento scénář hry'],
        compare: ['', 'porovná s uloženými výsledky (výchozí, pokud nějaké jsou)'],
        save: ['', 'zapíše výsledky do souboru'],
        file: ['cesta', 'jiný soubor místo bench/results.json'],
        against: ['revize', 'změří vedle pracovních souborů i tuto revizi z gitu'],
        least: ['poměr', 's --against: chyba, je-li některá hra pomalejší, například 0.97'],
        json: JSON_FLAG,
      },
    },
  },
};
