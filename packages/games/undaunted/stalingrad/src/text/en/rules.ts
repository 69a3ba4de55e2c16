import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** The rules in short, in our own words. */
export const rules: RuleTexts<RuleId> = {
  round: {
    text: 'A round has three steps: each side draws four cards; each side bids a card for the initiative; then each side takes a turn, the side with the initiative first. Rounds follow one another until a side accomplishes its task, routs all enemy riflemen, or sees the enemy withdraw. The battle ends at that moment, even in the middle of a turn. The rulebook sets no limit; here a battle lasts at most 100 rounds.',
    example:
      'You control objectives worth 3 and need 4. You play Control on a tile worth 1: the battle is over, although you still hold two cards.',
  },
  draw: {
    text: 'At the start of a round each side draws 4 cards from its deck. Whenever you have to draw and your deck is empty, shuffle your discard pile into a new deck and draw the rest from it. Cards in your play area, your supply and your casualties pile are never shuffled in. If there’s nothing left to shuffle, you draw fewer cards.',
    example:
      'Your deck holds 1 card and your discard pile 6. You draw the 1, shuffle the 6 into a new deck, and draw 3 of them.',
  },
  initiative: {
    text: 'Each side secretly chooses a card from its hand, and both are revealed together. The higher initiative, the number at the top of the card, takes the marker and goes first this round. On a tie the marker stays where it is. Both cards then go to the discard piles; they do nothing else. You can bid any card, even Fog of War. A side with no cards bids 0.',
    example:
      'You bid a Scout (6), your opponent a Squad Leader (7): your opponent goes first. If you also bid a Squad Leader, the side that had the initiative keeps it.',
  },
  turn: {
    text: 'On your turn, play cards from your hand one at a time. Each card stays face up in your play area. You may stop whenever you like. At the end of your turn, discard every card in your play area and your hand: you keep none for the next round. Then the other side takes its turn, or the next round begins.',
    example:
      'After the bid you hold a Rifleman, a Squad Leader and Fog of War. You play the first two; at the end of your turn all three are discarded.',
  },
  cards: {
    text: 'A troop card shows the soldier’s unit and squad, an initiative for the bid, and the actions to choose from when it’s played. It acts through its unit’s counter. A command card (a leader, a medic, guns or aircraft) has no counter and belongs to no unit. The number after an action is its value; two numbers, as in 2/3, are dice against different targets. A letter in brackets limits the action to that squad, square brackets limit the range, and an asterisk marks an upgraded action. The table lists the normal soldiers of every kind; some of them join your platoon only during the campaign. You’ll see the cards of reservists and upgraded soldiers when you get them.',
    example:
      'Rifleman A has initiative 5, Move 1, Attack 1 and Control; the Riflemen A counter has base defence 4.',
  },
  'playing-a-card': {
    text: 'Play a card to do one of three things: carry out one of its actions; ready its unit, if that unit is suppressed; or Hunker Down, which returns the card to your supply. A troop card acts through its unit’s counter. Leaders, guns and aircraft are command cards: they have no counter. You cannot choose an action that’s impossible at the moment, such as Recon with no Fog of War in hand, and you cannot fire with no target in range.',
    example:
      'Rifleman A offers Move 1, Attack 1 and Control: choose one. To move and then attack, you need two Rifleman A cards, or a leader who can Inspire the one you’ve played.',
  },
  'fog-of-war': {
    text: 'Fog of War clogs your deck: these cards have initiative 1 and no actions. You can bid one for the initiative, but you cannot play it, Hunker Down with it, or fetch it with Bolster. You gain Fog of War when you scout new tiles and when the enemy uses Conceal. Only Recon gets rid of one, and only for the rest of this battle: in the next you have them all again.',
    example:
      'You scout 2 new tiles: 2 Fog of War go from your supply to your discard pile. If there’s only 1 left in the supply, you take 1.',
  },
  suppressed: {
    text: 'A suppressed unit cannot act; its counter is face down. If you play one of its cards, the card only readies the unit. You may Hunker Down with the card instead, but then the unit stays suppressed. Rally readies a unit without using one of its own cards. Suppressing a suppressed unit changes nothing. A suppressed unit still keeps the enemy from taking control of a tile that your side controls. Tanks cannot be suppressed.',
    example:
      'Your Machine Gunners A are suppressed and you hold two of their cards. The first readies the unit; the second can fire Suppress 4.',
  },
  entering: {
    text: 'Not every unit starts on the map. When you play a card for an action and its unit has no counter there, first place the counter, ready, on the same tile as its squad’s Riflemen. A unit without a squad joins any of your Riflemen. It doesn’t matter whether those Riflemen are routed or suppressed, or whether there are enemies on the tile. The unit then acts at once. A tank enters with any of your Riflemen that aren’t on impassable ground; if there are none, you cannot play its card for an action. Hunker Down never places or removes a counter.',
    example:
      'You play a Sniper for Attack 3. You have Riflemen on 404 and 506. You choose 506, place the Sniper there and fire from 506.',
  },
  'hunker-down': {
    text: 'Instead of taking an action, return the card you’re playing to your supply. It’s out of your deck until Bolster or Bring Up fetches it, and your other cards come round sooner. Nothing changes on the map: no counter is placed, removed or readied. You cannot Hunker Down with Fog of War. Don’t hunker down your last card with Bolster, or you may have no way to fetch the others.',
    example:
      'You have twelve cards in circulation, two of them Machine Gunners with nothing to shoot at. Hunker both of them down: with ten in circulation, your Riflemen come up more often.',
  },
  'control-markers': {
    text: 'Your marker on a tile, whichever side is up, lets your units enter that tile with Move, Guide and Assault. The scouted side does no more than that. If the controlled side is up, an objective or victory points on the tile count for you, and fortifications there shelter your units. Both sides may have a marker on the same tile, but only one of the two can show controlled. Markers never leave the map during a battle. Any number of units from both sides may share a tile; enemy units and markers never block movement.',
    example:
      'On 504 your marker shows scouted and the enemy’s shows controlled. Your Riflemen may Move there. If every enemy unit there is routed, Control turns your marker to controlled and the enemy’s to scouted.',
  },
  move: {
    text: 'The unit moves 1 tile. The tile must have your control marker on it, either side up; enemies there don’t matter. A tank cannot enter impassable ground. In this version, the unit may also stay where it is. On the way it may run into a mine or a field of fire.',
    example:
      'Riflemen A are on 504. You have markers on 404 and 503. Move 1 can take the Riflemen to 404 or 503, but not to 505, where you have no marker.',
  },
  scout: {
    text: 'The unit moves up to X tiles, with or without your control marker; X is the number on the card. On each tile it enters where you have no marker, you place one, scouted side up, and for each marker you place, 1 Fog of War goes from your supply to your discard pile. If the supply has none left, you still place the marker. A hit from a mine or a field of fire ends the action; tiles scouted by then stay scouted.',
    example:
      'Scout 2: the Scouts enter 404, where you already have a marker, and then 405, where you don’t. You place 1 marker and take 1 Fog of War.',
  },
  stalk: {
    text: 'The unit moves 1 tile, with or without your control marker. It places no marker, and you gain no Fog of War. In this version, the unit may also stay where it is.',
    example:
      'The Sniper stalks from 404 to 405, where you have no marker. That doesn’t scout the tile: your Riflemen still cannot Move to 405.',
  },
  guide: {
    text: 'Move any one of your units 1 tile, onto a tile with your control marker. With a letter, as in Guide 1 (B), the unit must belong to that squad. You cannot guide a suppressed or routed unit, or the Anti-Tank Gun, which never moves. A tank cannot enter impassable ground.',
    example:
      'The Starshina has Guide 1. Your Machine Gunners A are on 504, and you have a marker on 404. They go to 404, although you’ve played none of their cards.',
  },
  bolster: {
    text: 'Take up to X cards from your supply and put them in your discard pile; X is the number on the card. They reach your hand after the next reshuffle. With a letter, as in Bolster 2 (A), take only that squad’s cards. You cannot take Fog of War. If you take one of a routed unit’s cards, the unit is no longer routed.',
    example:
      'Bolster 2 (A): you take a Rifleman A and a Machine Gunner A. Machine Gunners A were routed; you remove their rout marker at once. You can play the cards once you’ve drawn them.',
  },
  'bring-up': {
    text: 'Take 1 card from your supply into your hand: any card except Fog of War. You may play it this turn. If it belongs to a routed unit, the unit is no longer routed.',
    example:
      'The Medic brings up a Rifleman B. Riflemen B were routed; now they’re back in the fight, and you may play the card at once for Attack 1.',
  },
  command: {
    text: 'Draw up to X cards from your deck; X is the number on the card. You may play them this turn. If your deck runs out, shuffle your discard pile into a new deck and go on drawing. Cards in your play area aren’t shuffled in.',
    example:
      'Command 2 with 1 card left in your deck: you draw it, shuffle your discard pile and draw 1 more. You could also stop after the first.',
  },
  conceal: {
    text: 'Your opponent moves 1 Fog of War from their supply to their discard pile. If their supply has none left, nothing happens, but you may still choose the action.',
    example:
      'Your opponent has 6 Fog of War in their supply. After Conceal there are 5, and 1 more can turn up in your opponent’s hand after their next reshuffle.',
  },
  control: {
    text: 'The unit takes control of its own tile: your marker there must show scouted, and you turn it to controlled. If an enemy marker there showed controlled, it turns back to scouted. You cannot do this if the enemy controls the tile and has a unit there that isn’t routed; even a suppressed one stops you. If the enemy doesn’t control the tile, enemy units there don’t matter. The tile stays yours when your unit leaves.',
    example:
      'Your Riflemen and enemy Scouts share 505, which both sides have scouted. You play Control and take the tile. Enemy Riflemen that enter it cannot take it from you while your Riflemen are there and aren’t routed.',
  },
  inspire: {
    text: 'From your play area, choose 1 card of the squad given after the action and carry out one of that card’s actions, but not an upgraded one (*). It needn’t be the action you played the card for. The card stays in the play area. You cannot choose a command card, or a card whose unit is suppressed.',
    example:
      'You’ve played Rifleman A for Move 1. Squad Leader A with Inspire 1 (A) lets the same card act again, for instance with Attack 1. Unlike in Normandy, the card doesn’t return to your hand.',
  },
  exert: {
    text: 'Choose 1 infantry card of any squad from your play area and carry out one of its actions, which may be an upgraded one (*). Its unit is then suppressed, even if the action was cut short. You cannot choose a tank, a command card, or a card whose unit is suppressed.',
    example:
      'Machine Gunner A has fired Attack 3*. The Commissar exerts the card: the unit fires with 3 dice again, and is suppressed afterwards.',
  },
  recon: {
    text: 'Set aside 1 Fog of War from your hand for the rest of the battle and draw 1 card, which you may play this turn. If your deck is empty, shuffle your discard pile first. With no Fog of War in hand, you cannot choose Recon.',
    example:
      'You hold Scout B and Fog of War. You play the Scout for Recon: the Fog of War is gone, you draw a Rifleman A and can play it now.',
  },
  'recon-scout': {
    text: 'First carry out Recon: set aside 1 Fog of War from your hand for the rest of the battle and draw 1 card. Then the unit may Scout 1: it moves up to 1 tile; if you have no marker there, you place one and take 1 Fog of War. With no Fog of War in hand, you cannot choose the action.',
    example:
      'The Scouts set aside 1 Fog of War, draw a card and scout 405. You take 1 Fog of War from your supply: you’ve gained a tile and a card, and have as much Fog of War as before.',
  },
  rally: {
    text: 'Choose 1 of your suppressed units and ready it. With a letter, as in Rally 1 (A), the unit must belong to that squad. Rally does nothing for a routed unit: only taking one of its cards from the supply ends a rout.',
    example:
      'Machine Gunners A are suppressed. You play Rally 1 (A), then Machine Gunner A: the card no longer has to ready the unit and can fire at once.',
  },
  assault: {
    text: 'The unit may move 1 tile, onto a tile with your control marker; then it may carry out one combat action from the same card. It may also stay where it is and fight. If a mine or a field of fire stops the move, the whole action ends.',
    example:
      'Assault Troopers have Assault and Attack 2 [0–1]. They move next to Riflemen on a tile with cover 1 and attack: 4 + 1 + 1 = 6. Two dice hit in 75% of cases.',
  },
  'attack-stalk': {
    text: 'The unit carries out one combat action from the same card. Then it may Stalk 1: it moves 1 tile, with or without your control marker, and places no marker. If there’s nothing to fire at, you cannot choose the action.',
    example:
      'A Sniper with Attack 3 fires from 404 at Scouts on 405: 5 + 0 + 1 = 6. Three dice hit in 88% of cases. Then the Sniper slips away to 403.',
  },
  'field-of-fire': {
    text: 'The Machine Gunners cover one tile: place their marker on any tile, or move it there. When an enemy infantry unit moves onto that tile, the gunners at once roll 3 dice to suppress it; cover and range count. A hit suppresses the unit and ends its action. Hit or miss, the marker stays. It’s removed when the gunners move, take a casualty or are suppressed. It doesn’t affect tanks, or units that are driven onto the tile. Each Machine Gunner unit has one marker.',
    example:
      'Gunners on 403 have set 405 as their field of fire; its cover is 0. Enemy Riflemen enter 405: 4 + 0 + 2 = 6. Three dice hit in 88% of cases; the Riflemen are suppressed and stop there.',
  },
  smoke: {
    text: 'The Engineers place one of their smoke markers on their own tile. All units there, friend or foe, add 2 to their defence, but not against Demolish or mines. A tile holds at most one smoke marker, and smoke stays until the end of the battle. Engineers A and Engineers B have two markers each per battle.',
    example:
      'Riflemen on 504 (cover 0) are fired at from 2 tiles away: 4 + 0 + 2 = 6, and one die hits in 50% of cases. In smoke it’s 4 + 0 + 2 + 2 = 8, and one die hits in 30%.',
  },
  mines: {
    text: 'The Engineers lay up to X mines on the edges of their own tile; X is the number on the card. You can have only one mine on each edge, and each Engineer unit has four per battle. Lay each mine against either infantry or tanks. When an enemy unit of that kind crosses the edge, roll 1 die against its base defence or armour alone. On a hit, the unit takes a casualty, stays where it was and ends its action; the mine is gone for this battle. On a miss, the unit goes on and the mine stays. Your own mines don’t harm you, and mines don’t affect units that are driven off.',
    example:
      'Riflemen (4) cross an anti-personnel mine: 1 die hits in 70% of cases. A Panzer III (armour 6) on an anti-tank mine: 50%.',
  },
  'anti-air': {
    text: 'Your opponent loses 1 Bomber for the rest of the campaign. It’s taken from their hand if there’s one there, otherwise from their discard pile, otherwise from their deck, which is then shuffled. If there’s no Bomber in any of them, you may return the card you’ve played to your supply. Bombers in your opponent’s supply are safe. A Bomber that’s shot down isn’t a casualty.',
    example:
      'Your opponent has one Bomber in their discard pile and another in their deck. Anti-Air 1 takes the one in the discard pile.',
  },
  attack: {
    text: 'Choose one enemy infantry unit, within the range bracket if the card has one. Roll X dice against its total defence; X is the number on the card. A hit costs the unit one casualty, however many dice hit. Tanks cannot be attacked this way.',
    example:
      'Attack 1 at Riflemen 2 tiles away on open ground: 4 + 0 + 2 = 6. The die hits on 6, 7, 8, 9 and 0, so in 50% of cases.',
  },
  suppress: {
    text: 'Choose one enemy infantry unit, within the range bracket if the card has one. Roll X dice against its total defence; X is the number on the card. A hit suppresses the unit and costs no casualty. If the unit is already suppressed, nothing changes. Tanks cannot be suppressed.',
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
    text: 'Attack one enemy infantry unit within the range bracket with X dice; X is the number on the card. If you hit, it takes a casualty, and you may also drive it to a neighbouring tile with its owner’s marker. A suppressed unit that’s driven off becomes ready. You may drive the unit off only once, even if the hit routs it. The Anti-Tank Gun cannot be driven off.',
    example:
      'Flamethrower 2 [0–1] at Riflemen in the same building (cover 1 from inside): 4 + 1 + 0 = 5. Two dice hit in 84% of cases. The Riflemen lose a card, and you drive them into the street.',
  },
  antitank: {
    text: 'Choose an enemy tank, a building or a tunnel, within the range bracket if the card has one. The card has two numbers: dice against a tank, and dice against a building or tunnel. A tank’s total defence is its armour plus cover, range and smoke; a building’s is its resilience plus range; a tunnel’s is 7 plus range. If you hit, the tank takes a casualty, the building is damaged or destroyed, or the tunnel is gone for the rest of the campaign.',
    example:
      'Anti-Tank 3/2 at a Panzer III 2 tiles away on open ground: 6 + 0 + 2 = 8, three dice, 66%. At a building with resilience 8, 1 tile away: 8 + 1 = 9, two dice, 36%.',
  },
  demolish: {
    text: 'Choose an enemy tank, a building or a tunnel within the range bracket. The card has two numbers: dice against a tank, and dice against a building or tunnel. Cover and smoke don’t count; range does. If you hit, the tank takes a casualty, the building is damaged or destroyed, or the tunnel is gone for the rest of the campaign.',
    example:
      'Demolish 1/3 [0–1] at a T-34 on the next tile: 7 + 1 = 8, one die, 30%. At the building the Engineers are in, resilience 8: 8 + 0 = 8, three dice, 66%.',
  },
  bombard: {
    text: 'Choose a tile, within the range bracket if the card has one. Roll against any building or tunnel there and every infantry unit on the tile, including your own, each separately and in any order. The card has two numbers: dice against each infantry unit, and dice against a building or tunnel. Range doesn’t count; cover and smoke do, and units in a building get its higher cover. Each unit that’s hit takes a casualty. If the building is damaged or destroyed first, those inside have only the cover that’s left. Tanks aren’t affected.',
    example:
      'Bombard 3/4 at a building (cover 3, resilience 8) with Riflemen inside: 4 dice against 8 (76%), then 3 dice against 4 + 3 = 7 (78%). If the building has just been damaged, it’s 4 + 2 = 6 (88%).',
  },
  defence: {
    text: 'Total defence is what a die has to reach: base defence, plus the cover of the tile, plus range, plus 2 in smoke. Base defence is the number on the counter; a tank uses its armour. In a building, the higher cover counts against fire from other tiles and the lower against fire from inside. On a fortified tile, the higher cover counts if the target’s side controls the tile. Demolish ignores cover and smoke, Bombard ignores range, and mines ignore everything but the base. A building’s total defence is its resilience plus range, and a tunnel’s is 7 plus range; neither gets any cover.',
    example:
      'Riflemen (4) in a building with cover 1/3. From 2 tiles away: 4 + 3 + 2 = 9. From inside: 4 + 1 + 0 = 5.',
  },
  range: {
    text: 'Range is the number of steps from the attacker’s tile to the target’s; on the same tile it’s 0. Tiles are neighbours if they share part of an edge. Every other row is shifted by half a tile, so a tile that isn’t on the edge of the map has six neighbours. There’s no line of sight: nothing in between blocks fire. Tunnels don’t shorten the range. Each step adds 1 to the target’s defence, except against Bombard.',
    example: 'From 504 to 404: range 1. From 504 to 505: range 1. From 403 to 505: range 2.',
  },
  'range-brackets': {
    text: 'A bracket after an action says how far away its target may be. [0–2] means at most 2 tiles away; [0–0] only the unit’s own tile; [1–…] at least 1 tile away, with no upper limit. Without a bracket the action reaches the whole map. Range still adds to the target’s defence.',
    example:
      'Attack 3 [0–1] reaches the unit’s own tile and the tiles next to it. The Infantry Gun’s Bombard 2/2 [2–…] cannot hit a tile next to the gun.',
  },
  'upgraded-actions': {
    text: 'An asterisk marks an upgraded action: either a stronger version of a normal soldier’s action or one that a normal soldier doesn’t have. You play it like any other action, with one exception: Inspire cannot use it, not even as part of Assault or Attack and Stalk. Exert can. Only upgraded soldiers’ cards have such actions.',
    example:
      'An upgraded Rifleman has Move 1, Attack 2* and Control. If a Squad Leader inspires the card, it may Move or Control, but not Attack.',
  },
  buildings: {
    text: 'A tile with three numbers, such as 1/3/8, is a building: cover 1 from inside, cover 3 against fire from other tiles, resilience 8. Anti-Tank, Demolish and Bombard can hit it. The first hit damages it: cover from outside drops by 1, resilience by 2. The second destroys it: only the lower cover is left, tanks can enter, and it cannot be hit again. The damage lasts for the rest of the campaign.',
    example:
      'A building 1/3/8 is hit: it’s now 1/2/6. Riflemen inside, fired at from the next tile, had 4 + 3 + 1 = 8 and now have 4 + 2 + 1 = 7. After another hit they have 4 + 1 + 1 = 6.',
  },
  works: {
    text: 'In some battles, certain tiles are fortified from the start. A fortified tile has two cover values, such as 1+3: the higher protects units of the side that controls the tile, the lower everyone else. It doesn’t matter where the attacker is. Fortifications last for the rest of the campaign.',
    example:
      'Riflemen (4) on a fortified tile 1+3 are fired at from 2 tiles away. If their side controls the tile: 4 + 3 + 2 = 9. If their side has only scouted it: 4 + 1 + 2 = 7.',
  },
  tunnels: {
    text: 'All tiles with a tunnel are neighbours for movement, however far apart. Tanks cannot use tunnels, units aren’t driven off through them, and they don’t shorten the range. The usual rules of the action still apply: to Move, you need a marker on the other tile. Anti-Tank and Demolish can hit a tunnel (7 plus range); Bombard rolls against the tunnel on the chosen tile (7). A tunnel that’s hit is gone for the rest of the campaign.',
    example:
      'There are tunnels on 203 and 506. Your Riflemen on 203 use Move 1 and come up on 506, where you have a marker. Demolish 1/3 on its own tile: 7 + 0 = 7, three dice, 78%.',
  },
  tanks: {
    text: 'A tank has armour in place of base defence: 7 for the T-34, 6 for the Panzer III. Only Anti-Tank, Demolish and anti-tank mines can hit it. It cannot be suppressed, and fields of fire, Grenades and Bombard don’t affect it. It cannot enter impassable ground (standing buildings, the gully, the bank of the Volga) or use tunnels. It enters the map with any of your Riflemen that aren’t on impassable ground. When it’s hit, it takes casualties and is routed like any other unit. Exert cannot choose a tank’s card.',
    example:
      'A Panzer III (6) on a tile with cover 1, 2 tiles from an Anti-Tank Gun: 6 + 1 + 2 = 9. Three dice hit in 49% of cases.',
  },
  dice: {
    text: 'The dice have ten sides, 0 to 9. Roll as many as the action says. You hit if at least one die shows the total defence or more. A 0 always hits, even at a total defence of 10 or more. Further hits change nothing.',
    example:
      'Total defence 7: a die hits on 7, 8, 9 and 0, so in 40% of cases. Two dice hit in 64%, three in 78%, four in 87%.',
  },
  casualties: {
    text: 'A unit that’s hit loses one card. Its owner must look for one of the unit’s cards in this order: play area, hand, discard pile and finally the deck, which is then shuffled. The card comes from the first place where there is one; if there are several there, the owner chooses which to lose. The card goes to the casualties pile and is out of the battle. Cards in the supply are never taken. If the unit has no card in any of the four, it’s routed instead. Everyone sees how many cards you lose and where from; only you see which, unless the card was face up. You have cards in your play area only during your own turn, so your play area matters only for mines and your own bombardments.',
    example:
      'Your Riflemen A are hit on the enemy’s turn. You have no Rifleman A in hand, two in the discard pile and one in the deck. You choose one of the two; the one in the deck is safe.',
  },
  rout: {
    text: 'If a unit is hit and none of its cards is left in its owner’s play area, hand, discard pile or deck, it’s routed. The side that hit it may drive it to a neighbouring tile with its owner’s marker; a suppressed unit that’s driven off becomes ready. Each further hit allows another such move and does nothing else. A routed unit stays on the map, cannot act and doesn’t protect control of its tile. Taking one of its cards with Bolster or Bring Up ends the rout at once. The Anti-Tank Gun cannot be driven off, and a tank cannot be driven onto impassable ground.',
    example:
      'Your only two Machine Gunner B cards are in the supply, and the unit on 505 is hit: it’s routed. The enemy drives it to 404, where you have a marker. You bolster one of its cards, and it’s back in the fight on 404.',
  },
  tasks: {
    text: 'Each side has a task, shown beside the map. You win the moment you accomplish it. There are five kinds: control objectives worth X; rout the named units, or X units, at the same time; gain X victory points; control a tile with X victory points on it; bring the named units, not routed, together onto a tile with an escape or task marker. “And” means that you have to do every part, “or” that any one will do; with “and/or”, the parts add up in any combination. If both sides accomplish their tasks at once, the side whose turn it is wins.',
    example:
      'The task asks for 6 in all, from objectives and/or routed units. Objectives worth 4 and 2 routed enemy units make 4 + 2 = 6: you win.',
  },
  objectives: {
    text: 'An objective counts for the side that controls its tile, even if that side has no unit there. It changes hands when the other side takes control. A tile that you’ve only scouted gives you nothing. If your task is to control objectives worth X, you win the moment their values add up to X or more.',
    example:
      'Your task: objectives worth 4. You control tiles worth 2 and 1, together 3. Your Riflemen take control of a third, worth 1: 2 + 1 + 1 = 4, and you win.',
  },
  'victory-points': {
    text: 'Some battles give victory points, and the battle’s page says what for: buildings damaged or destroyed, tunnels destroyed, enemy casualties, or a tile controlled at the end of a round. These points stay with you. In other battles, a point is placed on a tile at the end of each round; such points count for the side that controls the tile. Each marker is worth 1, and there are 14. Once they’ve all been given out, nobody gains any more. Casualties you cause among your own men give no points.',
    example:
      'Each building damaged or destroyed gives 1 point, and you need 4. You damage two buildings and destroy one of them: 1 + 1 + 1 = 3. One more hit on a building wins.',
  },
  'sealed-orders': {
    text: 'In some battles a side has a sealed order: a second task that only that side can read. You win the moment you accomplish your task or your sealed order; you needn’t do both. Your opponent isn’t told whether you have one. The order is revealed only if it wins the battle.',
    example:
      'Your open task is to control objectives worth 7; your sealed order is to rout two named units at the same time. You rout the second while the first is still routed: you win.',
  },
  'total-rout': {
    text: 'You win at once if all enemy Riflemen on the map are routed. If a battle rules this out, it says so beside the tasks. Riflemen that aren’t on the map don’t count. Suppressed Riflemen aren’t routed.',
    example:
      'The enemy has Riflemen A and B on the map. Riflemen A are routed. You hit Riflemen B, which have no cards left to lose: both are routed, and you win.',
  },
  withdrawal: {
    text: 'At the start of your turn, before you play a card, you may withdraw. The enemy wins the battle at once, but you take no more casualties, so you may lose fewer soldiers for good. The set-up can rule out withdrawal.',
    example:
      'You have 8 casualties, which will cost you 2 soldiers for good. Two more would make 10 and cost you 3 soldiers. You withdraw.',
  },
  'resign-and-draw': {
    text: 'The rulebook allows only withdrawal, which ends one battle. Here you may also resign at any time, and the players may agree to a draw. In a campaign, either of these ends the whole campaign: to give up just the battle, withdraw. A battle that’s still undecided after 100 rounds goes to the side whose objectives are worth more, then to the side with fewer casualties, then to the side that didn’t start with the initiative.',
    example:
      'After round 100 both sides control objectives worth 3. You have 4 casualties, the enemy 6: you win the battle.',
  },
  'public-information': {
    text: 'Both sides see the map with all counters and markers, both supplies, the cards in the play areas, and how many cards each hand, deck, discard pile and casualties pile holds. The set-up decides whether discard piles may be looked through. Hands, the order of the decks, the cards in the enemy’s casualties pile and sealed orders are hidden. In a campaign, each side also has its own book, with its stories, platoon, losses and upgrades; the other side can read it only when the campaign is over.',
    example:
      'The enemy has 5 cards in the casualties pile. You know that 2 of them were Riflemen A, because you hit that unit twice, but not which men they were.',
  },
  losses: {
    text: 'After a battle each side counts its casualties pile, shuffles it and draws as many cards from it as the table says. These soldiers are gone for the rest of the campaign. A reservist who is drawn goes back, and another card is drawn; if only reservists are left, fewer soldiers are lost. Riflemen, Scouts and Machine Gunners of squads A and B are replaced by reservists; other soldiers aren’t replaced. If a unit has no soldiers left, its counter is still set up in later battles. The unit cannot act, but while it isn’t routed and is on a tile that its side controls, the enemy cannot take control of that tile. The first hit routs it.',
    example:
      'Your casualties pile holds 6 cards: 2 are drawn. The first is a reservist and goes back; the next are Rifleman A and Squad Leader B. The Rifleman is replaced, the Squad Leader isn’t.',
  },
  reservists: {
    text: 'A Rifleman, Scout or Machine Gunner of squad A or B who’s lost for good is replaced by the reservist with the same number. If there’s no such reservist, or that one has already joined you, you choose another of the same kind in that squad before you make up your deck; your opponent sees neither your choice nor that you have one to make. So each squad keeps five Riflemen, three Scouts and three Machine Gunners. Reservists have a lower initiative and weaker or fewer actions. They cannot be upgraded, and they’re never lost for good.',
    example:
      'Soviet Machine Gunner 20 falls, and reservist 20 takes over, with initiative 2 instead of 3, Attack 1 instead of 2 and Suppress 3 instead of 4.',
  },
  'card-levels': {
    text: 'Every troop card has one of three levels. Normal soldiers have the actions of their kind; they can be upgraded and can be lost for good. Reservists are weaker and have no name; they can be neither upgraded nor lost for good. Upgraded soldiers have a higher initiative and a stronger or new action, marked with an asterisk; they cannot be upgraded again, but they can be lost for good. Command cards have no levels.',
    example:
      'A normal Scout has initiative 6 and Scout 2. A reservist may have initiative 5 and Scout 1, an upgraded Scout initiative 8 and Scout 3*.',
  },
  upgrades: {
    text: 'After most battles each side upgrades two soldiers. All its cards outside the supply are shuffled together: play area, hand, deck, discard pile and what’s left of the casualties pile. Cards are drawn until two normal troop cards have come up; upgraded cards, reservists, command cards and Fog of War are passed over. Each of the two is replaced, for the rest of the campaign, by the upgraded card with the same number: the same soldier. If there aren’t two, fewer soldiers are upgraded. If the number to upgrade isn’t two, the battle’s page says so; after the last battle, nobody is upgraded.',
    example:
      'You ended the battle with 14 cards outside the supply. Drawn: Fog of War (passed over), Rifleman A, a reservist (passed over), Scout B. Rifleman A and Scout B are upgraded.',
  },
  merging: {
    text: 'When the story says so, squad C joins squad A or B; its player chooses which. C’s Riflemen, Scouts and Machine Gunners replace that squad’s reservists, starting with C’s upgraded soldiers; the squad still has five Riflemen, three Scouts and three Machine Gunners. From then on, the newcomers belong to that squad for every action with a letter and use its counters. Any soldiers left over stay behind, as do C’s leader and engineers. If one of C’s soldiers is lost for good, you choose any free reservist from the new squad.',
    example:
      'Squad A has 2 reservists among its five Riflemen, and C has four Riflemen. C joins A: two of the four take the reservists’ places, the other two stay behind.',
  },
  deck: {
    text: 'The battle’s page says which kinds of soldier are in your supply and how many of each start in your deck. You choose which soldiers those are; the rest stay in the supply. The default deck has nine cards: Platoon Sergeant, Squad Leaders A and B, a Rifleman A and B, a Scout A and B, and 2 Fog of War. Most battles add a few. If you have too few soldiers of a kind, their places stay empty.',
    example:
      'The deck takes one Rifleman A. Take an upgraded one to fight well from the start, or a reservist, who cannot be lost for good.',
  },
  campaign: {
    text: 'A campaign has up to fifteen battles. Its state has a code: the number is the battle, and the letter shows how far ahead a side is. The winner of a battle takes the areas it was fought for, and the next code depends on who won. Losses, upgrades, damaged buildings, destroyed tunnels and fortifications carry over. A side that holds all twelve areas wins the campaign outright; otherwise the last battle decides it.',
    example:
      'You’re at 1a, fighting for 9 January Square. If the Soviets win, they take it and the campaign goes on at 2a; if the Germans win, it goes on at 2b.',
  },
};
