import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** The rules in short, in our own words. */
export const rules: RuleTexts<RuleId> = {
  round:
    'A round has three parts: both sides draw four cards, both bid a card for the initiative, and then each takes a turn, the holder of the initiative first. The game ends the moment a victory condition is met, even in the middle of a turn.',
  draw: 'Each side draws four cards. If the deck runs out, the discard pile is shuffled into a new one and drawing goes on; cards on the table and in the supply stay where they are. Nothing is kept in hand for the next round.',
  initiative:
    'Both sides secretly choose a card and reveal them together. The higher number takes the marker and plays first; on a tie the marker stays. Both cards go straight to the discard piles. Fog of War may be bid too.',
  turn: 'You play cards from your hand one at a time and may stop whenever you like. Then the rest of your hand and the cards on the table go to your discard pile and the other side takes its turn.',
  'playing-a-card':
    'A card is played for one of four things: an action of the card, an action of the seat in which its soldier sits, a swap of seats, or to hunker down. With an action of card or seat the soldier may also mount, dismount or change seats once for free, before or after it.',
  'fog-of-war':
    'Fog of War cannot be played and cannot be put away by hunkering down; it can only be bid. Recon alone removes it, and Scouts, the Staff Sergeant and the Reconnaissance Plane can do that.',
  suppressed:
    'A suppressed soldier cannot act. A card played for him only turns his counter back to ready, without a free action; or you may hunker down with it, which leaves him suppressed. A comrade may still swap seats with him.',
  'hunker-down':
    'Instead of acting you may return the card to your supply, from where Bolster can fetch it again. Beware of sending back your last card that can Bolster.',
  vehicles:
    'A vehicle has no cards in your deck. Its own card shows its seats, what each seat is good for, at how much damage it stops working and at how much it is destroyed. Everything except the tank has both a normal defence and armour; the tank has armour alone.',
  seats:
    'A soldier in a vehicle may use the support and combat actions of his own card as if he stood on the vehicle’s tile, or the action of his seat. To move by his own card he has to dismount first. The seats of the tank serve only those who have learnt it: Tank Driver, Tank Gunner and Mechanic.',
  mounting:
    'Once with each soldier’s card that is used for an action, the soldier may mount an empty seat of a vehicle on his tile, or dismount to its tile, or change to an empty seat of the same vehicle. It costs nothing and comes before or after the action. You cannot mount a vehicle in which enemies sit.',
  swap: 'Two soldiers of one vehicle may change places, but that is all the card does. The one whose card is played must not be suppressed; the other may be.',
  capture:
    'Whoever mounts an empty enemy vehicle takes it over. From then on it counts as his for every purpose, also for victory, until somebody takes it back the same way.',
  inoperable:
    'At its first threshold of damage a vehicle becomes inoperable: no seat offers its action any more. Those inside may still act by their own cards. Repair below the threshold makes it work again.',
  move: 'The soldier goes to a neighbouring tile that bears your control marker, either side up, or stays where he is.',
  scout:
    'The Scout goes up to two tiles, with or without your marker. Each tile entered without one gets a marker, scouted side up, and for each marker placed one Fog of War goes from your supply to your discard pile, as long as there is any.',
  stalk:
    'Sniper and Saboteur go one tile, with or without your marker. They leave no marker and bring no Fog of War.',
  drive:
    'The vehicle goes up to as many tiles as the action says, with everybody inside. Every tile entered must bear your control marker and must not be impassable to vehicles; nor may a roadblock stand on it.',
  bolster:
    'Take up to the given number of cards from your supply and put them in your discard pile. Leaders with a letter fetch only cards of their own squad. Fog of War is not fetched.',
  command:
    'Draw two cards, or only one if you like; you may play them this turn. If the deck runs out, shuffle the discard pile and go on.',
  conceal:
    'Your opponent moves one Fog of War from supply to discard pile. If there is none left, nothing happens.',
  control:
    'A soldier, or the tank, turns your scouted marker on his tile to controlled; an enemy marker that showed controlled there turns to scouted. It is impossible only where the enemy controls the tile and has a soldier on it, on foot or in a vehicle. An empty enemy vehicle does not prevent it, nor do soldiers of an enemy who does not control the tile.',
  inspire:
    'Take up to the given number of soldiers’ cards from the table back to your hand; they may be played again this turn. Commanders and the plane cannot be taken back. Leaders with a letter inspire only their own squad.',
  recon:
    'Remove one Fog of War in your hand from the game and draw a card. Without a Fog of War in hand nothing happens.',
  navigate:
    'Choose up to as many tiles as the action says: the first next to the vehicle, each further one next to one you chose. Those without your marker get one, scouted side up, at the price of one Fog of War each. Impassable tiles may be chosen.',
  repair:
    'Remove one damage from a vehicle on the soldier’s tile; if he sits in one, from that one only. Below the threshold it works again. Destroyed vehicles are gone.',
  'air-recon':
    'The Reconnaissance Plane places scouted markers on up to two tiles anywhere on the map, at the price of one Fog of War for each.',
  attack:
    'Choose any enemy counter on the map that has a normal defence: a soldier on foot or any vehicle but the tank. Whoever sits in a vehicle cannot be chosen himself.',
  suppress:
    'Like Attack, but a hit turns the soldier’s counter to suppressed and costs no card. Against a vehicle you choose a soldier inside; the vehicle takes no harm.',
  strafe:
    'The plane attacks like a soldier with one die, but range does not count and hills cover for 1 only.',
  antitank:
    'Choose any enemy vehicle on the map. The base is its armour; cover and range are added.',
  demolish:
    'Choose an enemy vehicle or a structure on the soldier’s own tile. Only its armour or resilience counts, without cover and range.',
  defence:
    'Base plus the cover of the target’s tile plus the range, that is the number of tiles from the attacker, his own not counted. The base is the normal defence; against Anti-Tank and Demolish it is the armour, for structures the resilience. Demolish knows neither cover nor range, Strafe no range.',
  hills:
    'A tile marked 3/1 is a hill. It covers for 3, but only for 1 if the attacker stands on a hill too, or strafes.',
  dice: 'Roll as many dice as the action says. It is a hit if at least one shows the total defence or more; a 0 always hits. More successes add nothing.',
  casualties:
    'His owner removes one of his cards from the game: from hand if possible, else from the discard pile, else from the deck, which is then shuffled. If there is none, the counter leaves the map for good, and all his cards in the supply leave the game with it.',
  'vehicle-damage':
    'The attacker names one soldier inside, who is hit like any soldier. Then the vehicle takes one damage. At the first threshold it is inoperable, at the second destroyed: those inside find themselves on the tile, and vehicle and card leave the game. An empty vehicle only takes the damage.',
  structures:
    'Structures can only be harmed by Demolish. For the LRDG a structure counts when it is blown up, for the Italians while it stands and they control its tile.',
  roadblocks:
    'A roadblock is a structure of no value. As long as it stands, no vehicle of either side may enter its tile. This is a rule of our scenarios; the rulebook leaves it to the scenario book.',
  objectives:
    'An objective counts for the side that controls its tile; structures count as described there. As soon as the sum reaches the number in the scenario, you have won.',
  escape:
    'A movement action that would lead off the map from a tile with an escape marker. Only those named in the scenario may leave; a vehicle takes along whoever sits in it. All cards of a soldier who has escaped leave the game, wherever they are.',
  neutralize:
    'The scenario says how many enemy soldiers or vehicles have to leave the map by hits. Whoever has escaped does not count.',
  'beyond-all-hope':
    'If you can no longer meet your own condition: an opponent who has to put you out of action wins at once; one who needs objectives wins as soon as his sum is higher than yours. If he cannot meet his condition either, the higher sum wins, at a tie the holder of the initiative. If he has to escape, the game goes on.',
  'control-markers':
    'A marker of yours, either side up, lets all your soldiers and vehicles enter the tile. Both sides may have one on a tile, but only one of them can show controlled. Markers are never taken off the map.',
  'public-information':
    'Both sides see the map, the vehicles with all who sit in them, both supplies, the cards on the table and the size of every hand, deck and discard pile. Hands are secret. Whether discard piles may be looked through is agreed before the game.',
  'resign-and-draw':
    'The rulebook knows neither. Here you may resign at any time, both may agree on a draw, and after a hundred rounds the game ends undecided.',
  campaign:
    'Scenarios may be played one after another as a campaign; nothing carries over. Each victory is worth one point, and every full ten casualties of yours over all the games cost you one. The higher score wins.',
};
