/**
 * Cards that both sides have. A line: deck, number or numbers, kind; then initiative and acts where
 * they differ from the kind's own. P starting, Z locked, V upgrade, R reserve; `*` marks an upgraded
 * act. P: kinds and numbers of copies are the rulebook's, which number is whose is ours. All others
 * are ours within the numbers of the box (facts 1).
 */
export const COMMON_CARDS = `
P 001 sergeant
P 002 leader-a
P 003 leader-b
P 004-008 rifleman-a
P 009-013 rifleman-b
P 014-016 scout-a
P 017-019 scout-b
P 020-022 gunner-a
P 023-025 gunner-b
P 026-035 fog
Z 036 leader-c
Z 037-041 rifleman-c
Z 042-044 scout-c
Z 045-047 gunner-c
Z 048-050 engineer-a
Z 051-053 engineer-b`;
