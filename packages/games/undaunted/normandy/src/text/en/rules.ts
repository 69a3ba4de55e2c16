import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** The rules in short, in our own words. */
export const rules: RuleTexts<RuleId> = {
  round:
    'A round has three parts. Both sides draw four cards, both bid a card for the initiative, and then each side takes a turn, starting with the side that has the initiative. Rounds continue until one side meets its victory condition. The game then ends at once, even in the middle of a turn.',
  draw: {
    text: 'At the start of a round, each side draws four cards from its own deck. If your deck and discard pile hold fewer than four between them, you draw all there are. You never keep cards in hand from one round to the next.',
    example:
      'Your deck holds three cards and your discard pile five. You draw the three, shuffle the five into a new deck and draw your fourth card from it.',
  },
  reshuffle:
    'If you have to draw a card and your deck is empty, shuffle your discard pile into a new deck and keep drawing. Cards in your play area or your supply are not shuffled in. Cards bid for the initiative are discarded at once, so they may come back in the same round.',
  initiative: {
    text: 'Both sides secretly choose a card from hand and reveal the two cards together. The side with the higher initiative number takes the initiative marker and goes first; on a tie, the marker stays where it is. Both cards go straight to the discard piles. You may bid any card, even Fog of War. A side with no cards left bids 0.',
    example:
      'You bid a Rifleman (5) and your opponent bids a Scout (6). Your opponent takes the marker and goes first. If you had bid a Scout too, the marker would have stayed with the side that had it.',
  },
  turn: {
    text: 'On your turn, you play cards from your hand one at a time. Use each card for one of its actions, or Hunker Down with it. You may stop whenever you like. The rest of your hand and all the cards in your play area then go to your discard pile, and your opponent takes a turn.',
    example:
      'After bidding for the initiative, you hold three cards. You play two; the third is Fog of War, which you cannot play. At the end of your turn, all three go to your discard pile.',
  },
  'playing-a-card':
    'Put the card face up in your play area, choose one of its actions and carry it out. A combat card acts through its unit’s counter; a command card has no counter. The number beside an action says how far the unit moves, how many cards you take or how many dice you roll; a letter limits the action to that squad. You may choose an action that will change nothing, such as Conceal when your opponent has no Fog of War left in the supply. You cannot choose an action that has nothing to work on, such as Recon with no Fog of War in hand or Blast with no target marker on the map.',
  cards:
    'Both sides have the same cards. Soldiers in squads A, B and C act through their unit’s counter in that squad; the Sniper and the Mortar belong to no squad. Command cards have no counter. The scenario says which cards start in your deck, which start in your supply and which stay in the box.',
  'fog-of-war': {
    text: 'Fog of War clogs your deck. You may bid it for the initiative, but on your turn you can neither play it nor Hunker Down with it. It stays in your hand until the end of your turn and then goes to your discard pile. Only Recon gets rid of it: the card then leaves the game and does not return to the supply.',
    example:
      'Two of your four cards are Fog of War. You bid one of them, which counts as 1, and keep both good cards for your turn. When the turn ends, you discard the other Fog of War.',
  },
  suppressed: {
    text: 'A suppressed unit cannot act. A card played for it only turns its counter back to the ready side; the card stays in your play area, and a Squad Leader can Inspire it back to your hand. If you Hunker Down with the card instead, the unit stays suppressed. Guide cannot move a suppressed unit. Even a suppressed unit keeps the enemy from controlling its tile.',
    example:
      'Riflemen B are suppressed, and you hold two of their cards. The first makes them ready; the second moves them one tile.',
  },
  spawning: {
    text: 'When you play a card for an action and its unit is not on the map, first put the unit’s counter, ready side up, on the tile with its spawn marker. Then carry out the action from there. Enemies on that tile do not prevent this, nor does a missing control marker. Neither Hunker Down nor Guide brings a unit onto the map.',
    example:
      'Your Sniper is not on the map, and its spawn marker is on 5A. You play a Sniper card for Attack 3: the counter enters at 5A and fires from there at once.',
  },
  'hunker-down': {
    text: 'Instead of using a card for an action, you may return it from your hand to your supply. Your deck gets smaller, and Bolster can bring the card back later. Nothing changes on the map. You cannot Hunker Down with Fog of War. Be careful not to Hunker Down with your last card that has Bolster.',
    example:
      'At four cards a round, you go through a deck of twelve in three rounds. Hunker Down with four of them, and you go through the other eight in two.',
  },
  move: {
    text: 'The card’s unit moves up to X tiles, where X is the number on the card. Each tile it enters must have your control marker on it, either side up. Enemy units and enemy markers do not stop your unit. It may also stay where it is. If the Mortar moves, its target marker leaves the map.',
    example:
      'Riflemen A have Move 1. They may enter a neighbouring tile that your Scouts have scouted, but not the unscouted one beside it.',
  },
  guide: {
    text: 'The Platoon Guide moves any one of your units up to X tiles, where X is the number on the card. Each tile the unit enters must have your control marker on it, either side up. The unit must be on the map and must not be suppressed. If you move the Mortar this way, its target marker leaves the map.',
    example:
      'Guide 1: your Machine Gunners move one tile, although you hold none of their cards. If you held one, Move 1 could take them another tile.',
  },
  scout: {
    text: 'The Scouts move up to X tiles, where X is the number on the card, with or without your control marker. On each tile they enter where you have no marker, place one with the scouted side up. For every marker you place, one Fog of War goes from your supply to your discard pile. If your supply has no Fog of War left, you still place the marker. The Scouts may also stay where they are.',
    example:
      'With Scout 2, the Scouts cross a tile where you already have a marker and enter a new one: you place one marker and take one Fog of War. Two new tiles would have cost you two.',
  },
  stalk: {
    text: 'The Sniper moves up to X tiles, where X is the number on the card. The tiles need not have your control marker. You place no marker and take no Fog of War. The Sniper may also stay put.',
    example:
      'Stalk 1: the Sniper enters an unscouted tile. You take no Fog of War, but you place no marker either, so your Riflemen still cannot follow.',
  },
  bolster: {
    text: 'The commander on the card fetches up to X cards from your supply, where X is the number on the card, and puts them in your discard pile. You can draw them after your next reshuffle. A Squad Leader can fetch only his own squad’s cards. The Platoon Sergeant and the Platoon Guide can fetch any cards except Fog of War, so only these two can bring in the Sniper, the Mortar and other commanders.',
    example:
      'Squad Leader A has Bolster 2 (A): he can fetch two Rifleman A cards, or one Rifleman A and one Scout A. The Platoon Sergeant has Bolster 3 and could fetch a Rifleman A, a Scout B and a Sniper.',
  },
  command: {
    text: 'The Platoon Sergeant lets you draw up to X cards from your deck, where X is the number on the card; you may play them this turn. If the deck runs out, shuffle your discard pile into a new one and keep drawing. Cards in your play area or your supply are not shuffled in.',
    example:
      'You play the Sergeant for Command 2 with only one card in your deck. You draw it, shuffle your discard pile into a new deck and draw the second card. Playing one card has given you two more to play.',
  },
  conceal: {
    text: 'The Scouts confuse the enemy: your opponent moves one Fog of War from their supply to their discard pile. If their supply has none left, nothing happens, but you may still choose the action.',
    example:
      'Your opponent has six Fog of War in the supply and a deck of nine cards. After two Conceals, four are left in the supply, and two of your opponent’s eleven cards are dead weight.',
  },
  control: {
    text: 'The Riflemen turn your control marker on their tile from scouted to controlled. If an enemy marker there shows controlled, turn it back to scouted. No enemy unit may be on the tile, not even a suppressed one. The tile stays yours when the Riflemen leave. You may also control a tile without an objective, but you score nothing for it.',
    example:
      'The enemy controls an objective worth 2. Your Riflemen enter the tile, where no enemy unit is left, and use Control: the 2 points are now yours and no longer the enemy’s.',
  },
  inspire: {
    text: 'A Squad Leader returns X of his own squad’s cards from your play area to your hand, where X is the number on the card. You may play them again this turn. Command cards cannot be taken back, not even the leader’s own. Nor can the Sniper or the Mortar, which belong to no squad.',
    example:
      'Riflemen B have moved onto a tile with an objective. Squad Leader B’s Inspire 1 (B) returns the Rifleman card to your hand, and the Riflemen control the tile in the same turn.',
  },
  recon: {
    text: 'The Scouts remove one Fog of War in your hand from the game, and you draw a card to replace it. You may play that card this turn. If your deck is empty, shuffle your discard pile first. You cannot choose Recon without a Fog of War in hand.',
    example:
      'You hold a Scout B and two Fog of War. Recon removes one of the two for good, and you draw a card. To remove the other Fog of War, you need a second Recon.',
  },
  target: {
    text: 'Put your target marker on any tile at least three tiles away from the Mortar; if the marker is already on the map, move it there. The marker stays until the Mortar moves or leaves the map, even if the Mortar is suppressed or loses a card.',
    example:
      'A neighbouring tile is one tile away from the Mortar, and the tile behind that is two away. The next one is three away: it is the first that you may target.',
  },
  attack: {
    text: 'The unit attacks any one enemy unit on the map: there is no line of sight and no maximum range. Roll X dice, where X is the number on the card, against the target’s total defence. You hit if at least one die shows that number or more, or a 0. A hit inflicts one casualty, never more.',
    example:
      'Machine Gunners (Attack 2) fire at Scouts one tile away with cover 1. Total defence: 5 + 1 + 1 = 7, a 64% chance to hit. The dice show 3 and 7: a hit, and one Scout card leaves the game.',
  },
  suppress: {
    text: 'The Machine Gunners fire at any one enemy unit on the map. Roll X dice, where X is the number on the card, against the target’s total defence. A hit turns the target’s counter to its suppressed side but inflicts no casualty. If the target is already suppressed, a hit changes nothing.',
    example:
      'Suppress 4 against Riflemen two tiles away with cover 2. Total defence: 4 + 2 + 2 = 8, a 76% chance to hit. The dice show 1, 4, 6 and 9: the 9 is enough, and the next card played for these Riflemen only makes them ready.',
  },
  blast: {
    text: 'The Mortar fires at every unit on the tile with your target marker, your own units included. Roll X dice, where X is the number on the card, for each unit separately, in any order you like. Range does not count, and a hill gives only cover 1. A hit inflicts one casualty; check for victory after each roll. The marker stays, so the Mortar may fire there again. You cannot choose Blast without a target marker on the map.',
    example:
      'Riflemen and Scouts are on the target tile, which has cover 2. Blast 1 rolls one die against the Riflemen’s 4 + 2 = 6 (50%) and one against the Scouts’ 5 + 2 = 7 (40%). The dice show 6 and 4: the Riflemen are hit, the Scouts are not.',
  },
  defence: {
    text: 'Total defence is the sum of three numbers: the base defence on the target’s counter, the cover of the target’s tile and the range from the attacker. The cover of the attacker’s tile does not count. Against Blast, range does not count either.',
    example:
      'Scouts with base defence 5 are on a tile with cover 1, two tiles from the attacker: 5 + 1 + 2 = 8. Against an attacker on the same tile, they have 5 + 1 + 0 = 6.',
  },
  hills: {
    text: 'A tile marked 3/1 is a hill. It gives units on it cover 3, but only cover 1 if the attacker is also on a hill, the same one or another, or if the attack is a Blast.',
    example:
      'Riflemen on a hill two tiles away have 4 + 3 + 2 = 9 against an attacker below, and 4 + 1 + 2 = 7 against one on another hill. Against Blast, they have 4 + 1 = 5.',
  },
  range: {
    text: 'Range is the number of steps from the attacker’s tile to the target’s tile. The attacker’s own tile does not count, so on a shared tile the range is 0. Two tiles are neighbours if they share any part of an edge. Rivers, hedges and houses in the picture block nothing; only the cover number matters.',
    example:
      'Range adds 1 to the defence of a target on a neighbouring tile and 2 to that of a target one tile behind it. At the far end of the map, range may add 5 or more, and then often only a 0 hits.',
  },
  dice: {
    text: 'The dice have ten sides, numbered 0 to 9. You hit if at least one die shows the total defence or more. A 0 always hits, so against a total defence of 10 or more only a 0 will do. Any more dice that hit add nothing.',
    example:
      'Two dice rolled against a total defence of 7 show 2 and 0. The 0 hits. Had they shown 8 and 9, it would still be only one hit.',
  },
  casualties: {
    text: 'The owner of the unit that was hit removes one of that unit’s cards from the game. The card comes from hand if possible, otherwise from the discard pile, or failing that from the deck, which is then shuffled. If the unit has no card in any of these, its counter leaves the map. Cards in the play area and in the supply are safe. Both sides see which unit lost the card and where it came from.',
    example:
      'Riflemen A are hit. You hold none of their cards, but there are two in your discard pile: one of them leaves the game. Once your hand, discard pile and deck have none left, the next hit removes the counter, even if your supply still holds three of their cards.',
  },
  'removed-units': {
    text: 'A unit that has left the map may return as long as it has cards left, for instance in the supply. It comes back ready, on the tile with its spawn marker rather than where it fell. When the Mortar leaves the map, its target marker goes too.',
    example:
      'Riflemen B are off the map, but two of their cards are in your supply. Bolster 2 fetches both; when you play the first, the counter enters at its spawn marker and acts.',
  },
  objectives: {
    text: 'An objective gives its points to the side that controls its tile. You win as soon as you have the points the scenario asks for, even in the middle of a turn. If your task is to pin the enemy, points alone do not win you the game.',
    example:
      'You need 5 points and control two objectives worth 2 each. You use Control on a tile worth 1: that makes 5, and the game ends at once.',
  },
  pin: {
    text: 'A side is pinned when it has no Riflemen counter on the map. Pinning the enemy wins the game only for a side whose task it is. Otherwise, the pinned side plays on, and its Riflemen may return with cards from the deck or the supply.',
    example:
      'The Germans must pin the Americans. Riflemen A are off the map, and Riflemen B have no card left outside the supply. One more hit removes the counter of Riflemen B: no American Riflemen are on the map, and the Germans win.',
  },
  'both-pinned': {
    text: 'If both sides are pinned and neither has met its victory condition, the game ends. The side with more points wins; on a tie, the side with the initiative marker wins. If both sides meet their victory conditions at the same moment, the side whose turn it is wins.',
    example:
      'Both sides have lost their last Riflemen. The Americans have 3 points and the Germans 2: the Americans win. At 3 points each, the initiative marker would decide.',
  },
  'beyond-all-hope': {
    text: 'A side that still needs points is beyond all hope when it is pinned and has no Rifleman card left in hand, deck, discard pile, play area or supply: it can no longer control any tile. A single Rifleman card in the supply keeps hope alive, even if there is no card left to fetch it. Before the game, the players may agree that losing all the Rifleman cards is enough. A side without any then counts as pinned, even with Riflemen on the map.',
    example:
      'The Americans need 5 points and have 3. Their last Riflemen counter is gone, and all ten cards of Riflemen A and B are out of the game: the Americans are beyond all hope. If one of the ten were still in the supply, they would not be.',
  },
  'hopeless-end': {
    text: 'When one side is beyond all hope, the other side’s task decides. If the other side has to pin the enemy, it wins at once. If the other side needs points, it wins as soon as it has more than the hopeless side. If the other side is pinned before that, both are pinned: the side with more points wins or, on a tie, the side with the initiative marker.',
    example:
      'The Germans are beyond all hope and have 3 points; the Americans have 3 and need 5. The game goes on. The Americans control an objective worth 1: they lead 4 to 3 and win.',
  },
  radio: {
    text: 'This rule applies only in Critical Intelligence. While the Americans control the tile with the radio, their Riflemen there may use Control again to raise the radio’s value by 1, as often as they like. No enemy unit may be on the tile. The Germans cannot raise the value, but they score all of it if they control the tile.',
    example:
      'The radio is worth 1. The Americans control its tile and use Control twice more: the radio is now worth 3. If the Germans take the tile, they get all 3 points.',
  },
  'resign-and-draw':
    'The rulebook sets no limit on the length of a game and has no draws. Here you may resign at any time, and your opponent wins. The players may also agree on a draw. After a hundred rounds, the game ends without a winner.',
  'public-information':
    'Both sides see the map with all its counters and markers, both supplies, the cards in play, and how many cards each hand, deck and discard pile holds. Hands are secret, and nobody knows the order of a deck. Before the game, you choose whether players may look through the discard piles. You may look at your own removed cards at any time, but you have to remember your opponent’s.',
  campaign: {
    text: 'You may play the scenarios one after another as a campaign; nothing carries over from game to game. Each victory is worth one point, and you lose one point for every full ten casualties you suffer in all the games together. The higher score wins. A lead of 1 to 3 is a narrow victory, 4 or 5 a clear one and more than 5 a decisive one; if the scores are equal, the campaign is undecided.',
    example:
      'You have won seven games and suffered 34 casualties: 7 − 3 = 4. Your opponent has won five and suffered 27: 5 − 2 = 3. You win narrowly, 4 to 3.',
  },
  stacking:
    'Any number of units from both sides may share a tile. Enemy counters and control markers never stop a unit from entering. The only thing an enemy unit prevents is Control of its tile.',
  'control-markers': {
    text: 'All your units may enter a tile where your side has a control marker, either side up. If its controlled side is up, an objective on the tile counts for you. Both sides may have a marker on the same tile, but only one of the two can show controlled. Markers never leave the map. Scouts using Scout and a Sniper using Stalk need no marker.',
    example:
      'Your Scouts enter a tile worth 2 that the enemy controls: you place your marker there, scouted side up. The enemy keeps the 2 points until your Riflemen use Control there.',
  },
};
