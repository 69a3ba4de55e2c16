/** The keys of a table whose type names all of them. */
export const keysOf = <K extends string>(table: { readonly [key in K]: unknown }): readonly K[] =>
  // `Object.keys` promises strings only, since an object may have more keys than its type.
  Object.keys(table) as K[];
