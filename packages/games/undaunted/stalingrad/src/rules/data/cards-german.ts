/** The German cards beside those that both sides have. */
export const GERMAN_CARDS = `
Z 054-056 engineer-c
Z 057-059 sniper
Z 060-062 at-gun
Z 063-065 flamethrower
Z 066-068 panzer-a
Z 069-070 panzer-b
Z 071 gunner-a 3 move 1, attack 1, suppress 4, field-of-fire
Z 072-073 assault
Z 074 assault 5 move 1, assault, attack 2 max 1, attack-stalk
Z 075-077 infantry-gun
Z 078 feldwebel
Z 079 sergeant 9 bolster 3, command 3
Z 080 sergeant 8 bolster 2, command 2, rally 1
Z 081 leader-a 8 bolster 3 squad, inspire 1 squad
Z 082 leader-a 6 bolster 2 squad, guide 1 squad
Z 083 leader-b 7 bolster 2 squad, inspire 1 squad, rally 1 squad
Z 084 leader-b 6 bolster 2 squad, rally 1 squad
Z 085 leader-c 8 bolster 2 squad, inspire 1 squad, guide 1 squad
Z 086 commander 9 exert 1, command 1
Z 087 medic
Z 088 medic 4 bring-up 1, rally 1, conceal
Z 089-093 bomber
Z 094-096 anti-aircraft
Z 097-099 guns
Z 100-104 fog
V 004 6 move 1, attack 2 *, control
V 005 6 move 1, attack 1, control, grenades 2 max 1 *
V 006 5 move 1, attack 1, control, assault *
V 007 7 move 1, attack 1, control, attack-stalk *
V 008 6 move 1, attack 3 max 1 *, control
V 009 6 move 1, attack 3 max 1 *, control
V 010 6 move 1, attack 1, control, grenades 3 max 0 *
V 011 7 move 1, attack 2 *, control
V 012 6 move 1, stalk 1 *, attack 1, control
V 013 5 move 1, attack 2 *, control, assault *
V 014 7 scout 2, attack 1, recon-scout *, conceal
V 015 8 scout 3 *, attack 1, recon, conceal
V 016 7 scout 2, attack 1, recon, conceal, attack-stalk *
V 017 7 scout 2, attack 2 *, recon, conceal
V 018 8 scout 2, attack 1, recon-scout *, conceal
V 019 7 scout 2, attack 1, recon, conceal, stalk 1 *
V 020 5 move 1, attack 2, suppress 5 *
V 021 4 move 1, attack 2, suppress 4, field-of-fire *
V 022 4 move 1, attack 3 *, suppress 4
V 023 5 move 1, attack 2, suppress 4, area-suppress 3 *
V 024 4 move 1, attack 3 *, suppress 4
V 025 4 move 1, attack 2, suppress 4, field-of-fire *
V 037 6 move 1, attack 1, control, assault *
V 038 7 move 1, attack 2 *, control
V 039 6 move 1, attack 3 max 1 *, control
V 040 6 move 1, control, grenades 3 max 1 *
V 041 6 move 1, control, grenades 2 max 1, stalk 1 *
V 042 7 scout 2, attack 1, recon-scout *, conceal
V 043 8 scout 3 *, attack 1, recon, conceal
V 044 7 scout 2, attack 2 *, recon-scout
V 045 4 move 1, attack 2, suppress 5 *
V 046 5 move 1, attack 2, suppress 4, area-suppress 3 *
V 047 4 move 1, attack 3 *, suppress 4
V 048 5 move 1, attack 1, demolish 1/4 max 1 *, smoke *
V 049 5 move 1, attack 1, demolish 1/3 max 1, grenades 2 max 1 *, smoke *
V 050 5 move 1, attack 1, demolish 3/3 max 0 *, mines 2, smoke
V 051 5 move 1, attack 1, demolish 1/3 max 1, mines 3 *
V 052 6 move 1, attack 1, demolish 1/3 max 1, mines 2, stalk 1 *
V 053 5 move 1, attack 1, demolish 1/4 max 1 *, mines 2, smoke
V 054 5 move 1, attack 2 *, demolish 1/3 max 1, mines 2
V 055 5 move 1, attack 1, demolish 1/4 max 1 *, mines 2
V 056 5 move 1, attack 1, demolish 1/3 max 1, mines 3 *
V 057 5 stalk 1, attack 3, attack-stalk *
V 058 6 stalk 1, attack 4 *
V 059 5 stalk 1, attack 3, suppress 3 *, conceal *
V 060 3 antitank 4/2 min 1 *, suppress 2
V 061 4 antitank 3/2 min 1, suppress 3 *
V 062 3 antitank 3/3 min 1 *, suppress 2
V 063 5 move 1, attack 1, flamethrower 2 max 2 *
V 064 5 move 1, attack 1, flamethrower 3 max 1 *
V 065 5 move 1, attack 1, flamethrower 2 max 1, assault *
V 066 6 move 1, attack 3 *, antitank 2/2
V 067 6 move 1, attack 2, area-suppress 3 *, antitank 2/2
V 068 6 move 1, attack 2, antitank 3/2 *
V 069 6 move 1, attack 2, area-suppress 2, antitank 2/3 *
V 070 7 move 1, attack 2, area-suppress 2, antitank 2/2, assault *
V 071 4 move 1, attack 1, suppress 5 *, field-of-fire
V 072 6 move 1, assault, attack 3 max 1 *
V 073 6 move 1, assault, attack 2 max 1, grenades 2 max 1 *
V 074 7 move 1, assault, attack 2 max 1, attack-stalk, control *
V 075 4 move 1, bombard 3/2 min 2 *
V 076 4 move 1, bombard 2/3 min 2 *
V 077 4 move 1, bombard 2/2 min 1 *
R 004 rifleman-a 4 move 1, attack 1
R 005 rifleman-a 4 move 1, control
R 006 rifleman-a 3 move 1, attack 1, control
R 007 rifleman-a 4 move 1, attack 1
R 008 rifleman-a 3 move 1, attack 1, control
R 009 rifleman-b 3 move 1, attack 1, control
R 010 rifleman-b 4 move 1, control
R 011 rifleman-b 4 move 1, attack 1
R 012 rifleman-b 4 move 1, attack 1
R 013 rifleman-b 3 move 1, attack 1, control
R 014 scout-a 5 scout 1, recon, conceal
R 015 scout-a 5 scout 1, attack 1, recon
R 016 scout-a 4 scout 2, conceal
R 017 scout-b 4 scout 2, conceal
R 018 scout-b 5 scout 1, attack 1, recon
R 019 scout-b 5 scout 1, recon, conceal
R 020 gunner-a 3 attack 1, suppress 4
R 021 gunner-a 2 move 1, attack 1, suppress 3
R 022 gunner-a 2 move 1, suppress 3
R 023 gunner-b 2 move 1, suppress 3
R 024 gunner-b 2 move 1, attack 1, suppress 3
R 025 gunner-b 3 attack 1, suppress 4
`;
