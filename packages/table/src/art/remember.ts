/**
 * A drawing that is asked for again and again with the same look is made once. Only for looks that
 * are plain and few: every one of them is kept.
 */
export function remembered<Look>(draw: (look: Look) => string): (look: Look) => string {
  const drawn = new Map<string, string>();
  return (look) => {
    const key = JSON.stringify(look);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const art = draw(look);
    drawn.set(key, art);
    return art;
  };
}
