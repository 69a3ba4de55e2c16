/**
 * Initiative and acts of each kind of normal card. All squads are alike unless one has a line of its own.
 * @rule stalingrad/cards
 */
export const FACES: { readonly [name: string]: readonly [initiative: number, acts: string] } = {
  // The kinds of the first scenario (facts 5.1).
  sergeant: [9, 'bolster 3, command 2'],
  leader: [7, 'bolster 2 squad, inspire 1 squad'],
  rifleman: [5, 'move 1, attack 1, control'],
  scout: [6, 'scout 2, attack 1, recon, conceal'],
  gunner: [3, 'move 1, attack 2, suppress 4'],
  fog: [1, ''],
  // Ours (facts 5.4: their faces are in no source).
  // The first engineers bring charges only, the second mines; smoke comes with two later ones of A
  // and B (facts 5.4: there is none of C in the box).
  'engineer-a': [4, 'move 1, attack 1, demolish 1/3 max 1'],
  engineer: [4, 'move 1, attack 1, demolish 1/3 max 1, mines 2'],
  sniper: [4, 'stalk 1, attack 3'],
  'at-gun': [2, 'antitank 3/2 min 1, suppress 2'],
  flamethrower: [4, 'move 1, attack 1, flamethrower 2 max 1'],
  'at-rifle': [4, 'move 1, attack 1, antitank 2/1'],
  assault: [5, 'move 1, assault, attack 2 max 1'],
  'infantry-gun': [3, 'move 1, bombard 2/2 min 2'],
  t34: [4, 'move 1, attack 2, antitank 2/3'],
  't34-b': [4, 'move 1, attack 2, area-suppress 2, antitank 2/3'],
  panzer: [5, 'move 1, attack 2, antitank 2/2'],
  'panzer-b': [5, 'move 1, attack 2, area-suppress 2, antitank 2/2'],
  starshina: [8, 'bolster 1, guide 1'],
  feldwebel: [8, 'bolster 1, guide 1'],
  commissar: [8, 'exert 1, rally 1'],
  commander: [9, 'bring-up 1, command 1'],
  medic: [3, 'bring-up 1, rally 1'],
  bomber: [6, 'bombard 3/4'],
  'anti-aircraft': [4, 'anti-air 1, conceal'],
  guns: [2, 'bombard 2/3'],
  radio: [5, 'command 1, guide 1'],
};

/** Soldiers without a counter on the map. */
export const COMMANDERS: readonly string[] = [
  'sergeant',
  'leader',
  'starshina',
  'feldwebel',
  'commissar',
  'commander',
  'medic',
  'bomber',
  'anti-aircraft',
  'guns',
  'radio',
];
