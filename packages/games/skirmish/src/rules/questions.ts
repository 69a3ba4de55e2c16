/** Everything a player can be asked, with what the question is about. */
export type Question =
  | { readonly kind: 'bid' }
  | { readonly kind: 'order' }
  | { readonly kind: 'unit'; readonly left: number }
  | { readonly kind: 'goal'; readonly unit: number }
  | { readonly kind: 'react'; readonly unit: number; readonly area: number };
