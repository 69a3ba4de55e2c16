import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

export const rules: RuleTexts<RuleId> = {
  round:
    'Both sides draw, bid for the initiative and take their turns one after the other. Rounds follow until somebody has won.',
  draw: 'Each side draws four cards. An empty deck is made anew from the discards; cards in the play area stay out of it.',
  initiative:
    'Both lay a card face down. The higher takes the initiative and plays first, a tie changes nothing; both cards are discarded.',
  turn: 'Play as many cards from your hand as you like, one after the other. What you do not play is discarded with what you have played.',
  'playing-a-card':
    'A card is played for one of its actions, to ready its suppressed unit, or to go back to the supply.',
  'fog-of-war': 'It can be bid, but neither played nor sent to the supply. Recon gets rid of it.',
  suppressed: 'A suppressed unit cannot act. A card played for it only turns it back to ready.',
  entering:
    'A unit that is not on the map enters when its card is played for an action: with the riflemen of its squad, or with any riflemen if it has none. Routed and suppressed riflemen will do.',
  'hunker-down': 'The played card goes back to your supply; its counter stays as it is.',
  move: 'One tile, onto a tile with your control marker. Tanks cannot enter impassable ground.',
  scout:
    'Up to so many tiles, also without markers. Each new tile gets a marker of yours, and each marker costs you a Fog of War.',
  stalk: 'One tile, with or without a marker; none is laid.',
  guide:
    'Moves any unit of yours one tile onto a marker of yours, of the named squad if there is one. Not suppressed or routed units, and never the anti-tank gun.',
  bolster:
    'Takes cards from the supply to the discards. A card of a routed unit brings that unit back into the fight.',
  'bring-up':
    'Takes a card from the supply straight to your hand, to be played this turn. It too brings a routed unit back.',
  command: 'Draws up to so many cards.',
  conceal: 'Puts a Fog of War from the enemy’s supply into his discards.',
  control:
    'Turns your marker on the unit’s tile to controlled. It fails only where the enemy controls the tile and has a unit there that is not routed.',
  inspire:
    'A card of the squad that you have played acts once more, where it lies. Upgraded actions are not open to it.',
  exert:
    'A played infantry card acts once more, by any of its actions. Then its unit is suppressed.',
  recon:
    'A Fog of War from your hand is set aside for this battle, and you draw a card. Without one in hand it cannot be chosen.',
  'recon-scout': 'Recon, and then Scout 1 if you like.',
  rally: 'Readies a suppressed unit, of the named squad if there is one.',
  assault: 'Move 1, and then a combat action of the card if you like.',
  'attack-stalk': 'A combat action of the card, and then Stalk 1 if you like.',
  'field-of-fire':
    'The gunners cover any one tile. Enemy infantry that enters it meets Suppress 3 at once and, if hit, stops there. The field ends when the gunners move, are hit or are suppressed.',
  smoke:
    'A marker on the engineers’ tile: every unit there has 2 more defence, except against Demolish and mines. Two for each unit of engineers of A and B in a battle.',
  mines:
    'On edges of the engineers’ tile, one of yours on each, four for each unit of engineers. Whoever crosses the fitting kind is attacked with one die against his bare defence; if hit, he stays where he was.',
  'anti-air':
    'The enemy loses a bomber from hand, discards or deck for the rest of the campaign. If he has none there, your card may go back to the supply.',
  attack: 'At one enemy infantry unit; a hit costs it a card.',
  suppress: 'At one enemy infantry unit; a hit suppresses it.',
  'area-suppress':
    'Suppress against every enemy infantry unit on a tile, each rolled for by itself.',
  grenades: 'An attack on every enemy infantry unit on a tile, each rolled for by itself.',
  flamethrower:
    'An attack; whom it hits you may also drive to a neighbouring tile that bears its owner’s marker.',
  antitank:
    'At a tank, a building or a tunnel; the first value is for tanks, the second for walls.',
  demolish: 'Like Anti-Tank, but cover and smoke do not count.',
  bombard:
    'A tile: its building, its tunnel and all infantry on it, your own too, each rolled for in the order you like. Range does not count; tanks are not harmed.',
  defence:
    'Base, cover of the tile, distance to the attacker, and 2 for smoke. In a building those outside meet the higher cover, those inside the lower.',
  buildings:
    'A hit damages a building, a second destroys it. A damaged one shelters less and falls more easily, a destroyed one is rubble that tanks can cross. It stays so for the campaign.',
  works:
    'The higher cover is for the side that controls the tile. Works once dug stay for the campaign.',
  tunnels:
    'All tunnel tiles are neighbours for movement, not for tanks and not for driving units off. A tunnel has defence 7 and is lost for good when hit.',
  tanks:
    'They have armour only: nothing but Anti-Tank, Demolish and anti-tank mines harms them, and nothing suppresses them.',
  dice: 'One die that reaches the total is a hit; a 0 always is. More hits change nothing.',
  casualties:
    'The owner loses a card of the unit, looked for in play area, hand, discards and deck, and chooses which if there are several. How many are lost everybody knows, who they are only he.',
  rout: 'A unit without a card is routed. The attacker may drive it to a neighbouring tile with its owner’s marker; a suppressed unit that is driven off is ready again. Reinforcements end the rout.',
  tasks:
    'Each side has its own. With “and” all parts must be met, with “or” one, with “and/or” they may be mixed. Whoever meets his task wins at once.',
  'total-rout':
    'Whoever has routed all enemy riflemen on the map wins, unless the battle says otherwise; then it is stated beside the tasks.',
  withdrawal:
    'At the start of your turn, before any card, you may give the battle up. It spares men.',
  losses:
    'After a battle 1, 2 or 3 cards are drawn from 1 to 4, 5 to 9 or more casualties and are gone for the campaign. Reservists are never lost. Riflemen, scouts and gunners of A and B are replaced by the reservist of their number; where there is none or he is there already, you choose another of the squad. All others are gone without replacement. The counter of a unit of which nobody is left is still laid out in later battles: the unit cannot act, but the enemy cannot take a tile that its side controls while it stands there; the first hit routs it.',
  upgrades:
    'Normal soldiers, drawn from all cards that were not in the supply, become better for the rest of the campaign: two after most battles. Where the number differs, the page of the battle says so.',
  merging:
    'Soldiers of squad C take the places of reservists in A or B and count as that squad from then on. When one of them is lost for good, you choose which reservist of that squad takes the place.',
  deck: 'The battle says how many of each kind start in the deck; who they are is your choice.',
};
