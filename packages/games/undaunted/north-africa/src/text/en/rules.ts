import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

// The rules in short, in our own words. X is the number on the card or seat.
// Examples that name tiles follow the boards of our scenarios.

export const rules: RuleTexts<RuleId> = {
  round: {
    text: 'A round has three phases: each player draws four cards, each bids a card for the initiative, and then each takes a turn, starting with the player who holds the initiative. Keep playing rounds until someone wins. The game ends the moment a victory condition is met, even in the middle of a turn.',
    example:
      'Italy bids a 7 against your 5. Italy takes its whole turn, then you take yours, and you both draw four new cards.',
  },
  draw: {
    text: 'At the start of each round, draw four cards from your deck. Whenever you have to draw and your deck is empty, shuffle your discard pile into a new deck and keep drawing. Cards in your play area and your supply are never shuffled in. If there still aren’t enough cards, play the round with the ones you have. You don’t carry cards over from one round to the next.',
    example:
      'You have one card left in your deck and nine in your discard pile. You draw that one, shuffle the nine into a new deck and draw three more.',
  },
  initiative: {
    text: 'Each player secretly bids a card from their hand, and both cards are revealed together. The player with the higher initiative takes the marker and goes first; on a tie, the marker stays where it is. Both cards go straight to the discard piles, not to the play areas. You may bid any card, Fog of War included. A player with no cards counts as bidding 0.',
    example:
      'You bid the Saboteur (4), Italy bids Scout A (6): Italy takes the marker. If both had shown a 6, the marker would have stayed where it was.',
  },
  turn: {
    text: 'Play cards from your hand one at a time and stop whenever you like. Cards you’ve played stay in your play area until your turn ends. Then they go to your discard pile, along with the rest of your hand, and it’s your opponent’s turn.',
    example:
      'You’ve bid one of your four cards. You play the Lieutenant, draw two cards with Command 2 and now hold four. You play two of them and stop: the Lieutenant, the two you played and the two you didn’t are all discarded.',
  },
  'playing-a-card': {
    text: 'You can use each card for one of four things: an action on the card, an action of the seat its soldier is in, a seat swap, or Hunker Down. A soldier’s card acts through his counter; commanders and the plane have no counter. When you use an action of the card or the seat, the soldier may also mount, dismount or change seats once for free, before or after that action. You may choose Recon with no Fog of War in hand, or Conceal when your opponent’s supply has none, but then nothing happens.',
    example:
      'You play the Driver, who is on the Desert Truck’s tile. He mounts seat 1 for free and uses that seat’s Drive 2. He doesn’t use his card’s own Move 1, Attack 1 or Control.',
  },
  cards: {
    text: 'A card shows its name, its initiative and its actions. Each soldier has up to four cards, and they move only his counter. Commanders and the Reconnaissance Plane have one card each and no counter, so nothing can hit them. A letter after an action limits it to one squad’s cards: A for the rifle squad, T for the tank crew. The LRDG has no squads. The scenario says which cards start in your deck and which in your supply.',
    example:
      'Squad Leader A has Inspire 1 (A): he can take back one of Machine Gunner A’s cards, but not one of Tank Driver T’s.',
  },
  'fog-of-war': {
    text: 'Fog of War clogs your deck. You may bid it for the initiative, but you can’t play it or return it to your supply with Hunker Down. It goes from your supply to your discard pile when you scout new ground or your opponent plays Conceal. Only Recon gets rid of it, and then it’s out of the game for good. The Scouts, the Staff Sergeant and the Reconnaissance Plane have Recon.',
    example:
      'You hold a Scout, a Rifleman and two Fog of War. You bid one Fog of War, which counts as 1. Use the Scout’s Recon to remove the other; if you don’t, it stays in your hand until your turn ends and comes round again later.',
  },
  suppressed: {
    text: 'A suppressed soldier can’t act, and he can’t mount, dismount or change seats. If you play his card, all it does is turn his counter back to its ready side. You may Hunker Down with the card instead, but that leaves him suppressed. A ready soldier in the same vehicle may still swap seats with him. Even while suppressed, he stops the enemy taking control of a tile you control.',
    example:
      'Your Machine Gunner is suppressed and you hold two of his cards. The first makes him ready, and the second lets him use Attack 2 in the same turn.',
  },
  'hunker-down': {
    text: 'Instead of using a card for an action, you may return it from your hand to your supply. This thins your deck, and Bolster can bring the card back. Nothing changes on the map, and you get no free move. You can’t do this with Fog of War. Take care not to send back your last card that can Bolster.',
    example:
      'Your Sniper has nothing left to shoot at, so you Hunker Down with his card. It’s in your supply now and won’t take up room in your hand.',
  },
  vehicles: {
    text: 'A vehicle has a counter on the map and a card in front of its owner, but no cards in your deck: soldiers drive it. The vehicle’s card shows the seats with their actions, the damage at which it becomes inoperable and the damage at which it’s destroyed. Every vehicle has armour, and all but the tank have a normal defence as well. Attack, Suppress and Strafe are rolled against the normal defence, Anti-Tank and Demolish against the armour. That means only Anti-Tank and Demolish can harm the tank.',
    example:
      'The Lorry has defence 4 and armour 2. At 2 damage it’s inoperable; at 4 it’s destroyed.',
  },
  seats: {
    text: 'A soldier in a vehicle may use an action of his seat, or the support and combat actions on his own card as if he were standing on the vehicle’s tile. To Move, Scout or Stalk, he has to dismount first, which can be his free move. Seats offer no actions while the vehicle is inoperable. Anyone may sit in the tank, but each of its seats works only for the man trained for it: the Tank Driver, the Tank Gunner or the Mechanic.',
    example:
      'The Scout is sitting beside the Command Car’s driver. He may use Attack 1, Recon or Conceal from his card, or his seat’s Navigate 2. To use Scout 2, he has to dismount first.',
  },
  mounting: {
    text: 'When you use a soldier’s card for one of its own actions or one of his seat’s, he may do one of these for free, before or after the action: mount an empty seat in a vehicle on his tile, dismount onto the vehicle’s tile, or change to another empty seat in the same vehicle. Each card allows one free move. There’s none with a swap, with Hunker Down or when the card makes him ready. He can’t mount a vehicle with enemy soldiers inside.',
    example:
      'Your Driver is on the empty Desert Truck’s tile. You play his card: he mounts seat 1, then Drive 2 takes the truck two tiles. With his next card, he can drive first and dismount afterwards.',
  },
  swap: {
    text: 'A soldier in a vehicle swaps seats with another soldier in it. That’s all the card does: you get no action and no free move. The soldier whose card you play must be ready; the other may be suppressed.',
    example:
      'The Driver in seat 1 is suppressed, but the Scout in seat 2 is ready. You play the Scout’s card to swap. Now the Scout is at the wheel, and his next card can be used for Drive 2.',
  },
  capture: {
    text: 'If your soldier mounts an empty enemy vehicle, it becomes yours: take its card. From then on, it counts as yours for all purposes, victory included, until an enemy soldier mounts it while it’s empty. The vehicle keeps its damage.',
    example:
      'The Italians have left their Lorry, which has taken 1 damage. Your Rifleman on its tile mounts seat 1 and drives two tiles away. The Lorry is yours, still with 1 damage, and from now on it needs your control markers to move.',
  },
  inoperable: {
    text: 'When a vehicle’s damage reaches its lower threshold, the vehicle becomes inoperable and its counter is turned over. None of its seats offers an action, so nobody can drive it. Soldiers inside may still use their own cards, and they may mount, dismount, change and swap seats. Once Repair brings the damage below the threshold, the vehicle works again.',
    example:
      'The Command Car’s threshold is 2. After the second hit, nobody in it can Drive or Navigate. One Repair brings it down to 1 damage, and it runs again.',
  },
  move: {
    text: 'A soldier on foot moves 1 tile. That tile must have your control marker on it, either side up; it doesn’t matter who is there. He may also stay where he is. A soldier in a vehicle has to dismount first.',
    example:
      'On Landing Ground 7, your Rifleman on 11A may Move to 2B, 1A or 14B, where you have markers. He can’t enter 12A or 20A until somebody has scouted them.',
  },
  scout: {
    text: 'A soldier on foot moves up to X tiles, with or without your control marker. On each tile he enters where you have no marker, he places one, scouted side up. For each marker he places, one Fog of War goes from your supply to your discard pile. Even if your supply runs out of Fog of War, he still places markers.',
    example:
      'With Scout 2, the Scout goes from 2B to 3A and on to 8B, both new. He places two markers, and two Fog of War go to your discard pile. On his way back, he places no markers and you take no Fog of War.',
  },
  stalk: {
    text: 'A soldier on foot moves 1 tile, with or without your control marker. He places no marker, and you take no Fog of War. He may also stay where he is.',
    example:
      'On Landing Ground 7, the Saboteur Stalks from 1A to 16A, the hangar’s tile. That tile stays unscouted, so the Engineer can’t follow him.',
  },
  drive: {
    text: 'A soldier in the driver’s seat takes the vehicle and everyone inside up to X tiles. Each tile it enters must have your control marker on it, either side up, and must not be impassable to vehicles or have a roadblock on it. Enemies don’t stop a vehicle, but an inoperable one can’t be driven.',
    example:
      'The Desert Truck has Drive 2. The next tile is scouted, but the one beyond it is a dune: the truck drives one tile and stops there.',
  },
  bolster: {
    text: 'Take up to X cards from your supply and put them in your discard pile. You’ll be able to draw them after the next shuffle. If the action has a squad’s letter, you may take only that squad’s cards. You can’t take Fog of War this way.',
    example:
      'With Bolster 2 (A), Squad Leader A takes two of Machine Gunner A’s cards. To take one of Tank Driver T’s, you need the Platoon Sergeant or the Tank Commander.',
  },
  command: {
    text: 'Draw two cards from your deck, or just one if you prefer. You may play them this turn. If your deck runs out, shuffle your discard pile into a new one and keep drawing; cards in your play area and your supply aren’t shuffled in.',
    example:
      'You hold the Lieutenant and two other cards. After Command 2, you have four cards left to play.',
  },
  conceal: {
    text: 'Your opponent moves one Fog of War from their supply to their discard pile. If there’s none left in their supply, you may still choose the action, but nothing happens.',
    example:
      'Italy has six Fog of War in its supply. Your Scout plays Conceal: that leaves five, and the sixth will turn up in Italy’s hand after a shuffle.',
  },
  control: {
    text: 'A soldier, or the Mechanic in his seat in the tank, turns your marker on his tile from scouted to controlled. If the enemy marker there showed controlled, it turns back to scouted. You can’t do this if the enemy controls the tile and has a soldier there, on foot or in a vehicle, suppressed or not. If the enemy doesn’t control the tile, enemy soldiers there can’t stop you, and an empty enemy vehicle never can. When your soldier leaves, the tile stays yours.',
    example:
      'In Al Tag, you can’t take the oasis houses (2 points) while Italy controls them and has a Rifleman there. Once he’s gone, your Driver on the tile turns your marker to controlled and Italy’s to scouted. Italy loses 2 points and you gain 2.',
  },
  inspire: {
    text: 'Take up to X soldiers’ cards from your play area back into your hand. You may play them again this turn. You can’t take back commanders’ cards or the plane’s. If the action has a squad’s letter, you may take only that squad’s cards.',
    example:
      'The Saboteur has Stalked to the hangar. With Inspire 1, the Second-in-Command takes the Saboteur’s card back, and you play it again for Demolish 2.',
  },
  recon: {
    text: 'Remove one Fog of War in your hand from the game, then draw a card, which you may play this turn. If your deck is empty, shuffle your discard pile first. If you have no Fog of War in hand, you may still choose the action, but nothing happens and you draw no card.',
    example:
      'You hold two Fog of War and play a Scout for Recon. You remove one Fog of War from the game and draw a card. To remove the other, you need a second Recon.',
  },
  navigate: {
    text: 'A soldier in a seat with Navigate chooses up to X tiles: the first next to the vehicle, each further one next to a tile already chosen. Each chosen tile without your control marker gets one, scouted side up, and for each marker placed, one Fog of War goes from your supply to your discard pile. You may choose impassable tiles, and you may use a tile that already has your marker as a step to the next.',
    example:
      'In Base under Threat, the Italian Scout Car is on 19A, and 17A beside it is already scouted. With Navigate 2, Italy chooses 17A and then 16B beyond it: one new marker, one Fog of War.',
  },
  repair: {
    text: 'The soldier removes 1 damage from a vehicle on his tile. If he’s in a vehicle, he can repair only that one. If the damage drops below the lower threshold, the vehicle works again. A destroyed vehicle can’t be repaired.',
    example:
      'The Desert Truck has taken 3 damage, its lower threshold, so it’s inoperable. The Engineer on its tile repairs it: at 2 damage, it can be driven again.',
  },
  'air-recon': {
    text: 'The Reconnaissance Plane chooses up to X tiles without your control marker, anywhere on the map; they needn’t be next to each other. Each gets a marker, scouted side up. For each marker placed, one Fog of War goes from your supply to your discard pile, as long as there’s any left.',
    example:
      'The plane marks a tile at the northern edge and one in the south: two markers. Only one Fog of War was left in Italy’s supply, so Italy takes just that one.',
  },
  attack: {
    text: 'Choose any enemy counter on the map that has a normal defence: a soldier on foot, or any vehicle but the tank. You need no line of sight, and there’s no maximum range. You can’t choose a soldier in a vehicle, only the vehicle. Roll X dice against the target’s total defence. A soldier you hit is wounded. A vehicle you hit takes 1 damage, and one soldier inside is wounded.',
    example:
      'Attack 2 against a Rifleman (defence 4) in cover 1, two tiles away: 4 + 1 + 2 = 7. Each die hits on 7, 8, 9 or 0, so two dice have a 64% chance. Against the Scout Car (defence 4) in the open on the next tile, it’s 4 + 0 + 1 = 5, or 84%.',
  },
  suppress: {
    text: 'Choose a target as for Attack, and roll X dice against its total defence. If you hit a soldier, his counter is turned to its suppressed side and he loses no card. If you hit a vehicle, you choose one soldier inside to be suppressed, and the vehicle takes no damage. If the soldier is already suppressed or the vehicle is empty, a hit has no effect. You can’t choose the tank.',
    example:
      'Suppress 4 against a Scout (defence 5) in cover 1, three tiles away: 5 + 1 + 3 = 9. Each die hits on 9 or 0, so four dice have a 59% chance. If you hit, the next card played for the Scout will only make him ready again.',
  },
  strafe: {
    text: 'The plane attacks any enemy counter on the map that has a normal defence: a soldier on foot, or any vehicle but the tank. Roll X dice against base defence plus cover. Range doesn’t count, and a hill gives only 1 cover. A hit has the same effect as for Attack. Nothing can shoot back at the plane.',
    example:
      'Strafe 1 against the Sniper (defence 6) on a hill anywhere on the map: 6 + 1 = 7. The die hits on 7, 8, 9 or 0, a 40% chance.',
  },
  antitank: {
    text: 'Choose any enemy vehicle on the map, the tank included. Roll X dice against its armour plus cover plus range. If you hit, you choose one soldier inside to be wounded, and the vehicle takes 1 damage. You can’t choose soldiers on foot or structures.',
    example:
      'Anti-Tank 2 against the tank (armour 5) in cover 1, two tiles away: 5 + 1 + 2 = 8. Each die hits on 8, 9 or 0, so two dice have a 51% chance. The Gun Truck’s three dice make it 66%.',
  },
  demolish: {
    text: 'Choose an enemy vehicle or a structure on the soldier’s own tile. Roll X dice against its armour or resilience alone: neither cover nor range counts. One hit destroys a structure. If you hit a vehicle, you choose one soldier inside to be wounded, and the vehicle takes 1 damage. You can’t choose soldiers on foot.',
    example:
      'The Saboteur is on the tank’s tile: Demolish 2 against armour 5. The dice show 5 and 8. Either would do, but together they’re still only one hit: you choose the Tank Driver, who loses a card, and the tank takes 1 damage.',
  },
  defence: {
    text: 'Total defence is base + cover + range. The base is normal defence against Attack, Suppress and Strafe, armour against Anti-Tank and Demolish, and resilience for a structure. Cover is the number on the target’s tile. Strafe ignores range; Demolish ignores cover and range.',
    example:
      'The Lorry (defence 4, armour 2) is among the oasis houses (cover 2), two tiles away from you. A Rifleman needs 4 + 2 + 2 = 8, an Anti-Tank Gunner 2 + 2 + 2 = 6.',
  },
  range: {
    text: 'Range is the number of tiles from attacker to target, counting the target’s tile but not the attacker’s: 0 on the same tile, 1 on a neighbouring one. Tiles are neighbours if they share any part of an edge. Nothing in between blocks a shot, and there’s no maximum range. A soldier in a vehicle shoots from the vehicle’s tile.',
    example:
      'On Landing Ground 7, the range from 11A to 16A is 2, whether you count through 1A or 12A.',
  },
  hills: {
    text: 'A tile marked 3/1 is a hill. It gives 3 cover, but only 1 if the attacker is also on a hill (the same one or another) or uses Strafe. Demolish ignores hills, as it does all cover.',
    example:
      'A Rifleman (defence 4) is on a hill and you’re on the flat tile next to it: 4 + 3 + 1 = 8. From a hill next to it, you’d need only 4 + 1 + 1 = 6.',
  },
  dice: {
    text: 'The dice have ten sides, 0 to 9. Roll X of them. You hit if at least one shows the total defence or more. A 0 always hits, and against a total defence of 10 or more it’s the only number that does. Further successes add nothing: you never score more than one hit.',
    example:
      'Against a total defence of 8, you roll a 0 and a 3: the 0 hits. An 8 and a 9 would also be just one hit.',
  },
  casualties: {
    text: 'The soldier’s owner removes one of that soldier’s cards from the game: from hand if there is one, otherwise from the discard pile, or failing that from the deck, which is then shuffled. Cards in the play area are never removed. If there’s none in hand, in the discard pile or in the deck, the soldier’s counter leaves the map for good, and all his cards in the supply leave the game. Both players see whose card it was and where it came from. You may look at your own removed cards at any time, but not at your opponent’s.',
    example:
      'The Engineer has one card in the deck and two in the supply. The first hit removes the card in the deck. The second finds none, so his counter leaves the map and the two cards in the supply leave the game.',
  },
  'vehicle-damage': {
    text: 'If Attack, Strafe, Anti-Tank or Demolish hits a vehicle, the attacker first chooses one soldier inside, who is wounded in the usual way. Then the vehicle takes 1 damage. At its lower threshold, it becomes inoperable. At its upper threshold, it’s destroyed: the soldiers inside end up on its tile, and its counter and card leave the game. An empty vehicle just takes the damage.',
    example:
      'The Command Car (inoperable at 2, destroyed at 3) has taken 1 damage, with the Driver and the Scout inside. You hit it and choose the Driver: he loses a card, and at 2 damage the car stops. One more hit destroys it, leaving the soldiers inside on foot on its tile.',
  },
  structures: {
    text: 'A structure’s counter shows its resilience and its value. Only Demolish can harm it, and one hit destroys it. The LRDG scores the value by destroying it, Italy by controlling its tile while it stands. A destroyed structure is worth nothing to Italy, and the LRDG scores nothing for controlling its tile.',
    example:
      'The motor pool has resilience 7 and value 2. Demolish 2 hits on 7, 8, 9 or 0, a 64% chance. If it does, the LRDG gains 2 points, and Italy can no longer score that tile.',
  },
  roadblocks: {
    text: 'A roadblock is a structure with a value of 0. While it stands, neither side’s vehicles may enter its tile, but soldiers on foot may. Demolish removes it like any other structure. This rule is for our own scenarios: the rulebook leaves roadblocks to its scenario book.',
    example:
      'The Engineer walks up to the roadblock and uses Demolish 1 against resilience 5. He succeeds on 5 to 9 or 0, a 60% chance, and then the truck may pass.',
  },
  objectives: {
    text: 'The scenario says how many points you need. A tile with an objective marker counts for the side that controls it; a structure counts for the LRDG once it’s destroyed, and for Italy while it stands and Italy controls its tile. As soon as you reach the number, you win, even in the middle of a turn.',
    example:
      'In Al Tag, the LRDG needs 3 points. It controls the oasis houses (2) and takes the palm grove (1): 2 + 1 = 3, and the game is over.',
  },
  escape: {
    text: 'From a tile with an escape marker, a movement action may take a soldier or a vehicle off the map instead of to another tile. Only those the scenario names may leave. A vehicle takes everyone inside with it; if the scenario doesn’t name it, it may still leave with a named soldier inside. When a soldier escapes, all his cards leave the game, wherever they are. Soldiers and vehicles removed by hits don’t count as escaped.',
    example:
      'In Gebel Sherif, two soldiers have to escape. The Desert Truck, with the Driver and the Machine Gunner inside, uses Drive 2 from 2A: the first step takes it to 19B, which has an escape marker, and the second takes it off the map. Two soldiers have escaped, and the LRDG wins.',
  },
  neutralize: {
    text: 'The scenario says how many enemy soldiers or vehicles you must eliminate. A soldier is eliminated when a hit removes his counter from the map, a vehicle when it’s destroyed. Those that escape don’t count. A captured vehicle that’s destroyed counts as a loss for the side that captured it.',
    example:
      'In Base under Threat, the LRDG must eliminate four soldiers or vehicles. The tank is destroyed and two Italian soldiers have been removed from the map: that’s three, and one more wins the game.',
  },
  'beyond-all-hope': {
    text: 'You’re beyond all hope if you can no longer meet your own condition, whatever you do: there are too few points left to win, or too few soldiers and vehicles left to escape or to eliminate. If your opponent has to eliminate you, they win at once. If they need points, they win as soon as they have more than you. If they have to escape, the game goes on. If neither of you can meet your condition, the player with more points wins or, on a tie, the player who holds the initiative.',
    example:
      'On Landing Ground 7, the structures are worth 4 points in all, and each side needs 3. Once the LRDG has destroyed 2 points’ worth, only 2 are left for Italy, which can no longer win. With 2 points against 1 or 0, the LRDG wins at once.',
  },
  'control-markers': {
    text: 'Your marker on a tile, either side up, lets your soldiers and vehicles enter that tile. If your marker shows controlled, an objective there counts for you. Both sides may have a marker on a tile, but only one of them can show controlled. Markers are never taken off the map. A soldier who Scouts or Stalks needs no marker.',
    example:
      'Both sides have a marker in the palm grove. Your Rifleman takes control: your marker now shows controlled and Italy’s shows scouted. Italian soldiers may still enter the tile.',
  },
  'public-information': {
    text: 'Both players see the map, all vehicles with their damage and everyone in them, both supplies, both play areas, and the number of cards in every hand, deck and discard pile. Hands are secret, and nobody knows the order of a deck. Agree before the game whether players may look through discard piles. You may look at your own removed cards, but not at your opponent’s.',
    example:
      'Italy’s supply has three of Machine Gunner A’s four cards in it. The fourth is in Italy’s deck, hand or discard pile, unless a hit has removed it.',
  },
  'resign-and-draw': {
    text: 'The rulebook doesn’t mention either. Here, you may resign at any time, and both players may agree to a draw. After a hundred rounds, the game ends in a draw.',
    example:
      'Your Saboteur is lost and you don’t want to play on: you resign, and your opponent wins.',
  },
  campaign: {
    text: 'You may play the scenarios one after another as a campaign; nothing carries over from game to game. Each victory is worth 1 point, and you lose 1 for every full ten casualties you suffer across all the games. The higher score wins. A lead of 1 to 3 is a narrow victory, 4 or 5 a clear one, more than 5 a decisive one.',
    example:
      'You win 6 scenarios and lose 34 cards: 6 − 3 = 3. Your opponent wins 5 and loses 19: 5 − 1 = 4. They win by 1, a narrow victory.',
  },
};
