/** Code as a report and `mutants.json` show it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
