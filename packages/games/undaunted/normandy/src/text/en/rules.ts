import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** The rules in short, in our own words. */
export const rules: RuleTexts<RuleId> = {
  round:
    'A round has three parts. Both sides draw four cards, both choose a card for the initiative, and then each takes a turn: first the side with the initiative, then the other. Rounds follow one another until a side meets its victory condition. The game then ends at once, even in the middle of a turn.',
  draw: {
    text: 'At the start of a round each side draws four cards from its own deck. If the deck and the discard pile together hold fewer, you draw what there is. You keep no cards in hand from one round to the next.',
    example:
      'Your deck holds three cards and your discard pile five. You draw the three, shuffle the five into a new deck and draw the fourth card from it.',
  },
  reshuffle:
    'When you have to draw and your deck is empty, shuffle your discard pile into a new deck and go on drawing. Cards in your play area and in your supply are not shuffled in. Cards chosen for the initiative are discarded at once, so they may come back in the same round.',
  initiative: {
    text: 'Both sides secretly choose a card from hand and reveal the two cards together. The side with the higher initiative number takes the initiative marker and goes first; on a tie the marker stays where it is. Both cards go straight to the discard piles. You may choose any card, Fog of War included. A side with no cards left counts as 0.',
    example:
      'You choose a Rifleman (5), your opponent a Scout (6). Your opponent takes the marker and goes first. Had you chosen a Scout too, the marker would have stayed with the side that had it.',
  },
  turn: {
    text: 'On your turn you play cards from your hand one at a time. Use each of them for one of its actions, or hunker it down. You may stop whenever you like. The rest of your hand and all the cards in your play area then go to your discard pile, and your opponent takes a turn.',
    example:
      'After the initiative you hold three cards. You play two; the third is a Fog of War, which you cannot play. At the end of your turn all three go to your discard pile.',
  },
  'playing-a-card':
    'Put the card face up in your play area, choose one of its actions and carry it out. A combat card acts through the counter of its unit; a command card has no counter. The number beside an action says how far the unit moves, how many cards you take or how many dice you roll, and a letter limits the action to that squad. You may choose an action that changes nothing, such as Conceal when your opponent has no Fog of War left in the supply. You cannot choose an action that has nothing to work on, such as Recon without a Fog of War in hand or Blast without a target marker.',
  cards:
    'Both sides own the same cards. A soldier of squad A, B or C acts through the counter of that squad; the Sniper and the Mortar belong to no squad. Command cards have no counter. The scenario says which cards begin in your deck, which in your supply, and which stay in the box.',
  'fog-of-war': {
    text: 'Fog of War clogs your deck. You may choose it for the initiative, but on your turn you can neither play it nor hunker it down. It stays in your hand until the end of your turn and then goes to your discard pile. Only Recon removes it: it then leaves the game and does not return to the supply.',
    example:
      'Two of your four cards are Fog of War. You choose one of them for the initiative, where it counts 1, and keep both good cards for your turn. The other Fog of War is discarded when the turn ends.',
  },
  suppressed: {
    text: 'A suppressed unit cannot act. A card played for it only turns its counter back to the ready side; the card stays in the play area, and a Squad Leader may Inspire it back to your hand. If you hunker the card down instead, the unit stays suppressed. Guide cannot move a suppressed unit. A suppressed unit still keeps the enemy from controlling its tile.',
    example:
      'Riflemen B are suppressed and you hold two of their cards. The first makes them ready; with the second they move one tile.',
  },
  spawning: {
    text: 'When you play a card for an action and its unit is not on the map, first put its counter, ready, on the tile with its spawn marker. Then carry out the action from there. Enemies on that tile do not prevent it, nor does a missing control marker. Neither hunkering down nor Guide brings a unit in.',
    example:
      'Your Sniper is not on the map, and its spawn marker is on 5A. You play a Sniper card for Attack 3: the counter enters at 5A and fires from there at once.',
  },
  'hunker-down': {
    text: 'Instead of using a card for an action, you may return it from your hand to your supply. Your deck gets smaller, and Bolster can bring the card back later. Nothing changes on the map. You cannot hunker down Fog of War. Be careful not to hunker down your last card that can Bolster.',
    example:
      'At four cards a round, a deck of twelve goes round once in three rounds. Hunker four cards down and the other eight come round in two.',
  },
  move: {
    text: 'The unit of the card moves up to X tiles, where X is the number on the card. Each tile it enters must hold your control marker, either side up. Enemy units and enemy markers do not stop it. It may also stay where it is. If the Mortar moves, its target marker leaves the map.',
    example:
      'Riflemen A have Move 1. They may enter a neighbouring tile that your Scouts have scouted, but not the unscouted tile beside it.',
  },
  guide: {
    text: 'The Platoon Guide moves any one of your units up to X tiles, where X is the number on the card. Each tile it enters must hold your control marker, either side up. The unit must be on the map and must not be suppressed. If he moves the Mortar, its target marker leaves the map.',
    example:
      'Guide 1: your Machine Gunners move one tile, although you hold none of their cards. Had you held one, Move 1 could have taken them a second tile.',
  },
  scout: {
    text: 'The Scouts move up to X tiles, where X is the number on the card, with or without your control marker. Each tile they enter that has no marker of yours gets one, scouted side up. For every marker you place, one Fog of War goes from your supply to your discard pile. If the supply has none left, you still place the marker. The Scouts may also stay where they are.',
    example:
      'With Scout 2 the Scouts cross a tile that holds your marker and enter a new one: you place one marker and take one Fog of War. Two new tiles would have cost you two.',
  },
  stalk: {
    text: 'The Sniper moves up to X tiles, where X is the number on the card, with or without your control marker. The Sniper places no marker and brings you no Fog of War. The Sniper may also stay put.',
    example:
      'Stalk 1: the Sniper enters an unscouted tile. You take no Fog of War, but no marker is placed either, so your Riflemen still cannot follow.',
  },
  bolster: {
    text: 'The commander on the card fetches up to X cards from your supply, where X is the number on the card, and puts them in your discard pile. They reach your hand after the next reshuffle. A Squad Leader fetches only cards of his own squad. The Platoon Sergeant and the Platoon Guide fetch any cards except Fog of War, so only these two can bring in the Sniper, the Mortar and other commanders.',
    example:
      'Squad Leader A has Bolster 2 (A): he fetches two Riflemen A, or a Rifleman A and a Scout A. The Platoon Sergeant with Bolster 3 may fetch a Rifleman A, a Scout B and a Sniper.',
  },
  command: {
    text: 'The Platoon Sergeant lets you draw up to X cards from your deck, where X is the number on the card; you may play them this turn. If the deck runs out, shuffle your discard pile into a new one and go on drawing. Cards in the play area and in the supply are not shuffled in.',
    example:
      'You play the Sergeant for Command 2 with one card in your deck. You draw it, shuffle your discard pile and draw the second. For one card played you have two more to play.',
  },
  conceal: {
    text: 'The Scouts confuse the enemy: your opponent moves one Fog of War from their supply to their discard pile. If that supply has none left, nothing happens. You may choose the action all the same.',
    example:
      'Your opponent has six Fog of War in the supply and a deck of nine cards. After two Conceals four are left in the supply, and two of eleven cards are dead weight.',
  },
  control: {
    text: 'The Riflemen turn your control marker on their tile from scouted to controlled. If an enemy marker there shows controlled, it turns back to scouted. No enemy unit may be on the tile, not even a suppressed one. The tile stays yours when the Riflemen leave. You may also control a tile without an objective, but it is worth nothing.',
    example:
      'The enemy controls an objective of 2. Your Riflemen enter the tile, which no enemy unit holds any more, and use Control: the 2 points are now yours and no longer the enemy’s.',
  },
  inspire: {
    text: 'A Squad Leader takes X cards of his own squad, where X is the number on the card, from your play area back to your hand. You may play them again this turn. Command cards cannot be taken back, not even his own. Neither can the Sniper and the Mortar, which belong to no squad.',
    example:
      'Rifleman B has moved onto a tile with an objective. Squad Leader B with Inspire 1 (B) takes the card back to your hand, and the Riflemen control the tile in the same turn.',
  },
  recon: {
    text: 'The Scouts remove one Fog of War in your hand from the game, and you draw one card in its place. You may play that card this turn. If your deck is empty, shuffle your discard pile first. Without a Fog of War in hand you cannot choose the action.',
    example:
      'You hold a Scout B and two Fog of War. Recon removes one of the two for good, and you draw a card. The other Fog of War needs a second Recon.',
  },
  target: {
    text: 'The Mortar puts your target marker on any tile at least three tiles away; if the marker is already on the map, move it there. The marker stays until the Mortar moves or leaves the map. It stays when the Mortar is suppressed or loses a card.',
    example:
      'A neighbouring tile is one tile away from the Mortar, the tile behind it two. The next one is three away: it is the first that you may target.',
  },
  attack: {
    text: 'The unit attacks any one enemy unit on the map: there is no line of sight and no maximum range. Roll X dice, where X is the number on the card, against the total defence of the target. At least one die must show that number or more, or a 0. A hit costs the enemy one casualty, never more.',
    example:
      'Machine Gunners (Attack 2) fire at Scouts one tile away, cover 1. Total defence: 5 + 1 + 1 = 7, a chance of 64%. The dice show 3 and 7: a hit, and one Scout card leaves the game.',
  },
  suppress: {
    text: 'The Machine Gunners fire at any one enemy unit on the map. Roll X dice, where X is the number on the card, against its total defence. A hit turns its counter to the suppressed side and costs no casualty. If the target is already suppressed, a hit changes nothing.',
    example:
      'Suppress 4 against Riflemen two tiles away, cover 2. Total defence: 4 + 2 + 2 = 8, a chance of 76%. The dice show 1, 4, 6 and 9: the 9 is enough, and the next card of these Riflemen only makes them ready.',
  },
  blast: {
    text: 'The Mortar fires at every unit on the tile with your target marker, your own units too. Roll X dice, where X is the number on the card, for each unit separately and in the order you like. Range does not count, and a hill gives only 1 cover. A hit costs the unit one casualty; victory is checked after each roll. The marker stays, so the Mortar may fire there again. Without a marker on the map there is no Blast.',
    example:
      'Riflemen and Scouts are on the target tile, cover 2. Blast 1 rolls one die against 4 + 2 = 6 (50%) and one against 5 + 2 = 7 (40%). The dice show 6 and 4: the Riflemen are hit, the Scouts are not.',
  },
  defence: {
    text: 'Total defence is the sum of three numbers: the base defence on the counter, the cover of the target’s tile, and the range from the attacker. The cover of the attacker’s tile does not count. Against Blast the range does not count either.',
    example:
      'Scouts with base defence 5 are on a tile with cover 1, two tiles from the attacker: 5 + 1 + 2 = 8. Fired at from their own tile they have 5 + 1 + 0 = 6.',
  },
  hills: {
    text: 'A tile marked 3/1 is a hill. It gives its units 3 cover. It gives only 1 if the attacker is on a hill too, the same or another, or if the attack is a Blast.',
    example:
      'Riflemen on a hill two tiles away have 4 + 3 + 2 = 9 against an attacker below, and 4 + 1 + 2 = 7 against one on another hill. Against Blast they have 4 + 1 = 5.',
  },
  range: {
    text: 'Range is the number of steps from the attacker’s tile to the target’s tile. The attacker’s own tile does not count, so on a shared tile the range is 0. Two tiles are neighbours if they share a piece of an edge. Rivers, hedges and houses in the picture block nothing; only the cover number matters.',
    example:
      'A target on a neighbouring tile adds 1 to its defence for range, one behind that tile adds 2. At the far end of the map it may be 5 or more, and then often only a 0 hits.',
  },
  dice: {
    text: 'The dice have ten sides, 0 to 9. You hit if at least one die shows the total defence or more. A 0 always hits, so at a total defence of 10 or more only a 0 helps. Further successful dice add nothing.',
    example:
      'Two dice against a total defence of 7 show 2 and 0. The 0 hits. Had they shown 8 and 9, it would still be one hit.',
  },
  casualties: {
    text: 'The owner of the unit that was hit removes one of its cards from the game. It comes from hand if possible, otherwise from the discard pile, or failing that from the deck, which is then shuffled. If there is none in any of these, the counter leaves the map. Cards in the play area and in the supply are safe. Both sides see whose card it was and where it came from.',
    example:
      'Riflemen A are hit. You hold none of their cards, but two are in your discard pile: one of them leaves the game. Once hand, discard pile and deck have none left, the next hit removes the counter, even if three more cards are in your supply.',
  },
  'removed-units': {
    text: 'A unit that has left the map may return as long as it has cards, in the supply for instance. It comes back ready, on the tile with its spawn marker and not where it fell. When the Mortar leaves the map, its target marker goes too.',
    example:
      'Riflemen B are gone, but two of their cards are in your supply. Bolster 2 fetches both; when you play the first, the counter enters at its spawn marker and acts.',
  },
  objectives: {
    text: 'An objective gives its points to the side that controls its tile. As soon as your points reach the number in the scenario, you win, even in the middle of a turn. If your task is to pin the enemy, points alone do not win you the game.',
    example:
      'You need 5 points and control objectives of 2 and 2. Control on a tile worth 1 makes it 5, and the game ends at once.',
  },
  pin: {
    text: 'A side is pinned when it has no Riflemen counter on the map. This is a victory only for a side whose scenario tells it to pin the enemy. Otherwise the pinned side plays on, and its Riflemen may return with cards from the deck or the supply.',
    example:
      'The Germans must pin the Americans. Riflemen A are gone and Riflemen B have no card left outside the supply. One more hit removes their counter: no American Riflemen are on the map, and the Germans win.',
  },
  'both-pinned': {
    text: 'If both sides are pinned and neither has met its victory condition, the game ends. The side with more points wins; if they are equal, the side with the initiative marker wins. If both victory conditions are met in the same instant, the side whose turn it is wins.',
    example:
      'The last Riflemen of both sides are gone. The Americans have 3 points, the Germans 2: the Americans win. At 3 points each, the initiative marker would decide.',
  },
  'beyond-all-hope': {
    text: 'A side that still needs points is beyond all hope when it is pinned and has no Rifleman card left in hand, deck, discard pile, play area or supply: nobody can control a tile for it any more. A single Rifleman card in the supply keeps hope alive, even if no card that could fetch it is left. Before the game the players may agree that losing all the Rifleman cards is enough. Such a side then counts as pinned, even with Riflemen on the map.',
    example:
      'The Americans need 5 points and have 3. Their last Riflemen counter is gone, and all ten cards of Riflemen A and B are out of the game: they are beyond all hope. With one of the ten in the supply they would not be.',
  },
  'hopeless-end': {
    text: 'When one side is beyond all hope, the task of the other decides. If the other side has to pin it, that side wins at once. If the other side needs points, it wins as soon as it has more of them than the hopeless side. If it is pinned itself before that, both are pinned: the side with more points wins, and on a tie the side with the initiative marker.',
    example:
      'The Germans are beyond all hope and have 3 points; the Americans have 3 and need 5. The game goes on. The Americans control an objective of 1: they lead 4 to 3 and win.',
  },
  radio: {
    text: 'This rule belongs to Critical Intelligence only. While the Americans control the tile with the radio, their Riflemen there may use Control again to raise its value by 1, as often as they like. No enemy unit may be on the tile. The Germans cannot raise the value, but if they control the tile they score all of it.',
    example:
      'The radio is worth 1. The Americans control its tile and use Control twice more: it is worth 3. If the Germans take the tile, they get all 3.',
  },
  'resign-and-draw':
    'The rulebook has no limit to the length of a game and no draw. Here you may resign at any time, and your opponent wins. Both players may also agree on a draw. After a hundred rounds the game ends without a winner.',
  'public-information':
    'Both sides see the map with all counters and markers, both supplies, the cards in play, and how many cards each hand, deck and discard pile holds. Hands are secret, and nobody knows the order of a deck. Before the game you choose whether discard piles may be looked through. You may look at your own removed cards at any time, but you have to remember your opponent’s.',
  campaign: {
    text: 'You may play the scenarios one after another as a campaign; nothing carries over from game to game. Each victory is worth one point, and every full ten casualties you suffer in all the games together cost you one. The higher score wins. A lead of 1 to 3 is a narrow victory, 4 or 5 a clear one, more than 5 a decisive one; equal scores leave it undecided.',
    example:
      'You have won seven games and suffered 34 casualties: 7 − 3 = 4. Your opponent has won five and suffered 27: 5 − 2 = 3. You win narrowly, 4 to 3.',
  },
  stacking:
    'Any number of units of both sides may be on one tile. Enemy counters and control markers never stop a unit from entering. The one thing an enemy unit prevents is Control of its tile.',
  'control-markers': {
    text: 'Where your side has a control marker, either side up, all your units may enter. With the controlled side up, an objective on the tile counts for you. Both sides may have a marker on one tile, but only one of the two can show controlled. Markers never leave the map. Scouts when they Scout and the Sniper when it Stalks need no marker.',
    example:
      'Your Scouts enter a tile that the enemy controls, worth 2: your marker goes there, scouted side up. The 2 points stay with the enemy until your Riflemen use Control there.',
  },
};
