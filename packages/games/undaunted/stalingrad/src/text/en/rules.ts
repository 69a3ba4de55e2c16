import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** The rules in short, in our own words. */
export const rules: RuleTexts<RuleId> = {
  round: {
    text: 'A round has three steps: each side draws four cards; each side bids a card for the initiative; then each side takes a turn, the side with the initiative first. Rounds follow one another until a side accomplishes its task, routs all enemy riflemen, or sees the enemy withdraw. The battle ends at that moment, even in the middle of a turn. The rulebook sets no limit; here a battle has at most 100 rounds.',
    example:
      'You control objectives worth 3 and need 4. You play Control on a tile worth 1: the battle is over, although you still hold two cards.',
  },
  draw: {
    text: 'At the start of a round each side draws 4 cards from its deck. Whenever you have to draw and your deck is empty, shuffle your discard pile into a new deck and draw the rest from it. Cards in your play area, your supply and your casualties pile are never shuffled in. If there’s nothing left to shuffle, you draw fewer cards.',
    example:
      'Your deck holds 1 card and your discard pile 6. You draw the 1, shuffle the 6 into a new deck, and draw 3 of them.',
  },
  initiative: {
    text: 'Each side secretly chooses a card from its hand, and both are revealed together. The higher initiative, the number at the top of the card, takes the marker and goes first this round. On a tie the marker stays where it is. Both cards then go to the discard piles; they do nothing else. Any card can be bid, Fog of War too. A side without a card bids 0.',
    example:
      'You bid a Scout (6), your opponent a Squad Leader (7): your opponent goes first. If you also bid a Squad Leader, the side that had the initiative keeps it.',
  },
  turn: {
    text: 'On your turn, play cards from your hand one at a time. Each card stays face up in your play area. You may stop whenever you like. At the end of your turn, discard your play area and every card left in your hand: no card is kept for the next round. Then the other side takes its turn, or the next round begins.',
    example:
      'After the bid you hold a Rifleman, a Squad Leader and Fog of War. You play the first two; at the end of your turn all three are discarded.',
  },
  cards: {
    text: 'A troop card shows the soldier’s unit and squad, an initiative for the bid, and the actions to choose from when it’s played. It acts with the counter of its unit. A command card (a leader, a medic, guns or aircraft) has no counter and belongs to no unit. The number after an action is its value; two numbers, as in 2/3, are dice against different targets. A letter in brackets limits the action to that squad, square brackets limit the range, and an asterisk marks an upgraded action. The table has the normal soldiers of every kind; some of them join your platoon only in the course of the campaign. You’ll see the cards of reservists and upgraded soldiers when they come to you.',
    example:
      'Rifleman A has initiative 5, Move 1, Attack 1 and Control; the counter of Riflemen A has base defence 4.',
  },
  'playing-a-card': {
    text: 'Play a card to do one of three things: carry out one of its actions; ready its unit, if that unit is suppressed; or Hunker Down, which returns the card to your supply. A troop card acts with the counter of its unit. Leaders, guns and aircraft are command cards: they have no counter. You cannot choose an action that’s impossible now, such as Recon without Fog of War in hand, or fire without a target in range.',
    example:
      'Rifleman A offers Move 1, Attack 1 and Control: choose one. To move and then attack, you need two Rifleman A cards, or a leader who can Inspire the one you’ve played.',
  },
  'fog-of-war': {
    text: 'Fog of War clogs your deck: these cards have initiative 1 and no actions. You can bid one for the initiative, but you cannot play it, Hunker Down with it, or fetch it with Bolster. You gain Fog of War when you scout new tiles and when the enemy uses Conceal. Only Recon removes one, for the rest of the battle. In the next battle you have them all again.',
    example:
      'You scout 2 new tiles: 2 Fog of War go from your supply to your discard pile. If there’s only 1 left in the supply, you take 1.',
  },
  suppressed: {
    text: 'A suppressed unit cannot act; its counter lies face down. If you play one of its cards, the card only readies the unit. You may Hunker Down with the card instead, and the unit stays suppressed. Rally readies a unit without using a card of its own. Suppressing a unit twice changes nothing. A suppressed unit still keeps the enemy from taking control of a tile that your side controls. Tanks cannot be suppressed.',
    example:
      'Your Machine Gunners A are suppressed and you hold two of their cards. The first readies the unit; the second can fire Suppress 4.',
  },
  entering: {
    text: 'Not every unit starts on the map. When you play a card for an action and its unit has no counter there, first place the counter, ready, with the Riflemen of its squad. A unit without a squad joins any of your Riflemen. It doesn’t matter whether those Riflemen are routed or suppressed, or whether enemies stand there. Then the unit acts at once. A tank enters with any Riflemen who aren’t on impassable ground; if there are none, its card cannot be played for an action. Hunker Down never places or removes a counter.',
    example:
      'You play a Sniper for Attack 3. Your Riflemen stand on 404 and 506. You choose 506, place the Sniper there and fire from 506.',
  },
  'hunker-down': {
    text: 'Instead of taking an action, return the card you’re playing to your supply. It’s out of your deck until Bolster or Bring Up fetches it, and your other cards come round sooner. Nothing changes on the map: no counter is placed, removed or readied. You cannot Hunker Down with Fog of War. Don’t send away your last card with Bolster, or nothing can fetch cards any more.',
    example:
      'Twelve cards go round in your deck, two of them Machine Gunners with nothing to shoot at. Hunker down both: ten cards go round, and your Riflemen come up more often.',
  },
  'control-markers': {
    text: 'A marker of yours on a tile, either side up, lets your units enter it with Move, Guide and Assault. Scouted side up, it does no more. Controlled side up, an objective or victory points on the tile count for you, and fortifications there shelter your units. Both sides may have a marker on one tile, but only one of them can show controlled. Markers never leave the map during a battle. Any number of units of both sides may share a tile; enemy units and markers never bar the way.',
    example:
      'On 504 your marker shows scouted, the enemy’s controlled. Your Riflemen may Move there. If only routed enemies stand there, Control turns your marker to controlled and theirs to scouted.',
  },
  move: {
    text: 'The unit moves 1 tile. The tile must hold your control marker, either side up; enemies there don’t matter. A tank cannot enter impassable ground. Here a unit may also stay where it is. On the way it may meet a mine or a field of fire.',
    example:
      'Riflemen A stand on 504. Your markers lie on 404 and 503. Move 1 takes them to 404 or 503, but not to 505, where you have no marker.',
  },
  scout: {
    text: 'The unit moves up to X tiles, with or without your control marker; X is the number on the card. Each tile it enters that has no marker of yours gets one, scouted side up, and for each of them 1 Fog of War goes from your supply to your discard pile. If the supply has none left, you still place the marker. A mine or a field of fire that hits ends the action; tiles entered by then stay scouted.',
    example:
      'Scout 2: the Scouts enter 404, where your marker lies already, and then 405, where it doesn’t. You place 1 marker and take 1 Fog of War.',
  },
  stalk: {
    text: 'The unit moves 1 tile, with or without your control marker. It places no marker and brings you no Fog of War. Here it may also stay where it is.',
    example:
      'The Sniper stalks from 404 to 405, where you have no marker. The tile isn’t scouted by this: your Riflemen still cannot Move to 405.',
  },
  guide: {
    text: 'Move any one of your units 1 tile, onto a tile with your control marker. With a letter, as in Guide 1 (B), it has to be a unit of that squad. You cannot guide a suppressed or routed unit, or the Anti-Tank Gun, which never moves. A tank cannot enter impassable ground.',
    example:
      'The Starshina has Guide 1. Your Machine Gunners A stand on 504, and your marker lies on 404. They go to 404, although you’ve played none of their cards.',
  },
  bolster: {
    text: 'Take up to X cards from your supply and put them in your discard pile; X is the number on the card. They reach your hand after the next reshuffle. With a letter, as in Bolster 2 (A), take only cards of that squad. You cannot take Fog of War. If you take a card of a routed unit, the unit is routed no longer.',
    example:
      'Bolster 2 (A): you take a Rifleman A and a Machine Gunner A. Machine Gunners A were routed; their rout marker comes off at once. You can play the cards once you’ve drawn them.',
  },
  'bring-up': {
    text: 'Take 1 card from your supply into your hand: any card but Fog of War. You may play it this turn. If it belongs to a routed unit, the unit is routed no longer.',
    example:
      'The Medic brings up a Rifleman B. Riflemen B were routed; now they’re back in the fight, and you may play the card at once for Attack 1.',
  },
  command: {
    text: 'Draw up to X cards from your deck; X is the number on the card. You may play them this turn. If your deck runs out, shuffle your discard pile into a new deck and go on drawing. Cards in your play area aren’t shuffled in.',
    example:
      'Command 2 with 1 card left in your deck: you draw it, shuffle your discard pile and draw 1 more. You could also stop after the first.',
  },
  conceal: {
    text: 'Your opponent moves 1 Fog of War from their supply to their discard pile. If their supply has none left, nothing happens; you may choose the action anyway.',
    example:
      'The enemy has 6 Fog of War in supply. After Conceal there are 5, and 1 more will turn up in the enemy’s hand after the next reshuffle.',
  },
  control: {
    text: 'The unit takes control of its own tile: your marker there must show scouted, and you turn it to controlled. An enemy marker that showed controlled turns back to scouted. You cannot do this where the enemy controls the tile and has a unit there that isn’t routed, even a suppressed one. Where the enemy doesn’t control the tile, their units don’t matter. The tile stays yours when your unit leaves.',
    example:
      'Your Riflemen and enemy Scouts share 505, which both sides have scouted. You play Control and hold the tile. Enemy Riflemen who enter cannot take it while your Riflemen stand there and aren’t routed.',
  },
  inspire: {
    text: 'Choose 1 card of the squad named on the card from your play area and carry out one of its actions, but not an upgraded one (*). It needn’t be the action you played it for. The card stays in the play area. You cannot choose a command card, or a card whose unit is suppressed.',
    example:
      'You’ve played Rifleman A for Move 1. Squad Leader A with Inspire 1 (A) lets the same card act again, with Attack 1 for instance. Unlike in Normandy, it doesn’t come back to your hand.',
  },
  exert: {
    text: 'Choose 1 infantry card of any squad from your play area and carry out one of its actions, an upgraded one (*) too. Then its unit is suppressed, even if the action was cut short. You cannot choose a tank, a command card, or a card whose unit is suppressed.',
    example:
      'Machine Gunner A has fired Attack 3*. The Commissar exerts the card: the unit fires with 3 dice again, and is suppressed afterwards.',
  },
  recon: {
    text: 'Set aside 1 Fog of War from your hand for the rest of the battle and draw 1 card, which you may play this turn. If your deck is empty, shuffle your discard pile first. Without Fog of War in hand you cannot choose Recon.',
    example:
      'You hold Scout B and Fog of War. You play the Scout for Recon: the Fog of War is gone, you draw a Rifleman A and can play it now.',
  },
  'recon-scout': {
    text: 'First carry out Recon: set aside 1 Fog of War from your hand for the rest of the battle and draw 1 card. Then the unit may Scout 1: it moves up to 1 tile; if the tile has no marker of yours, it gets one and you take 1 Fog of War. Without Fog of War in hand you cannot choose the action.',
    example:
      'The Scouts set aside 1 Fog of War, draw a card and scout 405. 1 Fog of War comes from your supply: you’ve gained a tile and a card, and have as much Fog as before.',
  },
  rally: {
    text: 'Choose 1 of your suppressed units and ready it. With a letter, as in Rally 1 (A), it has to be a unit of that squad. Rally does nothing for a routed unit: only a card from the supply ends a rout.',
    example:
      'Machine Gunners A are suppressed. You play Rally 1 (A), then Machine Gunner A: the card no longer has to ready the unit and can fire at once.',
  },
  assault: {
    text: 'The unit may move 1 tile, onto a tile with your control marker; then it may carry out one combat action that’s on the same card. It may also stay where it is and fight. If a mine or a field of fire stops the move, the whole action ends.',
    example:
      'Assault Troopers have Assault and Attack 2 [0–1]. They move next to Riflemen on a tile with cover 1 and attack: 4 + 1 + 1 = 6. Two dice hit in 75% of cases.',
  },
  'attack-stalk': {
    text: 'The unit carries out one combat action that’s on the same card. Then it may Stalk 1: it moves 1 tile, with or without your control marker, and places none. If it has nothing to fire at, you cannot choose the action.',
    example:
      'A Sniper with Attack 3 fires from 404 at Scouts on 405: 5 + 0 + 1 = 6. Three dice hit in 88% of cases. Then the Sniper slips away to 403.',
  },
  'field-of-fire': {
    text: 'The Machine Gunners cover one tile: place their marker on any tile, or move it. When enemy infantry moves onto it, the gunners at once roll 3 dice to suppress that unit; cover and range count. A hit suppresses it and ends its action. The marker stays either way. It’s removed when the gunners move, take a casualty or are suppressed. It doesn’t affect tanks, or units that are driven onto the tile. Each unit of gunners has one marker.',
    example:
      'Gunners on 403 cover 405, cover 0. Enemy Riflemen enter 405: 4 + 0 + 2 = 6. Three dice hit in 88% of cases; the Riflemen are suppressed and stop there.',
  },
  smoke: {
    text: 'The Engineers place one of their smoke markers on their own tile. All units there, friend or foe, add 2 to their defence, but not against Demolish or mines. A tile holds at most one smoke marker, and smoke stays until the end of the battle. The Engineers of A and of B have two markers each per battle.',
    example:
      'Riflemen on 504 (cover 0) are fired at from 2 tiles away: 4 + 0 + 2 = 6, and one die hits in 50% of cases. In smoke it’s 4 + 0 + 2 + 2 = 8, and one die hits in 30%.',
  },
  mines: {
    text: 'The Engineers lay up to X mines on the edges of their own tile; X is the number on the card. Each edge takes one mine of yours, and each unit of Engineers has four per battle. Lay each against infantry or against tanks. An enemy unit of that kind that crosses the edge is attacked with 1 die against its base defence or armour alone. If hit, it takes a casualty, stays where it was and its action ends; the mine is gone for this battle. If missed, it goes on and the mine stays. Your own mines don’t harm you, and mines don’t affect units that are driven off.',
    example:
      'Riflemen (4) cross an anti-personnel mine: 1 die hits in 70% of cases. A Panzer III (armour 6) on an anti-tank mine: 50%.',
  },
  'anti-air': {
    text: 'Your opponent loses 1 Bomber for the rest of the campaign. It’s taken from the hand; if there’s none, from the discard pile; if there’s none either, from the deck, which is then shuffled. If none of them holds a Bomber, you may return the card you’ve played to your supply. Bombers in the enemy’s supply are safe. A Bomber shot down is no casualty.',
    example:
      'The enemy has a Bomber in the discard pile and another in the deck. Anti-Air 1 takes the one in the discard pile.',
  },
  attack: {
    text: 'Choose one enemy infantry unit, within the range bracket if the card has one. Roll X dice against its total defence; X is the number on the card. A hit costs the unit one casualty, however many dice hit. Tanks cannot be attacked like this.',
    example:
      'Attack 1 at Riflemen 2 tiles away on open ground: 4 + 0 + 2 = 6. The die hits on 6, 7, 8, 9 and 0, so in 50% of cases.',
  },
  suppress: {
    text: 'Choose one enemy infantry unit, within the range bracket if the card has one. Roll X dice against its total defence; X is the number on the card. A hit suppresses the unit and costs no casualty. If it’s suppressed already, nothing changes. Tanks cannot be suppressed.',
    example:
      'Suppress 4 at Scouts 2 tiles away in a building (cover 3 from outside): 5 + 3 + 2 = 10. Only a 0 hits; four dice succeed in 34% of cases.',
  },
  'area-suppress': {
    text: 'Choose a tile, within the range bracket if the card has one. Roll X dice to suppress each enemy infantry unit there; X is the number on the card. Roll for each unit separately, in any order. Your own units and tanks aren’t affected.',
    example:
      'Area Suppress 2 at 405 (cover 0), 1 tile away, with Riflemen and Scouts on it: 2 dice against 4 + 0 + 1 = 5 (84%), then 2 dice against 5 + 0 + 1 = 6 (75%).',
  },
  grenades: {
    text: 'Choose a tile within the range bracket. Attack each enemy infantry unit there with X dice; X is the number on the card. Roll for each unit separately, in any order. Each unit that’s hit takes one casualty. Your own units and tanks aren’t affected.',
    example:
      'Grenades 2 [0–1] at the next tile, cover 1, with Riflemen and Scouts on it: 2 dice against 4 + 1 + 1 = 6 (75%), then 2 dice against 5 + 1 + 1 = 7 (64%).',
  },
  flamethrower: {
    text: 'Attack one enemy infantry unit within the range bracket with X dice; X is the number on the card. If you hit, it takes a casualty, and you may also drive it to a neighbouring tile with its owner’s marker. A suppressed unit that’s driven off becomes ready. You may drive it only once, even if the hit routs it. The Anti-Tank Gun cannot be driven off.',
    example:
      'Flamethrower 2 [0–1] at Riflemen in the same building (cover 1 from inside): 4 + 1 + 0 = 5. Two dice hit in 84% of cases. The Riflemen lose a card, and you drive them into the street.',
  },
  antitank: {
    text: 'Choose an enemy tank, a building or a tunnel, within the range bracket if the card has one. The card has two numbers: dice against a tank, and dice against a building or tunnel. A tank defends with armour, cover, range and smoke; a building with its resilience and range; a tunnel with 7 and range. If you hit, the tank takes a casualty, the building is damaged or destroyed, or the tunnel is gone for the campaign.',
    example:
      'Anti-Tank 3/2 at a Panzer III 2 tiles away on open ground: 6 + 0 + 2 = 8, three dice, 66%. At a building with resilience 8, 1 tile away: 8 + 1 = 9, two dice, 36%.',
  },
  demolish: {
    text: 'Choose an enemy tank, a building or a tunnel within the range bracket. The card has two numbers: dice against a tank, and dice against a building or tunnel. Cover and smoke don’t count; range does. If you hit, the tank takes a casualty, the building is damaged or destroyed, or the tunnel is gone for the campaign.',
    example:
      'Demolish 1/3 [0–1] at a T-34 on the next tile: 7 + 1 = 8, one die, 30%. At the building the Engineers stand in, resilience 8: 8 + 0 = 8, three dice, 66%.',
  },
  bombard: {
    text: 'Choose a tile, within the range bracket if the card has one. Roll against its building, its tunnel and every infantry unit on it, your own too, each separately and in any order. The card has two numbers: dice against each infantry unit, and dice against a building or tunnel. Range doesn’t count; cover and smoke do, and in a building the higher cover. Each unit that’s hit takes a casualty. If the building falls first, it no longer covers those inside. Tanks aren’t affected.',
    example:
      'Bombard 3/4 at a building (cover 3, resilience 8) with Riflemen inside: 4 dice against 8 (76%), then 3 dice against 4 + 3 = 7 (78%). If the building has just been damaged, it’s 4 + 2 = 6 (88%).',
  },
  defence: {
    text: 'Total defence is what a die has to reach: base defence, plus the cover of the tile, plus range, plus 2 in smoke. Base defence is the number on the counter, for a tank its armour. In a building the higher cover counts against fire from other tiles, the lower from inside. On a fortified tile the higher cover counts if the target’s side controls the tile. Demolish ignores cover and smoke, Bombard ignores range, and mines ignore everything but the base. A building defends with resilience and range, a tunnel with 7 and range; cover doesn’t help them.',
    example:
      'Riflemen (4) in a building with cover 1/3. From 2 tiles away: 4 + 3 + 2 = 9. From inside: 4 + 1 + 0 = 5.',
  },
  range: {
    text: 'Range is the number of steps from the attacker’s tile to the target’s; on the same tile it’s 0. Tiles are neighbours if they share part of an edge. Every other row is shifted by half a tile, so a tile inside the map has six neighbours. There’s no line of sight: nothing in between blocks fire. Tunnels don’t shorten the range. Each step adds 1 to the target’s defence, except against Bombard.',
    example: 'From 504 to 404: range 1. From 504 to 505: range 1. From 403 to 505: range 2.',
  },
  'range-brackets': {
    text: 'A bracket after an action says how far away its target may be. [0–2] means at most 2 tiles away; [0–0] only the unit’s own tile; [1–…] at least 1 tile away, with no upper limit. Without a bracket the action reaches the whole map. Range still adds to the target’s defence.',
    example:
      'Attack 3 [0–1] reaches the unit’s own tile and the tiles next to it. Bombard 2/2 [2–…] of the Infantry Gun cannot hit the tile next to the gun.',
  },
  'upgraded-actions': {
    text: 'An asterisk after an action marks it as upgraded: it’s stronger than that of a normal soldier, or one that a normal soldier doesn’t have. It’s played like any other action, with one exception: Inspire cannot use it, not even within Assault or Attack and Stalk. Exert can. Only the cards of upgraded soldiers have such actions.',
    example:
      'An upgraded Rifleman has Move 1, Attack 2* and Control. If a Squad Leader inspires the card, it may Move or Control, but not Attack.',
  },
  buildings: {
    text: 'A tile with three numbers, such as 1/3/8, is a building: cover 1 from inside, cover 3 against fire from other tiles, resilience 8. Anti-Tank, Demolish and Bombard can hit it. The first hit damages it: cover from outside drops by 1, resilience by 2. The second destroys it: only the lower cover is left, tanks can enter, and it cannot be hit again. The damage stays for the whole campaign.',
    example:
      'A building 1/3/8 is hit: it’s now 1/2/6. Riflemen inside, fired at from the next tile, had 4 + 3 + 1 = 8 and now have 4 + 2 + 1 = 7. After another hit they have 4 + 1 + 1 = 6.',
  },
  works: {
    text: 'Some battles fortify tiles before they begin. A fortified tile has two covers, such as 1+3: the higher one helps units of the side that controls the tile, the lower one everybody else. It doesn’t matter where the attacker stands. Fortifications stay for the whole campaign.',
    example:
      'Riflemen (4) on a fortified tile 1+3 are fired at from 2 tiles away. If their side controls the tile: 4 + 3 + 2 = 9. If it has only scouted it: 4 + 1 + 2 = 7.',
  },
  tunnels: {
    text: 'All tiles with a tunnel are neighbours for movement, however far apart. Tanks cannot use tunnels, units aren’t driven off through them, and they don’t shorten the range. The rules of the movement still apply: for Move, your marker must lie on the other tile. Anti-Tank and Demolish can hit a tunnel (7 plus range), Bombard rolls against the one on its tile (7). A tunnel that’s hit is gone for the whole campaign.',
    example:
      'Tunnels on 203 and 506. Riflemen on 203 use Move 1 and come up on 506, where your marker lies. Demolish 1/3 on its own tile: 7 + 0 = 7, three dice, 78%.',
  },
  tanks: {
    text: 'A tank has armour in place of base defence: T-34 7, Panzer III 6. Only Anti-Tank, Demolish and anti-tank mines can hit it. It cannot be suppressed, and fields of fire, Grenades and Bombard don’t affect it. It cannot enter impassable ground (standing buildings, the gully, the bank of the Volga) or use tunnels. It enters the map with any of your Riflemen who aren’t on impassable ground. Hit, it takes casualties and is routed like any unit; Exert cannot choose it.',
    example:
      'A Panzer III (6) on a tile with cover 1, 2 tiles from an Anti-Tank Gun: 6 + 1 + 2 = 9. Three dice hit in 49% of cases.',
  },
  dice: {
    text: 'The dice have ten sides, 0 to 9. Roll as many as the action says. It’s a hit if at least one die shows the total defence or more. A 0 always hits, even at a total defence of 10 or more. Further hits change nothing.',
    example:
      'Total defence 7: a die hits on 7, 8, 9 and 0, so in 40% of cases. Two dice hit in 64%, three in 78%, four in 87%.',
  },
  casualties: {
    text: 'A unit that’s hit loses one card. Its owner must look for a card of that unit in this order: play area, hand, discard pile, deck; the deck is then shuffled. The first of these that holds one gives the card; if it holds several, the owner chooses which. The card goes to the casualties pile and is out of the battle. Cards in the supply are never taken. If none of the four holds a card of the unit, it’s routed instead. Everyone sees how many cards you lose and where from; only you see which, unless the card lay open. A card lies in the play area only during its owner’s turn, so that place matters only for mines and your own bombardments.',
    example:
      'Your Riflemen A are hit on the enemy’s turn. You have no Rifleman A in hand, two in the discard pile and one in the deck. You choose one of the two; the one in the deck is safe.',
  },
  rout: {
    text: 'If a unit is hit and no card of it is left in play area, hand, discard pile or deck, it’s routed. The side that hit it may drive it to a neighbouring tile with its owner’s marker; if it was suppressed and is driven off, it becomes ready. Each further hit allows another such move and does nothing else. A routed unit stays on the map, cannot act and doesn’t protect control of its tile. Bolster or Bring Up with one of its cards ends the rout at once. The Anti-Tank Gun cannot be driven off, and a tank cannot be driven onto impassable ground.',
    example:
      'Your only two Machine Gunner B cards are in the supply, and the unit on 505 is hit: it’s routed. The enemy drives it to 404, where your marker lies. You bolster one of its cards, and it’s back in the fight on 404.',
  },
  tasks: {
    text: 'Each side has a task, shown beside the map. You win the moment you accomplish it. There are five kinds: control objectives worth X; rout the named units, or X units, at the same time; gain X victory points; control a tile with X victory points on it; bring the named units, not routed, together onto a tile with an escape or task marker. With “and” you have to do every part, with “or” one of them; with “and/or” the parts add up in any mix. If both sides accomplish their tasks at once, the side whose turn it is wins.',
    example:
      'The task asks for 6 in all, from objectives and/or routed units. Objectives worth 4 and 2 routed enemy units make 4 + 2 = 6: you win.',
  },
  objectives: {
    text: 'An objective marker gives its value to the side that controls the tile; it needn’t keep a unit there. It changes hands when the other side takes control. A tile that’s only scouted gives nothing. If your task is to control objectives worth X, you win the moment their values add up to X or more.',
    example:
      'Your task: objectives worth 4. You control tiles worth 2 and 1, together 3. Your Riflemen take control of a third, worth 1: 2 + 1 + 1 = 4, and you win.',
  },
  'victory-points': {
    text: 'Some battles give victory points; their page says what for: buildings damaged or destroyed, tunnels destroyed, enemy casualties, or a tile controlled at the end of a round. These points stay with you. In other battles a point is laid on a tile at the end of each round; such points count for the side that controls the tile. Each marker is worth 1, and there are 14. When they’ve all been given out, nobody gains another. Casualties among your own men give no points.',
    example:
      'Each building damaged or destroyed gives 1 point, and you need 4. You damage two buildings and destroy one of them: 1 + 1 + 1 = 3. One more hit on a building wins.',
  },
  'sealed-orders': {
    text: 'In some battles a side has a sealed order: a second task that only that side can read. You win the moment you accomplish your task or your sealed order; you needn’t do both. Your opponent isn’t told whether you have one. It’s revealed only when it wins the battle.',
    example:
      'Your open task is to control objectives worth 7; your sealed order is to rout two named units at the same time. You rout the second while the first is still routed: you win.',
  },
  'total-rout': {
    text: 'You win at once if all enemy Riflemen on the map are routed, unless the battle says otherwise; then it is stated beside the tasks. Riflemen who aren’t on the map don’t count. Suppressed Riflemen aren’t routed.',
    example:
      'Riflemen A and B of the enemy are on the map. Riflemen A are routed. You hit Riflemen B, and none of their cards is left: both are routed, and you win.',
  },
  withdrawal: {
    text: 'At the start of your turn, before you play a card, you may withdraw. The enemy wins the battle at once. You lose it, but you take no more casualties, and so may lose fewer soldiers for good. The set-up can rule out withdrawal.',
    example:
      'You have 8 casualties, which will cost you 2 soldiers for good. Two more would make it 10, and 3 soldiers. You withdraw.',
  },
  'resign-and-draw': {
    text: 'The rulebook has only withdrawal, which ends one battle. Here you may also resign at any time, and both players may agree on a draw. In a campaign either of these ends the whole campaign: to give up just the battle, withdraw. A battle that isn’t decided after 100 rounds goes to the side whose objectives are worth more, then to the side with fewer casualties, then to the side that didn’t start with the initiative.',
    example:
      'After round 100 both sides control objectives worth 3. You have 4 casualties, the enemy 6: you win the battle.',
  },
  'public-information': {
    text: 'Both sides see the map with all counters and markers, both supplies, the cards in the play areas, and how many cards each hand, deck, discard pile and casualties pile holds. The set-up decides whether discard piles may be looked through. Hands, the order of the decks, the cards in the enemy’s casualties pile and sealed orders are hidden. In a campaign each side also has its own book with its stories, its platoon, its losses and its upgrades; the other side can read it only when the campaign is over.',
    example:
      'The enemy has 5 cards in the casualties pile. You know that 2 of them were Riflemen A, because you hit that unit twice, but not which men they were.',
  },
  losses: {
    text: 'After a battle each side counts its casualties pile, shuffles it and draws as many cards from it as the table says. These soldiers are gone for the rest of the campaign. If a reservist is drawn, they go back and another card is drawn; if only reservists are left, fewer are lost. Riflemen, Scouts and Machine Gunners of A and B are replaced by a reservist; others aren’t replaced. The counter of a unit with no soldier left is still laid out in later battles: it cannot act, but until it’s routed the enemy cannot take control of a tile its side controls while it stands there. The first hit routs it.',
    example:
      'Your casualties pile holds 6 cards: 2 are drawn. The first is a reservist and goes back; the next are Rifleman A and Squad Leader B. The Rifleman is replaced, the Squad Leader isn’t.',
  },
  reservists: {
    text: 'A Rifleman, Scout or Machine Gunner of A or B who’s lost for good is replaced by the reservist with the same number. If there’s no such reservist, or that one has already come, you choose another of the same kind in that squad, before you make up your deck; your opponent sees neither the choice nor that there is one. So each squad keeps five Riflemen, three Scouts and three Machine Gunners. Reservists have a lower initiative and weaker or fewer actions. They cannot be upgraded, and they’re never lost for good.',
    example:
      'Soviet Machine Gunner 20 falls, and reservist 20 comes: initiative 2 in place of 3, Attack 1 in place of 2, Suppress 3 in place of 4.',
  },
  'card-levels': {
    text: 'Every troop card has one of three levels. Normal soldiers have the actions of their kind; they can be upgraded and can be lost for good. Reservists are weaker and have no name; they can be neither. Upgraded soldiers have a higher initiative and a stronger or new action, marked with an asterisk; they cannot be upgraded again, but they can be lost for good. Command cards have no levels.',
    example:
      'A normal Scout has initiative 6 and Scout 2. A reservist may have 5 and Scout 1, an upgraded Scout 8 and Scout 3*.',
  },
  upgrades: {
    text: 'After most battles each side upgrades two soldiers. All its cards except the supply are shuffled together: play area, hand, deck, discard pile and what’s left of the casualties pile. Cards are drawn until two normal troop cards have come; upgraded cards, reservists, command cards and Fog of War are passed over. Each of the two is replaced, for the rest of the campaign, by the upgraded card with the same number: the same soldier. If there are fewer, fewer are upgraded. Where the number isn’t two, the page of the battle says so; after the last battle nobody is upgraded.',
    example:
      'You ended the battle with 14 cards outside the supply. Drawn: Fog of War (passed over), Rifleman A, a reservist (passed over), Scout B. Rifleman A and Scout B are upgraded.',
  },
  merging: {
    text: 'When the story says so, squad C joins squad A or B; its player chooses which. Its Riflemen, Scouts and Machine Gunners take the places of that squad’s reservists, upgraded ones first; there are still five Riflemen, three Scouts and three Machine Gunners. From then on they count as that squad for every action with a letter and use its counters. Those who find no place stay behind, and so do C’s leader and engineers. If one of C’s soldiers is lost for good, you choose any free reservist of that squad.',
    example:
      'Squad A has 2 reservists among its five Riflemen, and C has four Riflemen. C joins A: two of the four take the reservists’ places, the other two stay behind.',
  },
  deck: {
    text: 'The page of the battle says which kinds of soldier are in your supply and how many of each start in your deck. You choose who that is; the rest stay in the supply. The default deck has nine cards: Platoon Sergeant, Squad Leaders A and B, a Rifleman A and B, a Scout A and B, and 2 Fog of War. Most battles add a few. If you have too few soldiers of a kind, their places stay empty.',
    example:
      'The deck takes one Rifleman A. Take an upgraded one to fight well from the start, or a reservist, who cannot be lost for good.',
  },
  campaign: {
    text: 'A campaign has up to fifteen battles. Its state has a code: the number is the battle, the letter tells how far a side is ahead. The winner of a battle takes the areas it was fought for, and the next code depends on who won. Losses, upgrades, damaged buildings, destroyed tunnels and fortifications stay. A side that holds all twelve areas wins the campaign outright; otherwise the last battle decides it.',
    example:
      'You’re at 1a and fight for 9 January Square. If the Soviets win, they take it and the campaign goes on at 2a; if the Germans win, it goes on at 2b.',
  },
};
