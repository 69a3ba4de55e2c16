import { countCs } from '@bivouac/text/grammar/cs.ts';
import type { CliProblem } from '../../problems.ts';
import type { CliProblemSentences } from '../en/problems.ts';

const AKCE_4 = { one: 'akci', few: 'akce', many: 'akce', other: 'akcí' };
const hint = (name: string | null): string => (name === null ? '' : ` Nemysleli jste „${name}“?`);

const CAUSES: { readonly [code: string]: string } = {
  ENOENT: 'takový soubor ani složka neexistuje',
  EACCES: 'přístup není povolen',
  EPERM: 'přístup není povolen',
  EISDIR: 'není to soubor',
  ENOTDIR: 'část cesty není složka',
  EROFS: 'disk je jen pro čtení',
  ENOSPC: 'disk je plný',
  ENAMETOOLONG: 'název je příliš dlouhý',
};

const NAMES: {
  readonly [why in Extract<CliProblem, { code: 'bad-player-name' }>['why']]: string;
} = {
  taken: 'stejné nebo podobně vypadající jméno už má jiný hráč',
  guest: 'host nemá jméno, které by šlo změnit',
  invisible: 'obsahuje neviditelné znaky',
  'too-short': 'je příliš krátké',
  'too-long': 'je příliš dlouhé',
  characters: 'smí obsahovat jen písmena, číslice, mezery, tečky, spojovníky a podtržítka',
  scripts: 'míchá písmena různých abeced',
  reserved: 'jméno je vyhrazené',
};

export const problems: CliProblemSentences = {
  'unknown-command': (p) => `Příkaz „${p.name}“ neznám.${hint(p.nearest)}`,
  'unknown-flag': (p) => `Přepínač ${p.flag} tu není.${hint(p.nearest)}`,
  'flag-needs-value': (p) => `Přepínač ${p.flag} potřebuje hodnotu.`,
  'flag-takes-no-value': (p) => `Přepínač ${p.flag} nepřijímá žádnou hodnotu.`,
  'bad-number': (p) => `${p.flag} musí být celé číslo od ${p.min} do ${p.max}, ne „${p.value}“.`,
  'bad-ratio': (p) => `${p.flag} musí být poměr, například 0.97, ne „${p.value}“.`,
  'bad-language': (p) => `Jazyk „${p.value}“ neznám. Vyberte cs nebo en.`,
  'bad-option-shape': (p) => `„${p.value}“ není volba s hodnotou. Napište --option název=hodnota.`,
  'no-campaign': (p) => `Hra ${p.game} nemá kampaň. Hrajte její scénáře po jednom.`,
  'missing-game': () => 'Kterou hru? Vypíše je „npx bivouac games“.',
  'missing-file': () => 'Který soubor? Zadejte jeho jméno.',
  'missing-player': () => 'Kterého hráče? Zadejte jméno nebo id; vypíše je „npx bivouac players“.',
  'unknown-player': (p) => `Hráč „${p.name}“ tu není. Seznam vypíše „npx bivouac players“.`,
  'missing-new-name': () => 'Jaké má být nové jméno? Zadejte ho za starým.',
  'bad-player-name': (p) => `Hráč se nemůže jmenovat „${p.name}“: ${NAMES[p.why]}.`,
  'missing-game-id': () => 'Kterou hru? Zadejte její id; je v adrese její stránky.',
  'missing-reason': () => 'Proč? Zadejte důvod pro hráče: --reason "…"',
  'reason-too-long': (p) => `Důvod je delší než ${p.most} znaků.`,
  'unknown-game-id': (p) => `Hra ${p.id} na tomto serveru není.`,
  'game-is-over': (p) => `Hra ${p.id} už skončila; její výsledek platí.`,
  'other-tables': () =>
    'Databáze patří jiné verzi, nebo ji ještě žádný server nepoužil. Nejdřív na ní spusťte server této verze.',
  'backup-too-new': (p) => `${p.path} je záloha z novější verze; obnovte ji tou verzí.`,
  'database-not-empty': () => 'Databáze není prázdná. Obnovit ze zálohy jde jen prázdnou.',
  'missing-record': () => 'Který záznam? Zadejte jméno jeho souboru.',
  'too-many-words': (p) => `Slovo „${p.word}“ je tu navíc.`,
  'unknown-bot': (p) =>
    `Hra ${p.game} nemá hráče „${p.name}“.${hint(p.nearest)} Vyberte z: ${p.known.join(', ')}.`,
  'wrong-seat-count': (p) =>
    `Je třeba jeden hráč na každou stranu (${p.seats.join(', ')}), zadáno: ${p.given}.`,
  'unknown-viewer': (p) =>
    `Pohled „${p.name}“ neznám.${hint(p.nearest)} Vyberte z: ${p.known.join(', ')}.`,
  'no-such-number': (p) =>
    p.count === 1
      ? `Možnost ${p.text} tu není, jediná je 1.`
      : `Možnost ${p.text} tu není. Zadejte číslo od 1 do ${p.count}, nebo akci napište.`,
  'flags-exclude': (p) => `${p.flag} nejde použít spolu s ${p.other}.`,
  'flag-needs-flag': (p) => `${p.flag} funguje jen spolu s ${p.other}.`,
  'record-of-other-game': (p) => `Záznam je ze hry „${p.game}“, ne „${p.wanted}“.`,
  'at-beyond-end': (p) =>
    `Záznam má jen ${countCs(p.actions, AKCE_4)}, --at proto nemůže být ${p.at}.`,
  'cannot-read': (p) => `Soubor ${p.path} nejde přečíst: ${CAUSES[p.cause] ?? p.cause}.`,
  'cannot-write': (p) => `Do ${p.path} nejde zapsat: ${CAUSES[p.cause] ?? p.cause}.`,
  'not-our-file': (p) => `V souboru ${p.path} je něco jiného, proto zůstal, jak byl.`,
  'not-a-checkout': () =>
    'Tato kopie Bivouacu není v gitu, nebo git není nainstalovaný: není tu starší revize k porovnání.',
  'unknown-revision': (p) => `Revizi „${p.name}“ tu git nezná. Zadejte commit, značku nebo větev.`,
  'revision-without-bench': (p) =>
    `Revize „${p.revision}“ nemá čím měřit: chybí v ní balíček ${p.name}.`,
  'revision-failed': (p) => `Revizi „${p.revision}“ nejde změřit: ${p.detail}`,
  'nothing-in-common': (p) => `Revize „${p.revision}“ nemá žádnou z těchto her a scénářů.`,
  'internal-error': (p) =>
    `Toto je chyba v Bivouacu: ${p.detail}. Nahlaste ji, prosím. (Víc ukáže BIVOUAC_DEBUG=1.)`,
};
