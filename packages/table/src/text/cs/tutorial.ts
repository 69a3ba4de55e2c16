import type { Translated } from '@bivouac/text';
import { beforeCs } from '@bivouac/text/grammar/cs.ts';
import type { tutorial as english } from '../en/tutorial.ts';

export const tutorial: Translated<typeof english> = {
  tutorial: {
    heading: (p) => `${p.number}. lekce`,
    number: (p) => `Krok ${p.number} ${beforeCs('z', p.total)}\u00a0${p.total}`,
    next: 'Pokračovat',
    skip: 'Přeskočit výuku',
    refused: (p) => `I\u00a0to jde, ale teď ještě ne. Zvolte „${p.action}“.`,
    readFirst: 'Okamžik: nejdřív si přečtěte tohle a\u00a0stiskněte „Pokračovat“.',
    overFirst: 'Výuka skončila: stiskněte „Hrát dál tuhle hru“ a\u00a0hrajte.',
    todo: 'Teď vy.',
    loading: 'Mapa se rozkládá…',
    doneTitle: 'Teď už víte, jak na to',
    skippedTitle: 'Dál bez průvodce',
    goOn: 'Hrát dál tuhle hru',
    lessons: 'Lekce',
    titled: (p) => `${p.number}. lekce: ${p.title}`,
    notShown: 'Pět věcí, které jsme neukázali',
    rule: (p) => `Pravidlo: ${p.title}`,
    nextLesson: (p) => `Další lekce: ${p.title}`,
  },
};
