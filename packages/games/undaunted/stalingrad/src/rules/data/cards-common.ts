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
Z 037-039 rifleman-c
Z 040-041 rifleman-c 5 move 1, control, grenades 2 max 1
Z 042-043 scout-c
Z 044 scout-c 6 scout 2, attack 1, recon-scout
Z 045-047 gunner-c
Z 048-049 engineer-a
Z 050 engineer-a 4 move 1, attack 1, demolish 1/3 max 1, mines 2, smoke
Z 051-052 engineer-b
Z 053 engineer-b 4 move 1, attack 1, demolish 1/3 max 1, mines 2, smoke`;
