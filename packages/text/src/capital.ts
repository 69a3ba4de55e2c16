/** A line begins with a capital, whatever stands first in it. */
export const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);
