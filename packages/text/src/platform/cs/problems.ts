import type { UndoBarrier } from '@bivouac/kernel';
import type { ProblemSentences } from '../en/problems.ts';

const hint = (name: string | null): string => (name === null ? '' : ` Nemysleli jste „${name}“?`);

const BARRIERS: { readonly [B in UndoBarrier]: string } = {
  'nothing-done': 'zatím se nic nestalo',
  luck: 'padly kostky nebo se dobíraly karty',
  secret: 'ukázalo se něco skrytého',
  passed: 'rozhoduje už druhá strana',
  'not-yours': 'poslední akce nebyla vaše',
  'for-good': 'v kampani platí, co se jednou odkrylo nebo vylosovalo',
};

export const problems: ProblemSentences = {
  'unknown-game': (p) => `Hru „${p.name}“ neznám.${hint(p.nearest)}`,
  'unknown-scenario': (p) => `Hra ${p.game} nemá scénář „${p.name}“.${hint(p.nearest)}`,
  'unknown-option': (p) => `Hra ${p.game} nemá volbu „${p.name}“.${hint(p.nearest)}`,
  'bad-option-value': (p) =>
    `Volba „${p.option}“ nemůže být „${p.value}“. Vyberte z: ${p.allowed.join(', ')}.`,
  'unknown-seat': (p) => `Strana „${p.name}“ tu není. Strany jsou: ${p.seats.join(', ')}.`,
  'bad-seed': (p) => `„${p.text}“ není semínko. Semínko je „chacha20:“ a 64 šestnáctkových číslic.`,
  'unknown-notation': (p) => `„${p.text}“ není akce této hry.${hint(p.nearest)}`,
  'unknown-name': (p) => `Nic se tu nejmenuje „${p.text}“.${hint(p.nearest)}`,
  'illegal-action': (p) => `Toto teď strana ${p.seat} udělat nemůže: „${p.action}“.`,
  'not-an-action': (p) => `Strana ${p.seat} poslala něco, co není akce této hry.`,
  'no-luck-left': () => 'Záznam neuvádí semínko, další kostky z něj proto vzít nejde.',
  'not-your-decision': (p) => `Strana ${p.seat} teď není na řadě.`,
  'stale-decision': (p) =>
    `To byla odpověď na rozhodnutí ${p.given}, hra je už u rozhodnutí ${p.current}.`,
  'game-over': () => 'Hra skončila.',
  'no-draw-offered': () => 'Remízu vám nikdo nenabídl.',
  'game-not-over': () => 'Všechno je vidět až po skončení hry.',
  'cannot-undo': (p) => `Toto vzít zpět nejde: ${BARRIERS[p.reason]}.`,
  'record-not-one': () => 'Toto není záznam Bivouacu: na prvním řádku má být „bivouac record 1“.',
  'record-newer-format': (p) =>
    `Záznam má formát ${p.format}, tento program ale čte nejvýš formát ${p.known}. Aktualizujte Bivouac.`,
  'record-truncated': (p) => `Záznam končí předčasně na řádku ${p.line}: chybí závěrečný řádek.`,
  'record-damaged': (p) => `Řádek ${p.line} záznamu nejde přečíst: „${p.text}“.`,
  'record-other-rules': (p) =>
    `Záznam se hrál podle pravidel ${p.have} hry ${p.game}, tento program hraje podle pravidel ${p.need}.`,
  'record-illegal-action': (p) => `Řádek ${p.line} záznamu: „${p.action}“ v té chvíli není možné.`,
  'record-wrong-draw': (p) => `Řádek ${p.line} záznamu: výsledky náhody nesedí (${p.detail}).`,
  'record-seed-disagrees': (p) =>
    `Řádek ${p.line} záznamu: výsledek ${p.draw} není ten, který dává semínko.`,
  'record-hash-differs': (p) =>
    `Záznam končí v jiném postavení, než uvádí (${p.have.slice(0, 12)}… místo ${p.need.slice(0, 12)}…).`,
  'record-altered': (p) => `Text záznamu někdo změnil: pečeť na řádku ${p.line} nesedí.`,
  'record-without-seed': () => 'Záznam neuvádí semínko, jeho kostky proto nejde ověřit.',
  'record-bad-commitment': (p) =>
    `Semínko neodpovídá tomu, které bylo přislíbeno před prvním tahem (řádek ${p.line}).`,
};
