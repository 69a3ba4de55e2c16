import { type I18n, useI18n as useTableI18n } from '@bivouac/table/text/i18n.ts';
import type { ShellCatalogue } from './catalogues.ts';

export type ShellI18n = I18n<ShellCatalogue>;

/** The language and the words of the shell. The cast holds because the shell itself provides the context. */
export const useI18n = (): (() => ShellI18n) => useTableI18n() as () => ShellI18n;
