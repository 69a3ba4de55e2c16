/** The Soviet cards beside those that both sides have. */
export const SOVIET_CARDS = `
Z 054-056 sniper
Z 057-059 at-gun
Z 060-062 flamethrower
Z 063-065 t34-a
Z 066-067 t34-b
Z 068 gunner-a 3 move 1, attack 1, suppress 4, field-of-fire
Z 069-070 at-rifle
Z 071 at-rifle 5 move 1, attack 1, antitank 2/1, attack-stalk
Z 072 starshina
Z 073 sergeant 9 bolster 3, command 3
Z 074 sergeant 8 bolster 2, command 2, rally 1
Z 075 leader-a 8 bolster 3 squad, inspire 1 squad
Z 076 leader-a 6 bolster 2 squad, rally 1 squad
Z 077 leader-b 7 bolster 2 squad, inspire 1 squad, rally 1 squad
Z 078 leader-b 6 bolster 2 squad, guide 1 squad
Z 079 leader-c 8 bolster 2 squad, inspire 1 squad, guide 1 squad
Z 080 commissar
Z 081 commander
Z 082 medic
Z 083 medic 4 bring-up 1, rally 1, conceal
Z 084-087 bomber
Z 088-091 anti-aircraft
Z 092-095 guns
Z 096 radio
Z 097-101 fog
V 004 6 move 1, attack 1, control, grenades 2 max 1 *
V 005 7 move 1, attack 2 *, control
V 006 6 move 1, attack 3 max 1 *, control
V 007 5 move 1, attack 1, control, assault *
V 008 6 move 1, stalk 1 *, attack 1, control
V 009 6 move 1, attack 1, control, attack-stalk *
V 010 7 move 1, attack 1, control, conceal *
V 011 5 move 1, attack 2 *, control, assault *
V 012 6 move 1, attack 3 max 1 *, control
V 013 6 move 1, attack 1, control, grenades 3 max 0 *
V 014 8 scout 3 *, attack 1, recon, conceal
V 015 7 scout 2, attack 1, recon-scout *, conceal
V 016 7 scout 2, attack 2 *, recon, conceal
V 017 7 scout 2, attack 1, recon, conceal, stalk 1 *
V 018 8 scout 2, attack 1, recon-scout *, conceal
V 019 7 scout 2, attack 1, recon, conceal, attack-stalk *
V 020 4 move 1, attack 2, suppress 4, field-of-fire *
V 021 4 move 1, attack 3 *, suppress 4
V 022 5 move 1, attack 2, suppress 4, area-suppress 3 *
V 023 4 move 1, attack 2, suppress 5 *
V 024 4 move 1, attack 2, suppress 4, field-of-fire *
V 025 5 move 1, attack 2, suppress 4, assault *
V 037 7 move 1, attack 2 *, control
V 038 6 move 1, attack 1, control, grenades 2 max 1 *
V 039 6 move 1, attack 1, control, stalk 1 *
V 040 6 move 1, attack 3 max 1 *, control, grenades 2 max 1
V 041 6 move 1, control, grenades 2 max 1, assault *
V 042 8 scout 3 *, attack 1, recon, conceal
V 043 7 scout 2, attack 1, recon-scout *, conceal
V 044 7 scout 2, attack 1, recon-scout, attack-stalk *
V 045 4 move 1, attack 3 *, suppress 4
V 046 4 move 1, attack 2, suppress 4, area-suppress 3 *
V 047 5 move 1, attack 2, suppress 5 *
V 048 5 move 1, attack 1, demolish 1/4 max 1 *, smoke *
V 049 5 move 1, attack 1, demolish 1/3 max 1, mines 3 *, smoke *
V 050 6 move 1, attack 1, demolish 1/3 max 1, mines 2, smoke, stalk 1 *
V 051 5 move 1, attack 1, demolish 3/3 max 0 *, mines 2
V 052 5 move 1, attack 1, demolish 1/4 max 1 *, mines 2
V 053 5 move 1, attack 1, demolish 1/3 max 1, mines 2, smoke, grenades 2 max 1 *
V 054 6 stalk 1, attack 4 *
V 055 5 stalk 1, attack 3, attack-stalk *
V 056 5 stalk 1, attack 3, conceal *, suppress 3 *
V 057 3 antitank 4/2 min 1 *, suppress 2
V 058 3 antitank 3/3 min 1 *, suppress 2
V 059 4 antitank 3/2 min 1, suppress 3 *
V 060 5 move 1, attack 1, flamethrower 3 max 1 *
V 061 5 move 1, attack 1, flamethrower 2 max 1, assault *
V 062 5 move 1, attack 1, flamethrower 2 max 2 *
V 063 5 move 1, attack 3 *, antitank 2/3
V 064 6 move 1, attack 2, antitank 3/3 *
V 065 5 move 1, attack 2, antitank 2/3, assault *
V 066 5 move 1, attack 2, area-suppress 2, antitank 2/4 *
V 067 6 move 1, attack 2, antitank 2/3, area-suppress 3 *
V 068 4 move 1, attack 1, suppress 5 *, field-of-fire
V 069 5 move 1, attack 1, antitank 3/1 *
V 070 5 move 1, attack 1, antitank 2/1, attack-stalk *
V 071 6 move 1, attack 2 *, antitank 2/1, attack-stalk
R 004 rifleman-a 4 move 1, attack 1
R 005 rifleman-a 3 move 1, attack 1, control
R 006 rifleman-a 4 move 1, control
R 007 rifleman-a 3 move 1, attack 1, control
R 008 rifleman-a 4 move 1, attack 1
R 009 rifleman-b 4 move 1, control
R 010 rifleman-b 4 move 1, attack 1
R 011 rifleman-b 3 move 1, attack 1, control
R 012 rifleman-b 3 move 1, attack 1, control
R 013 rifleman-b 4 move 1, attack 1
R 014 scout-a 5 scout 1, attack 1, recon
R 015 scout-a 4 scout 2, conceal
R 016 scout-a 5 scout 1, recon, conceal
R 017 scout-b 5 scout 1, attack 1, recon
R 018 scout-b 5 scout 1, recon, conceal
R 019 scout-b 4 scout 2, conceal
R 020 gunner-a 2 move 1, attack 1, suppress 3
R 021 gunner-a 2 move 1, suppress 3
R 022 gunner-a 3 attack 1, suppress 4
R 023 gunner-b 2 move 1, attack 1, suppress 3
R 024 gunner-b 3 attack 1, suppress 4
R 025 gunner-b 2 move 1, suppress 3
`;
