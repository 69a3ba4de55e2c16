const DECLARATION = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class) (\w+)/;

/** The name of the module's own declaration that a line belongs to; they begin without indentation. */
export function declarationAround(lines: readonly string[], line: number): string {
  for (let at = line; at >= 0; at--) {
    const name = DECLARATION.exec(lines[at] ?? '')?.[1];
    if (name !== undefined) return name;
  }
  return '';
}
