import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** The rules in short, in our own words. */
export const rules: RuleTexts<RuleId> = {
  round:
    'A round has three parts: both sides draw four cards, both bid a card for the initiative, and then each takes a turn, the holder of the initiative first. Rounds follow one another until somebody wins. When a victory condition is met the game ends at once, even in the middle of a turn.',
  draw: 'At the start of a round each side draws four cards from its deck. If deck and discard pile together hold fewer, you draw what there is. No card is kept in hand from one round to the next.',
  reshuffle:
    'Whenever you have to draw and your deck is empty, your discard pile is shuffled into a new deck and you go on drawing. Cards in your play area and in your supply are never shuffled in. Cards bid for the initiative are discarded at once, so they may come back in the same round.',
  initiative:
    'Both sides secretly choose a card from hand and reveal them together. The higher initiative number takes the marker and plays first; on a tie the marker stays where it is. Both cards go straight to the discard piles. Any card may be bid, Fog of War included. A side without a card to bid counts as zero.',
  turn: 'You play cards from your hand one at a time, each for one of its actions or to hunker down. You may stop whenever you like; nothing forces you to play every card. Then the rest of your hand and your whole play area go to the discard pile and the other side takes its turn.',
  'playing-a-card':
    'Lay the card face up in your play area, choose one of its actions and carry it out. A combat card acts through the counter of its unit; a command card has no counter. You may choose an action that will change nothing, such as Conceal when the enemy has no Fog of War left in supply. Recon without a Fog of War in hand and Blast without a target marker cannot be chosen.',
  'fog-of-war':
    'These cards clog your deck. You may bid one for the initiative, but in your turn you can neither play it nor hunker down with it. Only Recon rids you of it, and then it leaves the game for good; it does not return to the supply.',
  suppressed:
    'A suppressed unit cannot act. A card played for it only turns its counter back to ready; the card stays in the play area, from where a Squad Leader may Inspire it back. You may hunker down with the card instead, which leaves the unit suppressed. Guide does not move suppressed units. Even a suppressed unit keeps the enemy from controlling its tile.',
  spawning:
    'When you play a card for an action and its unit is not on the map, its counter is first placed, ready, on the tile with the matching spawn marker and acts from there. Enemies on that tile or a missing control marker do not prevent it. Neither hunkering down nor Guide brings a unit in.',
  'hunker-down':
    'Instead of taking an action you may return a card from your hand to your supply. That thins your deck, and Bolster can fetch the card again later. Nothing changes on the map. Fog of War cannot be put away like this. Beware of sending back the last card that can Bolster.',
  move: 'The unit moves up to as many tiles as the action says. Every tile it enters must hold your control marker, either side up. It may also stay where it is. If the Mortar moves, its target marker leaves the map.',
  guide:
    'The Platoon Guide moves any one of your units by up to one tile, under the rules of Move. The unit must be on the map and not suppressed. If he moves the Mortar, its target marker leaves the map.',
  scout:
    'The Scouts move up to two tiles, with or without your control marker. Each tile they enter that has no marker of yours gets one, scouted side up. For every marker placed, one Fog of War goes from your supply to your discard pile. When the supply has none left, markers are placed all the same.',
  stalk:
    'The Sniper moves up to one tile, with or without your control marker. He places no marker and brings you no Fog of War. He may also stay where he is.',
  bolster:
    'Take up to the given number of cards from your supply and put them in your discard pile; they reach your hand after a reshuffle. A Squad Leader fetches only cards of his own squad. The Platoon Sergeant and the Platoon Guide fetch any card but Fog of War. So only these two can call up the Sniper, the Mortar and other commanders.',
  command:
    'Draw two cards from your deck, or only one if you like; you may play them this turn. If the deck runs out, shuffle the discard pile and go on. Cards in the play area and in the supply are not shuffled in.',
  conceal:
    'Your opponent moves one Fog of War from supply to discard pile. If there is none left in that supply, nothing happens; you may choose the action all the same.',
  control:
    'The Riflemen turn your marker on their tile from scouted to controlled. An enemy marker that showed controlled there turns back to scouted. No enemy unit may be on the tile, not even a suppressed one. The tile stays yours after the unit leaves. A tile without an objective may be controlled too, but it is worth nothing.',
  inspire:
    'A Squad Leader takes one card of his squad from your play area back to your hand, and you may play it again this turn. Command cards cannot be taken back, his own included. Neither can the Sniper and the Mortar, which belong to no squad.',
  recon:
    'Remove one Fog of War in your hand from the game and draw a card in its place; you may play it this turn. If your deck is empty, shuffle the discard pile first. Without a Fog of War in hand the action cannot be chosen.',
  target:
    'Put your target marker on a tile at least three tiles away from your Mortar; if it is already on the map, move it. The marker stays until the Mortar moves or leaves the map. It does not matter if the Mortar is suppressed or loses a card.',
  attack:
    'Choose any enemy unit on the map: there is no line of sight and no maximum range. Roll as many dice as the action says against its total defence. A hit costs the enemy one casualty, never more.',
  suppress:
    'The Machine Gunners choose any enemy unit on the map and roll four dice against its total defence. A hit turns its counter to the suppressed side and costs no casualty. Against a unit that is already suppressed it has no effect.',
  blast:
    'Roll separately against every unit on the tile with your target marker, your own units too, in the order you like. Range does not count and a hill covers only for 1. Victory is checked after each roll. The marker stays, so the Mortar may fire there again. Without a marker on the map there is no Blast.',
  defence:
    'Total defence is the base defence on the counter plus the cover of its tile plus the range to the attacker. Riflemen, Machine Gunners and Mortar have base defence 4, Scouts 5, Sniper 6. Range does not count against Blast.',
  hills:
    'A tile marked 3/1 is a hill. Its cover is 3. It is only 1 if the attacker stands on a hill too, the same or another, or if the attack is a Blast.',
  range:
    'Range is the number of steps from tile to tile between attacker and target; the attacker’s own tile is not counted, so on a shared tile it is 0. Tiles are neighbours when they share a piece of edge. Rivers, hedges and houses in the picture block nothing; only the cover number matters.',
  dice: 'The dice have ten sides, 0 to 9. It is a hit if at least one die shows the total defence or more. A 0 always hits, so at a total defence of 10 or more only a 0 helps. Further successful dice add nothing.',
  casualties:
    'The owner of the unit that was hit removes one of its cards from the game: from hand if possible, else from the discard pile, else from the deck, which is then shuffled. If there is none in any of these, the counter leaves the map. Cards in the play area and in the supply are not taken. Both sides see of which unit the card was and where it came from.',
  'removed-units':
    'A unit that was removed may return as long as it has cards, in the supply for instance. It comes back ready, on its spawn tile and not where it fell. When the Mortar is removed, its target marker goes with it.',
  objectives:
    'An objective gives its points to the side that controls its tile. As soon as your points reach the number in the scenario, you win at once, even in the middle of a turn. If your task is to pin the enemy, points alone do not win you the game.',
  pin: 'A side is pinned when it has no Riflemen counter on the map. This is a victory only for a side whose scenario tells it to pin the enemy. Otherwise the pinned side plays on, and its Riflemen may return with cards from the deck or the supply.',
  'both-pinned':
    'If both sides are pinned and neither has met its victory condition, the game ends. The side with more points wins; if they are equal, the holder of the initiative marker. If both victory conditions are met in the same instant, that of the side whose turn it is counts first.',
  'beyond-all-hope':
    'A side that still lacks points, is pinned and has no Rifleman card left in hand, deck, discard pile, play area or supply can never get them: it is beyond all hope. Players may agree before the game that losing all Rifleman cards is enough; then such a side counts as pinned even with Riflemen on the map. As long as a single Rifleman card lies in its supply it has not lost hope, even if no card that could fetch it goes round any more. An opponent who has to pin it wins at once. An opponent who needs points wins as soon as he has more of them; if he is pinned first, it is decided as when both sides are pinned.',
  radio:
    'Only in Critical Intelligence. Once the Americans control the tile with the radio, their Riflemen there may use Control again to raise its value by 1, as often as they like. No enemy unit may be on the tile. The Germans cannot raise the value, but if they control the tile they score all of it.',
  'resign-and-draw':
    'The rulebook sets no limit to the length of a game and knows no draw. Here you may resign at any time. Both players may also agree on a draw, and after a hundred rounds the game ends undecided.',
  'public-information':
    'Both sides see the map with all counters and markers, both supplies, the cards in play and the number of cards in every hand, deck and discard pile. Hands are secret, and nobody knows the order of a deck. Whether discard piles may be looked through is agreed before the game. You may look at your own removed cards at any time; those of the enemy you saw leave and have to remember.',
  campaign:
    'Scenarios may be played one after another as a campaign; nothing carries over from game to game. Each victory is worth one point, and every full ten casualties you suffer over all the games cost you one. The higher score wins. A lead of 1 to 3 is a narrow victory, 4 or 5 a clear one, more than 5 a decisive one; equal scores leave it undecided.',
  stacking:
    'Any number of units of both sides may stand on one tile. Enemy counters and control markers never stop a unit from entering. The one thing an enemy unit prevents is Control of its tile.',
  'control-markers':
    'A marker of yours, either side up, lets all your units enter the tile. With the controlled side up, an objective there counts for you. Both sides may have a marker on one tile, but only one of them can show controlled. Markers are never taken off the map. Scouts when they Scout and the Sniper when he Stalks need no marker.',
};
