// An HTML comment is matched first so that a script inside one is not taken for a real one; an
// attribute may hold a `>` in quotes (generics="T extends Map<string, number>").
const scriptOrComment =
  /<!--[\s\S]*?-->|(<script\b(?:"[^"]*"|'[^']*'|[^>"'])*>)([\s\S]*?)<\/script>/g;

/** The script blocks of a Svelte file; all else is blanked, so that line and column stay true. */
export function svelteScripts(text: string): string {
  let scripts = '';
  for (const { index, 1: opening, 2: body } of text.matchAll(scriptOrComment)) {
    if (opening === undefined || body === undefined) continue;
    const start = index + opening.length;
    scripts += blank(text.slice(scripts.length, start)) + body;
  }
  return scripts + blank(text.slice(scripts.length));
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
