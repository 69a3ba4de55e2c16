import type { Translated } from '@bivouac/text';
import { beforeCs } from '@bivouac/text/grammar/cs.ts';
import type { tutorial as english } from '../en/tutorial.ts';

export const tutorial: Translated<typeof english> = {
  tutorial: {
    heading: (p) => `${p.number}. lekce`,
    number: (p) => `Krok ${p.number} ${beforeCs('z', p.total)} ${p.total}`,
    next: 'Pokračovat',
    skip: 'Přeskočit lekci',
    refused: (p) => `To lekce teď nedovolí. Zvolte „${p.action}“.`,
    readFirst: 'Okamžik: nejdřív si přečtěte tento text a stiskněte „Pokračovat“.',
    overFirst: 'Lekce skončila. Stiskněte „Hrát dál tuto hru“.',
    todo: 'Teď vy.',
    loading: 'Rozkládám mapu…',
    doneTitle: 'Teď už víte, jak na to',
    skippedTitle: 'Dál bez průvodce',
    goOn: 'Hrát dál tuto hru',
    lessons: 'Lekce',
    titled: (p) => `${p.number}. lekce: ${p.title}`,
    notShown: 'Pět věcí, které jsme neukázali',
    rule: (p) => `Pravidlo: ${p.title}`,
    nextLesson: (p) => `Další lekce: ${p.title}`,
  },
};
