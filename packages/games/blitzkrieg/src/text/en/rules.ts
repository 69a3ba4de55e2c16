import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

export const rules: RuleTexts<RuleId> = {
  goal: 'The game ends after a turn of the second side in which somebody has 25 points or more. More points win; equal points are a victory of the second side, that is of the Allies, in Nippon of Germany. So 25 points of the first side are not enough by themselves: the other side still has its last turn.',
  turn: 'Place one token from your reserve on a free space of an active campaign. Carry out the effect of the space, move the marker of the theatre towards you by the value of the token, and close what is to be closed. At the end draw one token from your bag; from an empty bag you draw nothing.',
  terrain:
    'Armies go on land, navies on the sea, air forces anywhere. A space that shows both takes every token. Only the active campaign of a theatre is open, but in it you may take any free space.',
  industry:
    'Draw as many tokens from your bag into your reserve as the space says. If the bag runs out, draw what there is. A reserve has no upper limit.',
  research:
    'Take as many special weapons from the pile as the space says and put them into your bag. You may look at them. They come into your reserve when you draw them.',
  'research-industry':
    'Take one special weapon from the pile straight into your reserve. If the pile is empty, the effect is lost.',
  bombing:
    'A token of the enemy’s reserve goes back into the enemy’s bag, drawn at random and seen only by its owner. Against the virtual opponent you choose a unit of its open row; a special weapon only if the row has nothing else. An empty reserve cannot be bombed.',
  tactical:
    'The marker of this theatre moves towards you by the number on the space, in addition to the value of the token. Together they may reach the flag.',
  strategic:
    'The marker of one other open theatre moves towards you by the number on the space. It never reaches the flag this way: it stops one step before it. If no other theatre is open, the effect is lost.',
  propaganda:
    'Score the points on the space at once. They count even if the campaign is lost later.',
  commanders:
    'The general is an army, the admiral a navy. The general moves the marker by 1 for himself and 1 for each army and air force that you already have in the theatre; the admiral counts navies and air forces. Special weapons and the values of tokens do not count.',
  blitz:
    'After a token with a lightning bolt you may place another one from your reserve in the same theatre, and after another blitz one more. You still draw only one token at the end of the turn. If the blitz closed the theatre, there is nowhere to go on. The virtual opponent goes on whenever it can.',
  'bombing-units':
    'Bombers and the bombing navy bomb as soon as they are placed. After that the effect of their space takes place as usual.',
  'task-force':
    'The effect of the space that a task force covers does not take place. Its value counts as usual.',
  nuclear:
    'It is placed like an army and moves the marker by 7. In every other open theatre the marker moves 2 towards the enemy. Those moves stop before the flag.',
  scientist:
    'His value is 0, but he may take any free space of any open theatre, also in a campaign that is not active yet, and its effect takes place. Such a space is filled when its campaign comes; a campaign that begins full closes at once. For the virtual opponent the scientist is an air force of value 3.',
  spy: 'The spy is an exact copy of the enemy’s last token: kind, value and ability. If that was a spy too, it copies what that one was used as. As a general or admiral it counts your own units.',
  campaign:
    'When its last space is filled, the campaign closes: the side in whose half the marker stands scores its points, on the centre both do. Then the next campaign of the theatre becomes active. After the last one the theatre is closed.',
  shields:
    'If the marker stands on a shield or beyond it when a campaign closes, the leader scores 1 point more, from the second shield on 2 instead. It is looked at anew with every campaign.',
  flag: 'A marker that reaches the flag closes the theatre at once. Its side scores all campaigns of the theatre that are still open and 2 points more, and gains the effects of all free spaces there in the order it likes; tactical advantages have nothing left to move. Only a token in its own theatre can reach the flag.',
  'cannot-place':
    'If you must place a token and can’t, you lose at once: because your reserve is empty, or because nothing in it fits anywhere. This also holds when all theatres are closed, unless you agreed that the points decide then.',
  'hidden-information':
    'Your reserve stands behind a screen, and only you know your bag. Sizes of reserves, bags and the pile are public, and so is everything on the board. The virtual opponent plays with an open row.',
  'solo-setup':
    'You are the Allies with 3 tokens, the virtual opponent is the Axis with an open row of 5. A die chooses theatres whose markers begin nearer to the opponent: 3 times 1 step, 3 times 2 or 4 times 2 steps. On a six you choose the theatre. The opponent moves first.',
  'solo-turn':
    'With stratagem tokens a new one is drawn first. Then 24 steps decide theatre, space and token, always in the same order; the table shows which steps decided. New tokens join the row at its right end.',
  'solo-theatre':
    'First comes a winning move, then the closing of a theatre and of a campaign for which the opponent scores; where it can choose, more points and then a smaller value. Otherwise it takes an active campaign where it does not lose by its own move: by the stratagem, then with most free spaces, then worth most, then of the lowest number.',
  'solo-space':
    'After the stratagem the order is: propaganda from 20 points on, strategic advantage, propaganda if at least 3 points behind, industry with at most 4 tokens, research, bombing, tactical advantage, industry, propaganda, and then from left to right. Spaces where no token of the row fits are passed over.',
  'solo-token':
    'After the stratagem: on a space without effect a value of at least 1, on the last free space of a campaign no blitz, from 20 points on the highest value, each only if possible. Among what is left the die decides, counted from the left and round again.',
  stratagems:
    'Eight tokens change what the opponent prefers, one of them in each turn. The same one never comes twice in a row. Steamroll repeats the one before it; in the first turn it lies open without effect.',
  'greatest-change':
    'Greatest is a marker that goes over from your half to the opponent’s, then from the centre to its half, from your half to the centre, further in its half, and nearer to the centre in yours. Then comes anything that does not score for you, and then anything at all.',
  harder:
    'The opponent can be given points at the start, or more shifts on the tracks. Both can be chosen before the game.',
  nippon:
    'Four cities are open at a time, the others wait. When one closes, the side whose turn it is opens another. If the marker of the closed city stood on one of the last spaces of its track, the new marker begins off the centre on the same side: 2 steps after a flag, 1 if it was at most 2 steps away.',
  'nippon-solo':
    'You are Germany, the virtual opponent is Japan and moves first. In two of the first four cities the marker begins 2 steps on its side. You open every new city; if the last one closed in the opponent’s turn, the new marker moves 1 more step towards it.',
  'japanese-tokens':
    'The kamikaze is an air force of value 3 that ignores the effect of its space. The kaiju goes anywhere in an active campaign, tramples the effect, and rolls a die: 2 to 6 is its value, but on a 1 it turns back and the marker moves 2 towards Germany. Both are of our own making, like the whole board.',
};
