/** Where the rules of a war leave room between two players; its other options concern the solo opponent. */
export const PAIR_OPTIONS: readonly string[] = ['flag-bonus', 'spy', 'all-closed'];
