import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

export const rules: RuleTexts<RuleId> = {
  goal: {
    text: 'Look at the points after each turn of the side that moves second: the Allies, or Germany in Nippon. If either side then has 25 or more, the game ends and the side with more points wins; a tie goes to the side that moves second. So 25 points aren’t enough for the side that moves first: the other side still has its last turn. Whatever the points, a side that must place a token and can’t loses at once.',
    example:
      'The Axis reaches 26. If the Allies get to 26 on their last turn, they win; with 25 they lose.',
  },
  setup: {
    text: 'Every marker starts on the centre of its track, and both sides have 0 points. Each side puts its 22 tokens into its bag and draws 3 of them at random into its reserve, behind a screen. The 16 special weapons lie face down as the research pile. In each theatre only the first campaign is active. The Axis moves first; in Nippon, Japan does. A solo game changes some of this: see “Solo: setting up”.',
    example:
      'You draw Army 1, Navy 3 and Air force 1. The other 19 tokens stay in your bag, and the board has 14 active spaces.',
  },
  turn: {
    text: 'On your turn you must place one token from your reserve on a free space of an active campaign. Then, in this order: the token bombs if it can, the effect of its space happens, the marker of that theatre moves towards you by the value of the token, and a campaign or theatre that is finished closes. A blitz token may let you place another one. At the end you draw one token from your bag, however many you placed. From an empty bag you draw nothing; there’s no other penalty.',
    example:
      'With 3 tokens in your reserve you place Army 2 on a factory. You draw a token for the factory, the marker moves 2 steps, and you draw another one at the end: you hold 4.',
  },
  track: {
    text: 'Each theatre has a track with a centre, your half and your opponent’s. Its marker shows who leads there, and by how many steps. A move towards you takes it towards your flag, through the centre if need be. A flag stands at the end of each half; steps beyond it are lost. In solo play the theatres also have an order: their number on the map.',
    example:
      'Your opponent leads by 2 and you place Army 3. The marker moves 3 steps towards you: you lead by 1.',
  },
  tokens: {
    text: 'A token is an army, a navy or an air force, which decides where it may go, and has a value: the number of steps it moves the marker. Some have an ability too, marked with a sign. The Axis, the Allies and Germany have the same 22 tokens; Japan has 22 of its own. Special weapons are extra tokens that either side can win.',
    example:
      'Navy 3 goes on the sea and moves the marker 3 steps. Blitz air force 0 goes anywhere and moves it 0 steps, but another token may follow.',
  },
  terrain: {
    text: 'Armies go on land, navies on the sea, air forces anywhere. A space that shows both land and sea takes any token. You may use any free space of the active campaign of any open theatre, not only the leftmost. Spaces of later campaigns are closed until the campaigns before them are full; only the scientist may go there.',
    example:
      'The first campaign of Western Europe has a sea space, a land space and one that is both. A navy can go on the first or the third, an army on the second or the third, an air force on any of them.',
  },
  effects: {
    text: 'Most spaces carry a sign. The side that covers the space gets its effect once, before the value of the token moves the marker. The effect isn’t optional; you only choose a target where there are several. If it finds nothing to work on, it’s lost, and what is only partly possible is done as far as it goes.',
    example:
      'You cover gears marked 2 while one special weapon is left in the pile. You get that one. The next research finds nothing and is lost.',
  },
  industry: {
    text: 'When you cover a factory, you draw a token from your bag into your reserve at once; a factory marked 2 gives two. If the bag holds fewer, you draw what there is; with an empty bag the effect is lost. A reserve may grow to any size. The draw at the end of your turn comes on top.',
    example:
      'You have 2 tokens left after placing one on a factory marked 2. You draw 2, so you hold 4, and 5 after the draw at the end of your turn.',
  },
  research: {
    text: 'When you cover gears, you take a special weapon at random from the research pile and put it into your bag; gears marked 2 give two. You may look at them, your opponent may not. They reach your reserve only when you draw them. If the pile holds fewer, you take what there is; with an empty pile the effect is lost.',
    example:
      'Your bag holds 9 tokens and you cover gears marked 2. Now it holds 11, so the draw at the end of your turn is one of the new weapons in 2 of 11 cases.',
  },
  'research-industry': {
    text: 'When you cover a factory with gears, you take one special weapon at random from the research pile straight into your reserve, not into your bag. You can place it on your next turn, or this turn if a blitz lets you. If the pile is empty, the effect is lost.',
    example:
      'You hold 3 tokens and place Army 2 on a factory with gears. You take Elite navy 4 and draw a token at the end of your turn: you hold 4.',
  },
  bombing: {
    text: 'When you cover falling bombs, your opponent loses a token: one drawn at random from their reserve goes back into their bag, a special weapon too. Only its owner sees which one. Against the virtual opponent you choose the token yourself: any unit of its row, or a special weapon if the row holds nothing else. If the reserve is empty, the effect is lost.',
    example:
      'Your opponent has one token left and you bomb it. They can’t place a token on their turn, so they lose the game.',
  },
  tactical: {
    text: 'When you cover +1 or +2, the marker of this theatre moves that many steps towards you, on top of the value of your token. Together they may take it to the flag. A task force or a kaiju on the space gets nothing from it. If a flag closes the theatre, its free tactical advantages give nothing: there’s no marker left to move.',
    example:
      'The marker of Eastern Europe is on the centre. You place Army 2 on +1: the marker moves 1 + 2 = 3 steps towards you.',
  },
  strategic: {
    text: 'When you cover a number between two arrows, choose another open theatre: its marker moves that many steps towards you. All the steps go to one theatre, and you can’t decline. The marker never reaches a flag this way: it stops one step short. If no other theatre is open, the effect is lost. The virtual opponent chooses the theatre where the change is greatest.',
    example:
      'You cover 3 between the arrows in Africa and choose the Pacific, where your opponent leads by 2: you now lead there by 1. If you led by 12 on that track of 14, the marker would stop at 13.',
  },
  propaganda: {
    text: 'When you cover a black shield with a number, you score that many points at once. You keep them even if you lose the campaign later. Points above 25 count as well.',
    example: 'You have 11 points and cover propaganda 2: you have 13.',
  },
  'special-weapons': {
    text: 'The research pile holds 16 special weapons, the tokens with a toothed golden rim. Either side can win them, by research into its bag and by research industry into its reserve. From then on a weapon belongs to that side like any other token; bombed, it goes back into its owner’s bag, not to the pile. Generals and admirals don’t count special weapons.',
    example:
      'You research Elite air force 3 into your bag, draw it two turns later and place it. It moves the marker 3 steps, but your general in that theatre gets nothing from it.',
  },
  commanders: {
    text: 'The general is placed like an army, the admiral like a navy. The general moves the marker 1 step for itself and 1 for each army and each air force that you already have in that theatre, in all its campaigns. The admiral counts your navies and air forces instead. Values don’t matter, and special weapons don’t count.',
    example:
      'In Eastern Europe you have Army 2, Air force 1, Navy 3 and Elite army 4. Your general moves the marker 1 + 1 + 1 = 3 steps: itself, the army and the air force.',
  },
  blitz: {
    text: 'After a token with a lightning bolt has done everything it does, you may place another token from your reserve in the same theatre, also in a campaign that has just become active there. If that’s a blitz token too, you may go on. You may also stop. You still draw only one token at the end of your turn. If the theatre has closed or nothing you hold fits there, you can’t go on. The virtual opponent goes on whenever it can.',
    example:
      'Blitz air force 0 covers the last free space of the first Pacific campaign, and you score it. Then you place Navy 3 in the second one. You placed two tokens and draw one.',
  },
  'bombing-units': {
    text: 'Two special weapons, Bombing air force 1 and Bombing navy 2, bomb as soon as they are placed: your opponent loses a token from their reserve as if you had covered falling bombs. Then the effect of their space and their value work as usual. On a bombing space they bomb twice. Against an empty reserve the bombing is lost.',
    example:
      'Your opponent holds 4 tokens. You place Bombing navy 2 on a bombing space in the Pacific: 2 tokens go back into their bag, and the marker moves 2 steps.',
  },
  'task-force': {
    text: 'A task force ignores the effect of the space it covers: nobody gets that effect any more. It follows the terrain as usual, and its whole value counts. Three special weapons are task forces: Army task force 5, Navy task force 5 and Air task force 4. Japan’s kamikaze works the same way.',
    example: 'You place Army task force 5 on +2. The marker moves 5 steps, not 7.',
  },
  nuclear: {
    text: 'The nuclear bomb is placed like an army, and the effect of its space happens first. Then it moves the marker of its theatre 7 steps towards you, to the flag if that’s near enough. After that the marker of every other open theatre moves 2 steps towards your opponent; those moves stop one step short of the flag.',
    example:
      'In Eastern Europe your opponent leads by 2. Your nuclear bomb makes that a lead of 5 for you, but your lead of 3 in the Pacific shrinks to 1.',
  },
  scientist: {
    text: 'You may place the scientist on any free space of any open theatre, whatever its terrain, even in a campaign that isn’t active yet. Its value is 0, so only the effect of the space counts. A space it fills in a later campaign stays filled; a campaign that’s already full when its turn comes closes at once. For the virtual opponent the scientist is an air force of value 3, placed as usual.',
    example:
      'The third Pacific campaign isn’t active yet. Your scientist can still take its propaganda 2: you score 2 points, and that campaign has 2 free spaces left.',
  },
  spy: {
    text: 'The spy is an exact copy of the last token your opponent placed: kind, value and ability. If that was a spy too, it copies what that one counted as. As a general or an admiral it counts itself and your own units. It stays a special weapon, so your generals don’t count it later. While your opponent hasn’t placed anything, you can’t place the spy. You can choose before the game that it copies the last token of either side.',
    example:
      'Your opponent has just placed Navy 3. Your spy goes on the sea and moves the marker 3 steps towards you.',
  },
  campaign: {
    text: 'When the last free space of an active campaign is covered, the campaign closes. Its points go to the side in whose half the marker stands, no matter who placed the last token; on the centre both sides score them. Shields can add to that. Then the next campaign of the theatre becomes active. After the last one the theatre closes: nothing can be placed there, and its marker doesn’t move any more.',
    example:
      'You cover the last space of a campaign worth 3, and the marker ends up 2 steps in your half: you score 3 points. On the centre both sides would score 3.',
  },
  shields: {
    text: 'There are two shields on each half of a track. If the marker is on the first one or beyond when a campaign closes, the side that leads scores 1 point more; on the second one or beyond it scores 2 more instead, not 3. The shields count again for each campaign of the theatre.',
    example:
      'In the Pacific you lead by 6 when a campaign worth 3 closes: you score 3 + 1 = 4. The next one, worth 5, closes at a lead of 10: you score 5 + 2 = 7.',
  },
  flag: {
    text: 'A marker that reaches a flag closes its theatre at once. The side of that flag scores the points of all campaigns there that haven’t closed, and 2 points more: once, or for each of them if you chose that before the game. It also gets the effects of all its free spaces, in the order it chooses; only tactical advantages give nothing. Only a token placed in the theatre can take the marker to its owner’s flag: strategic advantages, the fallout of a nuclear bomb and a kaiju that turns back stop one step short.',
    example:
      'In Africa you lead by 9 and neither campaign has closed. You place Navy 2: the marker reaches the flag at 11. You score 3 + 5 + 2 = 10 points, and if research 1 and propaganda 1 were free, a special weapon goes into your bag and you score 1 point more.',
  },
  'cannot-place': {
    text: 'If your turn begins and you can’t place a token, you lose at once, whatever the points. That happens when your reserve is empty, when nothing in it fits a free space of an active campaign, or when all theatres are closed. For that last case you can agree before the game that the points decide. The second token of a blitz is optional, so you can’t lose by it.',
    example:
      'You hold only Navy 1 and Navy 2, and every free space of the active campaigns is land. You lose, even with 24 points to 10.',
  },
  'hidden-information': {
    text: 'Only you see your reserve, behind its screen, and what your bag holds. Everyone sees the board and how many tokens there are in each reserve, each bag and the pile. You may look at a special weapon that goes into your bag. In a solo game there are no screens: both reserves lie face up, and only the bags and the pile are hidden.',
    example:
      'Your opponent covers a factory marked 2. You see that their reserve has grown by 2, but not what they drew.',
  },
  'solo-setup': {
    text: 'You play the Allies with 3 tokens. The virtual opponent plays the Axis with a row of 5 face-up tokens, counted from the left. Then a die picks theatres: 1 Western Europe, 2 Pacific, 3 Eastern Europe, 4 Africa and the Middle East, 5 South East Asia, and on a 6 you choose. In each the marker moves towards the opponent: on easy 3 times by 1 step, on medium 3 times by 2, on hard 4 times by 2. The same theatre may come again, but the marker stops one step short of the flag. The opponent moves first.',
    example:
      'On medium the die shows 1, 3 and 1. The opponent begins with a lead of 4 in Western Europe and of 2 in Eastern Europe.',
  },
  'solo-turn': {
    text: 'If you play with stratagem tokens, a new one is drawn first, except on the first turn. Then 24 steps find the opponent’s token and space, always in the same order: 1 to 3 look for something it can win or close, 4 to 8 choose the theatre, 9 to 19 the space, 20 to 24 the token. It places by the same rules as you. At the end it draws a token, which goes to the right end of its row. If it can’t place, it loses.',
    example:
      'Its row has 5 tokens and it places the one at position 2. Those at positions 3 to 5 move up one place, and the new token becomes position 5.',
  },
  'solo-theatre': {
    text: '(1) If the opponent can win the game with one token, or with several by blitz, it does. (2) Otherwise it closes a theatre that scores for it, (3) otherwise a campaign that scores for it; of several ways it takes the one with the most points, then the smallest value. (4) Otherwise only those active campaigns count where it can place without losing the game by it. Of these it takes: (5) what the stratagem says, (6) the campaign with the most free spaces, (7) the one worth the most points without shields, (8) the theatre with the lowest number.',
    example:
      'It can close nothing. The active campaigns of the Pacific and of Africa have 4 free spaces each, the others 3, and both are worth 3 points. Step 8 decides: the Pacific is number 2, Africa number 4.',
  },
  'solo-space': {
    text: 'In that campaign only free spaces count where a token of its row fits. (9) The stratagem comes first. Then the opponent takes the first of these that it finds: (10) propaganda, if it has 20 points or more, (11) strategic advantage, (12) propaganda, if it’s at least 3 points behind, (13) industry, if it has 4 tokens or fewer, (14) research or research industry, (15) bombing, (16) tactical advantage, (17) industry, (18) propaganda, (19) the leftmost space.',
    example:
      'The second Pacific campaign is all free: research 2, industry, strategic advantage 2 and a space without effect. Step 11 takes the strategic advantage. If that’s covered, a row of 5 leads to research 2 by step 14, a row of 4 to industry by step 13.',
  },
  'solo-token': {
    text: 'Only tokens of the row that fit the space count. (20) The stratagem comes first. (21) On a space without effect only tokens with a value of at least 1 are left, (22) on the last free space of the campaign only tokens without blitz, (23) from 20 points on only those with the highest value. A step that would leave no token is passed over. (24) A die chooses among the rest: 1 is the leftmost, and after the last one you count from the left again.',
    example:
      'The tokens at positions 1, 2 and 4 fit, and the die shows 5. You count 1, 2, 4, 1, 2: the opponent places the token at position 2.',
  },
  'solo-effects': {
    text: 'The opponent carries out effects as you do, but makes no choices of its own. Tokens that it draws and special weapons that it takes join its row at the right end. It uses a strategic advantage where the change is greatest. Its scientist is an air force of value 3. After a blitz it goes on in the same theatre whenever it can, by steps 9 to 24; if it began in order to win or close something, it looks at steps 1 to 3 again. Its bombing takes a random token from you. At a flag it takes the effects by steps 10 to 18, then from left to right.',
    example:
      'Its row has 3 tokens after it has covered a factory marked 2. The new ones take positions 4 and 5, and the draw at the end of the turn position 6.',
  },
  'greatest-change': {
    text: 'Moves of a marker rank like this, the greatest change first: 1 from your half into the opponent’s, 2 from the centre into its half, 3 from your half to the centre, 4 further into its half, 5 back towards the centre in your half, 6 any other move that closes nothing you would score for, 7 any other move. Within rank 4 the larger lead it reaches comes first, within rank 5 the larger lead of yours; then the longer move, then the theatre with the lower number.',
    example:
      'The opponent has a strategic advantage of 2. You lead by 1 in the Pacific and by 4 in Africa, and nobody leads in Eastern Europe. The Pacific is rank 1, Eastern Europe rank 2, Africa rank 5: the marker of the Pacific moves.',
  },
  stratagems: {
    text: 'Stratagem tokens make the opponent harder to predict; you choose before the game whether to use them. There are eight. From its second turn on, one is drawn at random each turn. The token that lies face up stays out of the draw and goes back only afterwards, so the same one never comes twice in a row. A stratagem acts at steps 5, 9 and 20; steps 1 to 4 come before it. It holds for the whole turn, also for tokens that follow a blitz.',
    example:
      'Secure is drawn on turn 3. On its next turn one of the other seven is drawn, and only then does Secure go back.',
  },
  'big-guns': {
    text: 'Step 20: of the opponent’s tokens only special weapons count, if it can place any. It chooses token and space together, over all campaigns that step 4 leaves, so that the change is greatest. Steps 6 to 19 break ties between places, steps 21 to 24 ties between tokens. If it can place no special weapon, Big Guns has no effect. You can choose before the game that the space is found first.',
    example:
      'Its row has Elite navy 4 and Army task force 5. The navy would turn your lead of 3 in the Pacific into its own lead of 1 (rank 1), the army would only leave the centre of Western Europe (rank 2). It places the navy.',
  },
  counterattack: {
    text: 'Step 5: the opponent goes where you lead most. Step 20: there it chooses token and space together so that the change is greatest. You can choose before the game that the space is found first.',
    example:
      'You lead by 4 in Africa and by 2 in the Pacific, so it goes to Africa. Army 3 would leave you a lead of 1 (rank 5), but Navy 3 on the space +1 takes the marker to the centre (rank 3). It places the navy there.',
  },
  'economic-warfare': {
    text: 'Step 5: the opponent goes where the active campaign has the most free spaces of bombing, industry and research industry, counted together. Step 9: with 4 tokens or fewer it takes industry or research industry, then bombing; with 5 or more it takes bombing first.',
    example:
      'The second campaign of Western Europe has bombing and industry free; no other campaign has more than one such space free. It goes there: with 5 tokens in its row to bombing, with 4 to industry.',
  },
  'for-the-glory': {
    text: 'Step 5: the opponent goes to the active campaign worth the most points, and among equals to the one with the most free propaganda spaces. Step 9: there it takes propaganda.',
    example:
      'Four active campaigns are worth 3 points, but only the one in Eastern Europe has a free propaganda space. The opponent covers it.',
  },
  'rapid-deployment': {
    text: 'Step 20: the opponent places the leftmost token that fits the space. Theatre and space are found by the usual steps, and no die is needed.',
    example:
      'Its row is Army 2, Air force 1, Navy 3, and the space is on land. It places Army 2. On the sea it would place Air force 1.',
  },
  'research-development': {
    text: 'Step 5: the opponent goes where the active campaign has a free space of research or research industry. Step 9: there it takes such a space. Step 20: if it takes a space of another kind, it places a special weapon, if one fits.',
    example:
      'The Pacific, Eastern Europe and Africa have free research. The Pacific has the most free spaces (step 6), so it covers research 2 there. A die decides among the tokens that fit.',
  },
  secure: {
    text: 'Step 5: the opponent goes where its own lead is largest. Space and token are found by the usual steps.',
    example:
      'It leads by 5 in Western Europe and by 3 in Africa. It places a token in Western Europe.',
  },
  'no-change': {
    text: 'Steamroll means that the stratagem of the turn before applies again. Both tokens then lie face up, so the next draw is made from the other six; after that both go back. On the opponent’s first turn Steamroll lies face up without effect, so it can’t come on its second turn.',
    example:
      'Secure was drawn on turn 3, Steamroll on turn 5: Secure applies again. On turn 7 one of the other six is drawn.',
  },
  harder: {
    text: 'Before a solo game you can give the virtual opponent 2, 4 or 6 points as a head start, and 1, 2 or 3 more shifts on the tracks. A shift is as long as those of the level you chose. In Nippon it’s 2 steps, and each of the first four cities gets one before any of them gets another.',
    example: 'On hard with 2 more shifts the die is rolled 4 + 2 = 6 times: 12 steps in all.',
  },
  nippon: {
    text: 'Japan and Germany fight for 15 American cities. Seattle, San Francisco, Los Angeles and San Diego are open at the start, the others wait. When a city closes, the side whose turn it is opens another one of its choice, after the effects of a flag. If the closed city’s marker stood on a flag, the new marker starts 2 steps from the centre in the same half; if it was 1 or 2 steps from a flag, 1 step; otherwise on the centre. Japan moves first, ties go to Germany, and 25 points are needed.',
    example:
      'Japan fills the last space of Seattle with the marker 7 steps in its half, 2 from the flag. It opens Denver, where the marker starts 1 step in Japan’s half.',
  },
  'nippon-solo': {
    text: 'You play Germany with 3 tokens, the virtual opponent plays Japan with a row of 5 and moves first. In two of the first four cities, picked at random, the marker starts 2 steps in its half. You open every new city, whoever closed the last one. If that happened on the opponent’s turn, the new marker starts 1 step more in its favour.',
    example:
      'The opponent closes San Diego at its flag. You open Dallas: the marker starts 2 + 1 = 3 steps in Japan’s half.',
  },
  'japanese-tokens': {
    text: 'Japan’s 22 tokens include two that no other side has; they are our own design, like the board. The kamikaze is an air force of value 3 that ignores the effect of its space. The kaiju goes on any free space of an active campaign, ignores its effect and rolls a die: on 2 to 6 the marker moves that many steps towards Japan, to the flag if that’s near enough; on a 1 it moves 2 steps towards Germany and stops one step short of the flag. Until the roll the virtual opponent treats the kaiju as 0.',
    example:
      'Japan leads by 4 in Denver and places the kaiju there. On a 5 the marker reaches the flag at 9; on a 1 Japan’s lead shrinks to 2.',
  },
};
