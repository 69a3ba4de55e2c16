import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

export const rules: RuleTexts<RuleId> = {
  goal: {
    text: 'Points are checked after each turn of the side that moves second: the Allies, or Germany in Nippon. If either side has 25 or more by then, the game ends and the side with more points wins; the side that moves second wins ties. So reaching 25 isn’t enough for the side that moves first: the other side still has its last turn. Whatever the points, a side that must place a token and can’t loses at once.',
    example:
      'The Axis reaches 26. If the Allies get to 26 on their last turn, they win; on 25 they lose.',
  },
  setup: {
    text: 'Every marker starts on the centre of its track, and both sides have 0 points. Each side puts its 22 tokens into its bag and draws 3 of them at random into its reserve, behind a screen. The 16 special weapons form the face-down research pile. In each theatre, only the first campaign is active. The Axis moves first; in Nippon, Japan does. Solo games change some of this: see “Solo: setting up”.',
    example:
      'You draw Army 1, Navy 3 and Air force 1. The other 19 tokens stay in your bag, and the board has 14 active spaces.',
  },
  turn: {
    text: 'On your turn you must place one token from your reserve on a free space of an active campaign. Then, in this order: the token bombs if it can, its space takes effect, that theatre’s marker moves towards you by the token’s value, and any campaign or theatre that is finished closes. A blitz token may let you place another one. At the end of your turn, you draw one token from your bag, however many you placed. If your bag is empty, you draw nothing; there’s no other penalty.',
    example:
      'With 3 tokens in your reserve, you place Army 2 on a factory. You draw a token for the factory, the marker moves 2 steps, and you draw another token at the end: you now hold 4.',
  },
  track: {
    text: 'Each theatre has a track with a centre, your half and your opponent’s. Its marker shows which side leads there, and by how many steps. A move towards you takes the marker towards your flag, through the centre if need be. There’s a flag at the end of each half; steps beyond it are lost. In solo play, the theatres also have an order: their numbers on the map.',
    example:
      'Your opponent leads by 2 and you place Army 3. The marker moves 3 steps towards you: you lead by 1.',
  },
  tokens: {
    text: 'Each token is an army, a navy or an air force, which decides where it may go. Its value is the number of steps it moves the marker. Some tokens also have an ability, marked with a symbol. The Axis, the Allies and Germany have the same 22 tokens; Japan has 22 of its own. Special weapons are extra tokens that either side can win.',
    example:
      'Navy 3 goes on a sea space and moves the marker 3 steps. Blitz air force 0 goes anywhere and doesn’t move the marker, but another token may follow.',
  },
  terrain: {
    text: 'Armies go on land, navies at sea, air forces anywhere. A space that shows both land and sea takes any token. You may use any free space in the active campaign of any open theatre, not only the leftmost. Spaces of later campaigns are closed until the campaigns before them are full; only the scientist may go there.',
    example:
      'The first campaign of Western Europe has a sea space, a land space and one that is both. A navy can go on the first or third, an army on the second or third, and an air force on any of them.',
  },
  effects: {
    text: 'Most spaces carry a symbol. The side that covers the space gets its effect once, before the token’s value moves the marker. The effect isn’t optional; your only choice is its target, if there are several. An effect that can’t do anything is lost; one that’s only partly possible is carried out as far as it can be.',
    example:
      'You cover gears marked 2 while one special weapon is left in the pile. You take that one. The next research effect finds an empty pile and is lost.',
  },
  industry: {
    text: 'When you cover a factory, you draw a token from your bag into your reserve at once; a factory marked 2 gives you two. If the bag holds fewer, you draw what there is; if it’s empty, the effect is lost. A reserve may grow to any size. You still draw as usual at the end of your turn.',
    example:
      'You have 2 tokens left after placing one on a factory marked 2. You draw 2, so you hold 4, and 5 after the draw at the end of your turn.',
  },
  research: {
    text: 'When you cover gears, you take a special weapon at random from the research pile and put it into your bag; gears marked 2 give you two. You may look at what you take; your opponent may not. A weapon reaches your reserve only when you draw it. If the pile holds fewer, you take what there is; if it’s empty, the effect is lost.',
    example:
      'Your bag holds 9 tokens and you cover gears marked 2. Now it holds 11, so you have 2 chances in 11 of drawing one of the new weapons at the end of your turn.',
  },
  'research-industry': {
    text: 'When you cover a factory with gears, you take one special weapon at random from the research pile straight into your reserve, not into your bag. You can place it on your next turn, or this turn if a blitz lets you. If the pile is empty, the effect is lost.',
    example:
      'You hold 3 tokens and place Army 2 on a factory with gears. You take Elite navy 4 and draw a token at the end of your turn: you hold 4.',
  },
  bombing: {
    text: 'When you cover falling bombs, your opponent loses a token: one drawn at random from their reserve goes back into their bag, even if it’s a special weapon. Only your opponent sees which one. Against the virtual opponent, you choose the token yourself: any unit in its row, or a special weapon if the row holds nothing else. If the reserve is empty, the effect is lost.',
    example:
      'Your opponent has one token left in reserve, and you bomb it. They can’t place a token on their turn, so they lose the game.',
  },
  tactical: {
    text: 'When you cover +1 or +2, this theatre’s marker moves that many steps towards you, on top of your token’s value. Together they may take the marker to the flag. A task force or a kaiju gets nothing from the space it covers. If a flag closes the theatre, its free tactical advantages give nothing: there’s no marker left to move.',
    example:
      'The Eastern Europe marker is on the centre. You place Army 2 on +1: the marker moves 1 + 2 = 3 steps towards you.',
  },
  strategic: {
    text: 'When you cover a number between two arrows, choose another open theatre: its marker moves that many steps towards you. You can’t split the steps between theatres, and you can’t decline. A marker never reaches a flag this way: it stops one step short. If no other theatre is open, the effect is lost. The virtual opponent chooses the theatre where the change is greatest.',
    example:
      'You cover 3 between the arrows in Africa and choose the Pacific, where your opponent leads by 2: you now lead there by 1. If you led by 12 on that track of 14, the marker would stop at 13.',
  },
  propaganda: {
    text: 'When you cover a black shield with a number, you score that many points at once. You keep them even if you go on to lose the campaign. Points above 25 count as well.',
    example: 'You have 11 points and cover propaganda 2: you now have 13.',
  },
  'special-weapons': {
    text: 'The research pile holds 16 special weapons, the tokens with a toothed golden rim. Either side can win them: research puts them into its bag, research industry straight into its reserve. From then on, a weapon belongs to that side like any other token; if bombed, it goes back into its owner’s bag, not to the pile. Generals and admirals don’t count special weapons.',
    example:
      'You research Elite air force 3 into your bag, draw it two turns later and place it. It moves the marker 3 steps, but doesn’t count for a general you place in that theatre later.',
  },
  commanders: {
    text: 'You place the general like an army and the admiral like a navy. The general moves the marker 1 step for itself and 1 for each army and air force you already have in any campaign of that theatre. The admiral counts your navies and air forces instead. Values don’t matter, and special weapons don’t count.',
    example:
      'In Eastern Europe you have Army 2, Air force 1, Navy 3 and Elite army 4. Your general moves the marker 1 + 1 + 1 = 3 steps: itself, the army and the air force.',
  },
  blitz: {
    text: 'Once you have fully resolved a token with a lightning bolt, you may place another token from your reserve in the same theatre, even in a campaign that has just become active there. If that’s a blitz token too, you may go on. You can stop at any point. You still draw only one token at the end of your turn. If the theatre has closed or nothing you hold fits there, you can’t go on. The virtual opponent goes on whenever it can.',
    example:
      'Blitz air force 0 covers the last free space of the first Pacific campaign, and you score it. Then you place Navy 3 in the second. You have placed two tokens, but you draw only one.',
  },
  'bombing-units': {
    text: 'Two special weapons, Bombing air force 1 and Bombing navy 2, bomb as soon as you place them: your opponent loses a token from their reserve as if you had covered falling bombs. Then the effect of the space and the token’s value apply as usual. On a bombing space, these tokens bomb twice. If the reserve is empty, the bombing is lost.',
    example:
      'Your opponent holds 4 tokens. You place Bombing navy 2 on a bombing space in the Pacific: 2 of those tokens go back into the bag, and the marker moves 2 steps.',
  },
  'task-force': {
    text: 'A task force ignores the effect of the space it covers, which is lost to both sides. Terrain limits it as usual, and its full value counts. Three special weapons are task forces: Army task force 5, Navy task force 5 and Air task force 4. Japan’s kamikaze works the same way.',
    example: 'You place Army task force 5 on +2. The marker moves 5 steps, not 7.',
  },
  nuclear: {
    text: 'You place the nuclear bomb like an army, and its space takes effect first. Then the bomb moves its theatre’s marker 7 steps towards you, to the flag if that’s near enough. After that, the marker in every other open theatre moves 2 steps towards your opponent; those moves stop one step short of the flag.',
    example:
      'Your opponent leads by 2 in Eastern Europe. Your nuclear bomb turns that into a lead of 5 for you, but your lead of 3 in the Pacific shrinks to 1.',
  },
  scientist: {
    text: 'You may place the scientist on any free space of any open theatre, whatever its terrain, even in a campaign that isn’t active yet. Its value is 0, so only the effect of the space counts. A space it fills in a later campaign stays filled; a campaign that’s already full when it becomes active closes at once. For the virtual opponent, the scientist is an air force with a value of 3, placed as usual.',
    example:
      'The third Pacific campaign isn’t active yet. Your scientist can still cover propaganda 2 there: you score 2 points, and that campaign has 2 free spaces left.',
  },
  spy: {
    text: 'The spy is an exact copy of the last token your opponent placed: kind, value and ability. If that token was also a spy, yours copies whatever theirs counted as. As a general or an admiral, your spy counts itself and your own units. It’s still a special weapon, so your generals don’t count it later. You can’t place the spy until your opponent has placed a token. Before the game, you can choose to let the spy copy the last token placed by either side.',
    example:
      'Your opponent has just placed Navy 3. Your spy goes on a sea space and moves the marker 3 steps towards you.',
  },
  campaign: {
    text: 'When the last free space of an active campaign is covered, the campaign closes. The side whose half the marker is in scores the campaign’s points, no matter which side placed the last token; if the marker is on the centre, both sides score them. Shields can add to that. Then the theatre’s next campaign becomes active. After the last one, the theatre closes: no more tokens can be placed there, and its marker no longer moves.',
    example:
      'You cover the last space of a campaign worth 3, and the marker ends up 2 steps in your half: you score 3 points. On the centre both sides would score 3.',
  },
  shields: {
    text: 'There are two shields on each half of a track. If the marker is on or beyond the first shield when a campaign closes, the side that leads scores 1 extra point; on or beyond the second, it scores 2 extra points, not 3. The shields count afresh for each campaign in the theatre.',
    example:
      'You lead by 6 in the Pacific when a campaign worth 3 closes: you score 3 + 1 = 4. When the next one, worth 5, closes, you lead by 10: you score 5 + 2 = 7.',
  },
  flag: {
    text: 'A marker that reaches a flag closes its theatre at once. The side that owns the flag scores the points for every campaign there that hasn’t closed, plus 2 points: once, or for each such campaign if you chose that before the game. It also gets the effects of all the theatre’s free spaces, in any order it likes; only tactical advantages give nothing. Only a token placed in the theatre can take the marker to a flag, and only to its owner’s: strategic advantages, a nuclear bomb’s fallout and a kaiju that turns back stop one step short.',
    example:
      'You lead by 9 in Africa, where neither campaign has closed. You place Navy 2: the marker reaches the flag at 11. You score 3 + 5 + 2 = 10 points. If research 1 and propaganda 1 were free, a special weapon also goes into your bag and you score 1 more point.',
  },
  'cannot-place': {
    text: 'If your turn begins and you can’t place a token, you lose at once, whatever the points. That happens when your reserve is empty, when nothing in it fits a free space of an active campaign, or when all theatres are closed. You can agree before the game that, in that last case, points decide. The second token of a blitz is optional, so being unable to place it doesn’t lose you the game.',
    example:
      'You hold only Navy 1 and Navy 2, and every free space in the active campaigns is land. You lose, even if you’re ahead by 24 points to 10.',
  },
  'hidden-information': {
    text: 'Only you can see your reserve, behind its screen, and what is in your bag. Everyone can see the board and how many tokens there are in each reserve, each bag and the pile. You may look at a special weapon that goes into your bag. In a solo game there are no screens: both reserves are face up, and only the bags and the pile are hidden.',
    example:
      'Your opponent covers a factory marked 2. You can see that their reserve has grown by 2, but not what they drew.',
  },
  'solo-setup': {
    text: 'You play the Allies with 3 tokens. The virtual opponent plays the Axis with a row of 5 face-up tokens, counted from the left. Then you roll a die to pick theatres: 1 Western Europe, 2 Pacific, 3 Eastern Europe, 4 Africa and the Middle East, 5 South East Asia, and on a 6 you choose. After each roll, that theatre’s marker moves towards the opponent: on easy you roll 3 times for 1 step each, on medium 3 times for 2, on hard 4 times for 2. The same theatre may come up again, but its marker stops one step short of the flag. The opponent moves first.',
    example:
      'On medium the die shows 1, 3 and 1. The opponent begins with a lead of 4 in Western Europe and a lead of 2 in Eastern Europe.',
  },
  'solo-turn': {
    text: 'If you play with stratagem tokens, a new one is drawn first, except on the first turn. Then the opponent works through 24 steps, always in the same order, to find its token and space: steps 1 to 3 look for something it can win or close, 4 to 8 choose the theatre, 9 to 19 the space, and 20 to 24 the token. It follows the same rules for placing tokens as you do. At the end of its turn, it draws a token, which goes to the right-hand end of its row. If it can’t place a token, it loses.',
    example:
      'The opponent has 5 tokens in its row and places the one in position 2. Those in positions 3 to 5 move up one place, and the new token takes position 5.',
  },
  'solo-theatre': {
    text: '(1) If the opponent can win the game with one token, or with several by blitz, it does. (2) Otherwise, it closes a theatre that scores points for it, (3) or failing that, a campaign that does; if there are several ways, it takes the one worth the most points, then the one with the smallest token value. (4) Otherwise, it considers only active campaigns where it can place a token without losing the game by doing so. Of these it chooses (5) what the stratagem says, (6) the campaign with the most free spaces, (7) the one worth the most points, leaving shields aside, (8) the theatre with the lowest number.',
    example:
      'The opponent can’t close anything. The active campaigns in the Pacific and in Africa have 4 free spaces each, the others 3, and both are worth 3 points. Step 8 decides: the Pacific is number 2, Africa number 4.',
  },
  'solo-space': {
    text: 'The opponent considers only free spaces in the chosen campaign that fit a token in its row. (9) The stratagem comes first. Then the opponent takes the first of these that it finds: (10) propaganda, if it has 20 points or more, (11) strategic advantage, (12) propaganda, if it’s at least 3 points behind, (13) industry, if it has 4 tokens or fewer, (14) research or research industry, (15) bombing, (16) tactical advantage, (17) industry, (18) propaganda, (19) the leftmost space.',
    example:
      'Every space in the second Pacific campaign is free: research 2, industry, strategic advantage 2 and one with no effect. By step 11 the opponent takes the strategic advantage. If that’s already covered, it takes research 2 with 5 tokens in its row (step 14), or industry with 4 (step 13).',
  },
  'solo-token': {
    text: 'The opponent considers only tokens in its row that fit the space. (20) The stratagem comes first. The next steps rule tokens out: (21) on a space with no effect, those with a value of 0, (22) on the campaign’s last free space, blitz tokens, (23) if the opponent has 20 points or more, all but those with the highest value. Skip a step that would leave no tokens. (24) Roll a die to choose among the rest: 1 is the leftmost, and after the last token you start again from the left.',
    example:
      'The tokens in positions 1, 2 and 4 fit, and the die shows 5. You count 1, 2, 4, 1, 2: the opponent places the token in position 2.',
  },
  'solo-effects': {
    text: 'The opponent carries out effects as you do, but makes no choices of its own. Tokens it draws and special weapons it takes join the right-hand end of its row. It uses a strategic advantage where the change is greatest. Its scientist is an air force with a value of 3. After a blitz, it goes on in the same theatre whenever it can, following steps 9 to 24; if it began the blitz in order to win or close something, it checks steps 1 to 3 again. Its bombing takes a random token from you. At a flag, it takes the effects in the order of steps 10 to 18, then from left to right.',
    example:
      'The opponent has 3 tokens left in its row after covering a factory marked 2. The 2 it draws take positions 4 and 5, and the one it draws at the end of its turn takes position 6.',
  },
  'greatest-change': {
    text: 'The opponent ranks marker moves like this, the greatest change first: 1 from your half into the opponent’s, 2 from the centre into the opponent’s half, 3 from your half to the centre, 4 further into the opponent’s half, 5 back towards the centre in your half, 6 any other move that doesn’t close anything you would score for, 7 any other move. Within rank 4, the move that gives the opponent the larger lead comes first; within rank 5, the one where you have the larger lead. Further ties go to the longer move, then to the theatre with the lower number.',
    example:
      'The opponent has a strategic advantage of 2. You lead by 1 in the Pacific and by 4 in Africa, and nobody leads in Eastern Europe. The Pacific is rank 1, Eastern Europe rank 2, Africa rank 5: the Pacific marker moves.',
  },
  stratagems: {
    text: 'Stratagem tokens make the opponent harder to predict; you choose before the game whether to use them. There are eight. From the opponent’s second turn on, one is drawn at random each turn. The face-up token stays out of the draw and goes back only afterwards, so the same one never comes up twice in a row. A stratagem applies at steps 5, 9 and 20; steps 1 to 4 come before it. It lasts for the whole turn, so it also covers tokens that follow a blitz.',
    example:
      'Secure is drawn on turn 3. On the opponent’s next turn, one of the other seven is drawn, and only then does Secure go back.',
  },
  'big-guns': {
    text: 'Step 20: if the opponent can place a special weapon, it considers only its special weapons. It chooses the token and space together, across all the campaigns that step 4 leaves, for the greatest change. Steps 6 to 19 break ties between places, and steps 21 to 24 break ties between tokens. If the opponent can’t place a special weapon, Big Guns has no effect. Before the game, you can choose to have the space found first instead.',
    example:
      'The opponent has Elite navy 4 and Army task force 5 in its row. The navy would turn your lead of 3 in the Pacific into a lead of 1 for the opponent (rank 1); the army would only move the Western Europe marker off the centre (rank 2). The opponent places the navy.',
  },
  counterattack: {
    text: 'Step 5: the opponent goes where you lead most. Step 20: it chooses the token and space there together, for the greatest change. Before the game, you can choose to have the space found first instead.',
    example:
      'You lead by 4 in Africa and by 2 in the Pacific, so the opponent goes to Africa. Army 3 would leave you with a lead of 1 (rank 5), but Navy 3 on the +1 space takes the marker to the centre (rank 3). The opponent places the navy there.',
  },
  'economic-warfare': {
    text: 'Step 5: the opponent goes to the active campaign with the most free bombing, industry and research industry spaces in total. Step 9: with 4 tokens or fewer, it takes industry or research industry before bombing; with 5 or more, it takes bombing first.',
    example:
      'The second campaign of Western Europe has a free bombing space and a free industry space; no other campaign has more than one free space of these kinds. The opponent goes there: with 5 tokens in its row it takes bombing, with 4 it takes industry.',
  },
  'for-the-glory': {
    text: 'Step 5: the opponent goes to the active campaign worth the most points; if several tie, it goes to the one with the most free propaganda spaces. Step 9: it takes propaganda there.',
    example:
      'Four active campaigns are worth 3 points, but only the one in Eastern Europe has a free propaganda space. The opponent covers it.',
  },
  'rapid-deployment': {
    text: 'Step 20: the opponent places the leftmost token that fits the space. The usual steps find the theatre and the space, and you don’t need the die.',
    example:
      'The opponent’s row is Army 2, Air force 1, Navy 3, and the space is on land. It places Army 2. On a sea space, it would place Air force 1.',
  },
  'research-development': {
    text: 'Step 5: the opponent goes to an active campaign with a free research or research industry space. Step 9: it takes a space of that kind. Step 20: if it takes any other kind of space, it places a special weapon there, if one fits.',
    example:
      'The Pacific, Eastern Europe and Africa have free research spaces. The Pacific has the most free spaces of any kind (step 6), so the opponent covers research 2 there. The die decides among the tokens that fit.',
  },
  secure: {
    text: 'Step 5: the opponent goes where its own lead is largest. The usual steps find the space and the token.',
    example:
      'The opponent leads by 5 in Western Europe and by 3 in Africa. It places a token in Western Europe.',
  },
  'no-change': {
    text: 'Steamroll means that the previous turn’s stratagem applies again. Both tokens are then face up, so the next one is drawn from the other six; after that, both go back. On the opponent’s first turn, Steamroll is face up but has no effect, so it can’t be drawn on the second turn.',
    example:
      'Secure was drawn on turn 3, Steamroll on turn 5: Secure applies again. On turn 7 one of the other six is drawn.',
  },
  harder: {
    text: 'Before a solo game, you can give the virtual opponent a head start of 2, 4 or 6 points, and 1, 2 or 3 extra shifts on the tracks. Each shift is as long as the usual ones at your chosen level. In Nippon a shift is 2 steps, and each of the first four cities gets one before any of them gets another.',
    example: 'On hard with 2 extra shifts, you roll the die 4 + 2 = 6 times: 12 steps in all.',
  },
  nippon: {
    text: 'Japan and Germany fight for 15 American cities. Seattle, San Francisco, Los Angeles and San Diego are open at the start; the others open later. When a city closes, the side whose turn it is opens another of its choice, after any flag effects. If the closed city’s marker was on a flag, the new city’s marker starts 2 steps from the centre in the same half; if it was 1 or 2 steps from a flag, the new one starts 1 step from the centre; otherwise it starts on the centre. Japan moves first, Germany wins ties, and a side needs 25 points.',
    example:
      'Japan fills Seattle’s last space when the marker is 7 steps into Japan’s half, 2 from the flag. Japan opens Denver, where the marker starts 1 step into Japan’s half.',
  },
  'nippon-solo': {
    text: 'You play Germany with 3 tokens; the virtual opponent plays Japan with a row of 5 tokens and moves first. In two of the first four cities, picked at random, the marker starts 2 steps into Japan’s half. You open every new city, whichever side closed the last one. If a city closes on the opponent’s turn, the new city’s marker starts 1 step further in the opponent’s favour.',
    example:
      'The opponent closes San Diego at its flag. You open Dallas: the marker starts 2 + 1 = 3 steps into Japan’s half.',
  },
  'japanese-tokens': {
    text: 'Japan’s 22 tokens include two that no other side has; they are our own design, like the board. The kamikaze is an air force with a value of 3 that ignores the effect of its space. The kaiju goes on any free space in an active campaign and ignores its effect. Japan rolls a die: on 2 to 6 the marker moves that many steps towards Japan, to the flag if that’s near enough; on a 1 it moves 2 steps towards Germany and stops one step short of the flag. Until that roll, the virtual opponent treats the kaiju’s value as 0.',
    example:
      'Japan leads by 4 in Denver and places the kaiju there. On a 5 the marker reaches the flag at 9; on a 1 Japan’s lead shrinks to 2.',
  },
};
