import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

// The rules in short, in our own words. X is the number on the card or seat.
// Examples that name tiles follow the boards of our scenarios.

export const rules: RuleTexts<RuleId> = {
  round: {
    text: 'A round has three phases: each player draws four cards, each bids a card for the initiative, and then each takes a turn, starting with the player who holds the initiative. Rounds follow one another until someone wins. The game ends the moment a victory condition is met, even in the middle of a turn.',
    example:
      'Italy shows a 7 against your 5. Italy plays its whole turn, then you play yours, and both of you draw four new cards.',
  },
  draw: {
    text: 'At the start of each round, draw four cards from your deck. Whenever you have to draw and your deck is empty, shuffle your discard pile into a new deck and go on drawing. Cards in your play area and your supply are never shuffled in. If that still isn’t enough, you play the round with the cards you have. You keep no cards from one round to the next.',
    example:
      'One card is left in your deck and nine are in your discard pile. You draw the one, shuffle the nine into a new deck and draw three more.',
  },
  initiative: {
    text: 'Each player secretly bids a card from hand, and both are revealed together. The higher initiative takes the marker and plays first; on a tie the marker stays where it is. Both cards go straight to the discard piles, not to the play areas. You may bid any card, Fog of War included. A player who has no card counts as 0.',
    example:
      'You bid the Saboteur (4), Italy bids Scout A (6): Italy takes the marker. If both had shown a 6, the marker would have stayed where it was.',
  },
  turn: {
    text: 'Play cards from your hand one at a time and stop whenever you like. Cards you’ve played stay in your play area until your turn ends. Then they go to your discard pile together with the rest of your hand, and it’s your opponent’s turn.',
    example:
      'You’ve bid one of your four cards. You play the Lieutenant, draw two cards with Command 2 and now hold four. You play two of them and stop: the Lieutenant, the two you played and the two you didn’t are all discarded.',
  },
  'playing-a-card': {
    text: 'Each card you play does one of four things: an action of the card, an action of the seat in which its soldier sits, a swap of seats, or Hunker Down. A soldier’s card acts through his counter; commanders and the plane have no counter. When you use an action of card or seat, the soldier may also mount, dismount or change seats once for free, before or after it. You may choose Recon without Fog of War in hand, or Conceal when the enemy supply has none; nothing happens then.',
    example:
      'You play the Driver, who stands on the Desert Truck’s tile. He mounts seat 1 for free and uses that seat’s Drive 2. His card’s own Move 1, Attack 1 and Control aren’t used.',
  },
  cards: {
    text: 'A card shows its name, its initiative and its actions. A soldier has at most four cards, and they move his counter only. Commanders and the Reconnaissance Plane have one card each and no counter, so nothing can hit them. A letter after an action limits it to the cards of one squad, rifle squad A or tank crew T; the LRDG has no squads. The scenario says which cards start in your deck and which in your supply.',
    example:
      'Squad Leader A has Inspire 1 (A): he can take back a card of Machine Gunner A, but not one of Tank Driver T.',
  },
  'fog-of-war': {
    text: 'Fog of War clogs your deck. You may bid it for the initiative, but you can’t play it or put it away with Hunker Down. It comes to your discard pile from your supply when you scout new ground and when your opponent plays Conceal. Only Recon removes it, and then it’s out of the game for good. The Scouts, the Staff Sergeant and the Reconnaissance Plane have Recon.',
    example:
      'You hold a Scout, a Rifleman and two Fog of War. You bid one Fog of War, which counts 1. Use the Scout’s Recon to remove the other, or it stays in your hand until your turn ends and comes round again.',
  },
  suppressed: {
    text: 'A suppressed soldier can’t act, and he can’t mount, dismount or change seats. If you play his card, all it does is turn his counter back to its ready side. You may Hunker Down with the card instead, but that leaves him suppressed. A ready soldier in the same vehicle may still swap seats with him. Even suppressed he keeps the enemy from taking control of a tile that you control.',
    example:
      'Your Machine Gunner is suppressed and you hold two of his cards. The first makes him ready, the second may Attack 2 in the same turn.',
  },
  'hunker-down': {
    text: 'Instead of using a card for an action, you may return it from your hand to your supply. Your deck gets thinner, and Bolster can bring the card back. Nothing changes on the map, and no free move goes with it. You can’t put away Fog of War like this. Don’t send back your last card that can Bolster.',
    example:
      'Your Sniper has nothing left to shoot at, so you Hunker Down with his card. It’s in your supply now and takes no place in your next hands.',
  },
  vehicles: {
    text: 'A vehicle has a counter on the map and a card in front of its owner, but no cards in your deck: soldiers drive it. Its card shows the seats with their actions, the damage at which it becomes inoperable and the damage at which it’s destroyed. Every vehicle has armour, and every vehicle but the tank has a normal defence as well. Attack, Suppress and Strafe go against the defence, Anti-Tank and Demolish against the armour. So only Anti-Tank and Demolish can harm the tank.',
    example:
      'The Lorry has defence 4 and armour 2. At 2 damage it’s inoperable, at 4 it’s destroyed.',
  },
  seats: {
    text: 'A soldier in a vehicle may use the support and combat actions of his own card as if he stood on the vehicle’s tile, or an action of his seat. To Move, Scout or Stalk he has to dismount first, which may be his free move. Seats offer nothing while the vehicle is inoperable. Anyone may sit in the tank, but each of its seats works only for the man trained for it: Tank Driver, Tank Gunner or Mechanic.',
    example:
      'The Scout sits beside the driver of the Command Car. He may use Attack 1, Recon or Conceal from his card, or the seat’s Navigate 2. For Scout 2 he dismounts first.',
  },
  mounting: {
    text: 'When you use a soldier’s card for an action of the card or of his seat, he may do one of these for free, before or after it: mount an empty seat of a vehicle on his tile, dismount to the vehicle’s tile, or change to another empty seat of the same vehicle. It’s one free move for each card. There is none with a swap, with Hunker Down or when he gets ready. A vehicle with enemy soldiers inside can’t be mounted.',
    example:
      'You play the Driver beside the empty Desert Truck: he mounts seat 1, then Drive 2 takes the truck two tiles on. With his next card he drives first and dismounts afterwards.',
  },
  swap: {
    text: 'A soldier in a vehicle trades places with another soldier in it. That’s all the card does: no action and no free move go with it. The soldier whose card you play must be ready; the other may be suppressed.',
    example:
      'The Driver in seat 1 is suppressed, the Scout in seat 2 is ready. You play the Scout’s card to swap. Now he sits at the wheel, and his next card can use Drive 2.',
  },
  capture: {
    text: 'If your soldier mounts an empty enemy vehicle, it becomes yours: take its card. From then on it counts as yours for everything, victory included, until an enemy soldier mounts it while it’s empty. It keeps its damage.',
    example:
      'The Italians have left their Lorry, which has taken 1 damage. Your Rifleman on its tile mounts seat 1 and drives off two tiles. The Lorry is yours, with its 1 damage, and it needs your control markers now.',
  },
  inoperable: {
    text: 'When its damage reaches the lower threshold, a vehicle is inoperable and its counter is turned over. None of its seats offers an action, so nobody can drive it. Soldiers inside may still use their own cards, and they may mount, dismount, change and swap seats. Once Repair brings the damage below the threshold, it works again.',
    example:
      'The Command Car’s threshold is 2. After the second hit nobody in it can Drive or Navigate. One Repair brings it down to 1 damage, and it runs again.',
  },
  move: {
    text: 'A soldier on foot moves 1 tile. That tile must bear your control marker, either side up; it doesn’t matter who stands there. He may also stay where he is. A soldier in a vehicle has to dismount first.',
    example:
      'On Landing Ground 7 your Rifleman on 11A may Move to 2B, 1A or 14B, where your markers lie. He can enter 12A and 20A only after somebody has scouted them.',
  },
  scout: {
    text: 'A soldier on foot moves up to X tiles, with or without your control marker. On each tile he enters that has no marker of yours he places one, scouted side up. For each marker he places, one Fog of War goes from your supply to your discard pile. If your supply runs out of Fog of War, he places markers all the same.',
    example:
      'With Scout 2 the Scout goes from 2B over 3A to 8B, both new. He places two markers, and two Fog of War go to your discard pile. On his way back he places none, and it costs nothing.',
  },
  stalk: {
    text: 'A soldier on foot moves 1 tile, with or without your control marker. He places no marker, and you take no Fog of War. He may also stay where he is.',
    example:
      'On Landing Ground 7 the Saboteur Stalks from 1A to 16A, where the hangar stands. 16A stays unscouted, so the Engineer can’t follow him.',
  },
  drive: {
    text: 'A soldier in the driver’s seat takes the vehicle up to X tiles, with everyone inside. Each tile it enters must bear your control marker, either side up. It must not be impassable to vehicles, and no roadblock may stand on it. Enemies don’t stop a vehicle, but an inoperable one can’t be driven.',
    example:
      'The Desert Truck has Drive 2. The next tile is scouted, but the one behind it is a dune: the truck drives one tile and stops there.',
  },
  bolster: {
    text: 'Take up to X cards from your supply and put them in your discard pile. You’ll draw them after the next shuffle. A leader with a squad’s letter may only take cards of that squad. Fog of War can’t be taken like this.',
    example:
      'With Bolster 2 (A) Squad Leader A takes two cards of Machine Gunner A. For a card of Tank Driver T you need the Platoon Sergeant or the Tank Commander.',
  },
  command: {
    text: 'Draw two cards from your deck, or just one if you prefer. You may play them this turn. If your deck runs out, shuffle your discard pile into a new one and go on; cards in your play area and your supply aren’t shuffled in.',
    example:
      'You hold the Lieutenant and two other cards. After Command 2 you have four cards left to play.',
  },
  conceal: {
    text: 'Your opponent moves one Fog of War from their supply to their discard pile. If their supply has none left, nothing happens; you may choose the action all the same.',
    example:
      'Italy has six Fog of War in its supply. Your Scout plays Conceal: five are left there, and the sixth will turn up in Italy’s hand after a shuffle.',
  },
  control: {
    text: 'A soldier, or the Mechanic in his seat of the tank, turns your marker on their tile from scouted to controlled. An enemy marker that showed controlled there turns back to scouted. You can’t do this if the enemy controls the tile and has a soldier there, on foot or in a vehicle, suppressed or not. If the enemy doesn’t control the tile, their soldiers don’t prevent it, and an empty enemy vehicle never does. When your soldier leaves, the tile stays yours.',
    example:
      'In Al Tag Italy controls the oasis houses (2 points) with a Rifleman there: you can’t take them. Once he’s gone, your Driver on the tile turns your marker to controlled and Italy’s to scouted. Italy loses 2 points and you gain 2.',
  },
  inspire: {
    text: 'Take up to X soldiers’ cards from your play area back into your hand. You may play them again this turn. Cards of commanders and of the plane can’t be taken back. A leader with a squad’s letter may only take cards of that squad.',
    example:
      'The Saboteur has Stalked to the hangar. The Second-in-Command takes his card back with Inspire 1, and you play it again for Demolish 2.',
  },
  recon: {
    text: 'Remove one Fog of War in your hand from the game, then draw a card, which you may play this turn. If your deck is empty, shuffle your discard pile first. Without Fog of War in hand nothing happens and you draw no card; you may choose the action all the same.',
    example:
      'You hold two Fog of War and play a Scout for Recon. One Fog of War is out of the game, and you draw a card for it. To remove the other you need a second Recon.',
  },
  navigate: {
    text: 'A soldier in a seat with Navigate chooses up to X tiles: the first next to the vehicle, each further one next to a tile already chosen. Each of them without your control marker gets one, scouted side up, and for each marker placed one Fog of War goes from your supply to your discard pile. You may choose impassable tiles, and a tile that already has your marker as a step to the next.',
    example:
      'In Base under Threat the Italian Scout Car stands on 19A, and 17A beside it is already scouted. With Navigate 2 Italy chooses 17A and then 16B behind it: one new marker, one Fog of War.',
  },
  repair: {
    text: 'The soldier removes 1 damage from a vehicle on his tile. If he sits in a vehicle, he can repair only that one. If the damage drops below the lower threshold, the vehicle works again. A destroyed vehicle can’t be repaired.',
    example:
      'The Desert Truck has 3 damage, and at 3 it’s inoperable. The Engineer on its tile repairs it: with 2 damage it drives again.',
  },
  'air-recon': {
    text: 'The Reconnaissance Plane chooses up to X tiles without your control marker, anywhere on the map and not necessarily next to each other. Each gets a marker, scouted side up, and for each one Fog of War goes from your supply to your discard pile, as long as there is any.',
    example:
      'The plane marks a tile at the northern edge and one in the south: two markers. Only one Fog of War was left in Italy’s supply, so Italy takes just that one.',
  },
  attack: {
    text: 'Choose any enemy counter on the map that has a normal defence: a soldier on foot, or any vehicle but the tank. You need no line of sight, and there’s no maximum range. You can’t choose a soldier in a vehicle, only the vehicle. Roll X dice against the target’s total defence. If you hit, a soldier is wounded; a vehicle takes damage, and one soldier inside is wounded.',
    example:
      'Attack 2 against a Rifleman (defence 4) in cover 1, two tiles away: 4 + 1 + 2 = 7. Each die hits with 7, 8, 9 or 0, and with two dice that’s 64%. Against the Scout Car (4) in the open on the next tile it’s 4 + 0 + 1 = 5, or 84%.',
  },
  suppress: {
    text: 'Choose a target as for Attack, and roll X dice against its total defence. If you hit a soldier, his counter is turned to its suppressed side and he loses no card. If you hit a vehicle, you choose one soldier inside to be suppressed, and the vehicle takes no damage. If the soldier is already suppressed or the vehicle is empty, a hit changes nothing. The tank can’t be chosen.',
    example:
      'Suppress 4 against a Scout (defence 5) in cover 1, three tiles away: 5 + 1 + 3 = 9. Each die hits with 9 or 0, and with four dice that’s 59%. His next card will only make him ready again.',
  },
  strafe: {
    text: 'The plane attacks any enemy counter on the map that has a normal defence: a soldier on foot, or any vehicle but the tank. Roll X dice against base defence plus cover. Range doesn’t count, and a hill gives only 1 cover. A hit does the same as with Attack. Nothing can shoot back at the plane.',
    example:
      'Strafe 1 against the Sniper (defence 6) on a hill, wherever it lies: 6 + 1 = 7. The die hits with 7, 8, 9 or 0, which is 40%.',
  },
  antitank: {
    text: 'Choose any enemy vehicle on the map, the tank included. Roll X dice against its armour plus cover plus range. If you hit, you choose one soldier inside, who is wounded, and the vehicle takes 1 damage. Soldiers on foot and structures can’t be chosen.',
    example:
      'Anti-Tank 2 against the tank (armour 5) in cover 1, two tiles away: 5 + 1 + 2 = 8. Each die hits with 8, 9 or 0, and with two dice that’s 51%. The Gun Truck’s three dice make it 66%.',
  },
  demolish: {
    text: 'Choose an enemy vehicle or a structure on the soldier’s own tile. Roll X dice against its armour or resilience alone: neither cover nor range counts. One hit destroys a structure. A vehicle takes 1 damage, and one soldier inside, of your choice, is wounded. Soldiers on foot can’t be chosen.',
    example:
      'The Saboteur is on the tank’s tile: Demolish 2 against armour 5. The dice show 5 and 8. Both would do, but it’s a single hit: you choose the Tank Driver, who loses a card, and the tank takes 1 damage.',
  },
  defence: {
    text: 'Total defence is base + cover + range. The base is the normal defence against Attack, Suppress and Strafe, the armour against Anti-Tank and Demolish, and for a structure its resilience. Cover is the number on the target’s tile. Strafe ignores range; Demolish ignores cover and range.',
    example:
      'The Lorry (defence 4, armour 2) stands among the oasis houses (cover 2), two tiles from you. For a Rifleman it’s 4 + 2 + 2 = 8, for an Anti-Tank Gunner 2 + 2 + 2 = 6.',
  },
  range: {
    text: 'Range is the number of tiles from attacker to target, counting the target’s tile but not the attacker’s: 0 on the same tile, 1 on the next. Tiles are neighbours if they share a piece of edge. Nothing in between blocks a shot, and there’s no maximum range. A soldier in a vehicle shoots from the vehicle’s tile.',
    example: 'On Landing Ground 7 the range from 11A to 16A is 2, over 1A as well as over 12A.',
  },
  hills: {
    text: 'A tile marked 3/1 is a hill. It gives 3 cover, or 1 if the attacker is on a hill too, the same or another, or if the attack is a Strafe. Demolish ignores hills like all cover.',
    example:
      'A Rifleman (defence 4) is on a hill, you are on the plain beside it: 4 + 3 + 1 = 8. From the next hill you’d need only 4 + 1 + 1 = 6.',
  },
  dice: {
    text: 'The dice have ten sides, 0 to 9. Roll X of them. You hit if at least one shows the total defence or more. A 0 always hits, so against 10 or more only a 0 helps. Further successes add nothing: it’s never more than one hit.',
    example:
      'Against total defence 8 you roll a 0 and a 3: the 0 hits. An 8 and a 9 are one hit as well.',
  },
  casualties: {
    text: 'The owner of the soldier removes one of his cards from the game: from hand if there is one, otherwise from the discard pile, or failing that from the deck, which is then shuffled. Cards in the play area aren’t taken. If there’s none in any of the three, his counter leaves the map for good, and all his cards in the supply leave the game. Both players see whose card it was and where it came from. You may look at your own removed cards at any time, but not at your opponent’s.',
    example:
      'The Engineer has one card in the deck and two in the supply. The first hit takes the card from the deck. The second finds none: his counter is removed, and the two cards in the supply with it.',
  },
  'vehicle-damage': {
    text: 'If Attack, Strafe, Anti-Tank or Demolish hits a vehicle, the attacker first chooses one soldier inside, who is wounded like any other. Then the vehicle takes 1 damage. At its lower threshold it’s inoperable. At its upper threshold it’s destroyed: the soldiers inside end up on its tile, and its counter and card leave the game. An empty vehicle just takes the damage.',
    example:
      'The Command Car (inoperable at 2, destroyed at 3) has 1 damage, with Driver and Scout inside. You hit it and choose the Driver: he loses a card, and with 2 damage the car stops. One more hit destroys it, and whoever was inside stands on its tile.',
  },
  structures: {
    text: 'A structure’s counter shows its resilience and its value. Only Demolish can harm it, and one hit destroys it. The LRDG scores the value by destroying it, Italy by controlling its tile while it stands. A destroyed structure is worth nothing to Italy, and LRDG control of its tile counts for nobody.',
    example:
      'The motor pool has resilience 7 and value 2. Demolish 2 hits with 7, 8, 9 or 0, which is 64%. Then the LRDG has 2 points more, and Italy can’t score that tile any more.',
  },
  roadblocks: {
    text: 'A roadblock is a structure of value 0. While it stands, no vehicle of either side may enter its tile; soldiers on foot may. Demolish removes it like any structure. This is the rule of our own scenarios: the rulebook leaves roadblocks to its scenario book.',
    example:
      'The Engineer walks up to the roadblock and uses Demolish 1 against resilience 5. He succeeds with 5 to 9 or 0, which is 60%, and the truck may pass.',
  },
  objectives: {
    text: 'The scenario says how many points you need. A tile with an objective marker counts for the side that controls it; structures count for the LRDG when destroyed and for Italy while it controls their tiles. As soon as your points reach the number, you win, even in the middle of a turn.',
    example:
      'In Al Tag the LRDG needs 3 points. It controls the oasis houses (2) and takes the palm grove (1): 2 + 1 = 3, and the game is over.',
  },
  escape: {
    text: 'From a tile with an escape marker, a movement action may take a soldier or a vehicle off the map instead of to another tile. Only those named in the scenario may leave. A vehicle takes everyone inside with it; if it isn’t named itself, it may leave as long as somebody inside is. All cards of a soldier who escapes leave the game, wherever they are. Those removed by hits don’t count as escaped.',
    example:
      'In Gebel Sherif two soldiers have to escape. The Desert Truck, with Driver and Machine Gunner inside, uses Drive 2 from 2A: the first tile is 19B with its escape marker, the second takes it off the map. Two soldiers have escaped, and the LRDG wins.',
  },
  neutralize: {
    text: 'The scenario says how many enemy soldiers or vehicles you must eliminate. A soldier is eliminated when a hit removes his counter from the map, a vehicle when it’s destroyed. Those that escape don’t count. A captured vehicle counts as a loss of the side that captured it.',
    example:
      'In Base under Threat the LRDG must eliminate four soldiers or vehicles. The tank is destroyed and two Italians have lost their counters: that’s three, and one more wins the game.',
  },
  'beyond-all-hope': {
    text: 'You’re beyond all hope if you can’t meet your own condition any more, whatever you do: too few points are left to win, or too few soldiers and vehicles to escape or to eliminate. If your opponent has to eliminate you, they win at once. If they need points, they win as soon as they have more than you. If they have to escape, the game goes on. If neither of you can meet your condition, the higher number of points wins, and on a tie the holder of the initiative.',
    example:
      'On Landing Ground 7 the structures are worth 4, and each side needs 3. Once the LRDG has destroyed 2 points’ worth, only 2 are left for Italy, which can’t win any more. With 2 points against 1 or 0 the LRDG wins at once.',
  },
  'control-markers': {
    text: 'Your marker on a tile, either side up, lets your soldiers and vehicles enter it. If it shows controlled, an objective there counts for you. Both sides may have a marker on a tile, but only one of them can show controlled. Markers are never taken off the map. A soldier who Scouts or Stalks needs no marker.',
    example:
      'Both sides have a marker in the palm grove. Your Rifleman takes control: your marker shows controlled, Italy’s shows scouted. Italian soldiers may still enter.',
  },
  'public-information': {
    text: 'Both players see the map, all vehicles with their damage and everyone in them, both supplies, both play areas, and the number of cards in every hand, deck and discard pile. Hands are secret, and nobody knows the order of a deck. Before the game you agree whether discard piles may be looked through. Of the removed cards you may look only at your own.',
    example:
      'Italy’s supply shows three cards of Machine Gunner A, and there are four in all. So one is in its deck, hand or discard pile, unless a hit has removed it.',
  },
  'resign-and-draw': {
    text: 'The rulebook has neither. Here you may resign at any time, and both players may agree to a draw. After a hundred rounds the game ends in a draw.',
    example: 'Your Saboteur is lost and you don’t want to play on: resign, and your opponent wins.',
  },
  campaign: {
    text: 'You may play the scenarios one after another as a campaign; nothing carries over from game to game. Each victory is worth 1 point, and every full ten casualties you suffer over all the games cost you 1. The higher score wins. A lead of 1 to 3 is a narrow victory, 4 or 5 a clear one, more than 5 a decisive one.',
    example:
      'You win 6 scenarios and lose 34 cards: 6 − 3 = 3. Your opponent wins 5 and loses 19: 5 − 1 = 4. They win by 1, a narrow victory.',
  },
};
