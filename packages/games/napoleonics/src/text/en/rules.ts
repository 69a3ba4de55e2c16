import type { RuleTexts } from '@bivouac/text';
import type { NapoleonicsRuleId } from '../rule-sources.ts';

/** Each entry stands on its own: who, how far or how many, under which condition, with which exception. */
export const rules: RuleTexts<NapoleonicsRuleId> = {
  turn: {
    text: 'Your turn has five phases: play one command card; name every unit and leader it orders; move the ordered pieces one at a time; battle with the ordered units one at a time; draw a card. All moves are over before the first battle, and each battle, with everything that follows from it, is over before the next one begins.',
    example:
      'You play Probe Centre and order two line infantry units. Both move one hex. The first one fires, then the second attacks in melee. You draw a card, and it’s your opponent’s turn.',
  },
  victory: {
    text: 'You win the moment you have as many banners as the scenario requires of your side, even during your opponent’s turn. You win a banner for each enemy unit whose last block you remove and for each enemy leader killed. In some scenarios, ground is worth banners too: you take them at the start of your own turn if your units hold all of that ground, and lose them the moment your units no longer do. A leader alone doesn’t hold ground.',
    example:
      'You need five banners. You have destroyed three units and killed a leader, which makes four. At the start of your turn, one of your units is on a hill worth a banner: that makes five, and you win.',
  },
  'command-card': {
    text: 'Play one card from your hand, face up. A section card orders units or leaders in the sections it shows: your left flank, the centre or your right flank, as you see the field from your side. A tactic card says which units or leaders it orders, anywhere on the field. You may play a card even if there is nothing it can order; you then go straight to drawing a card.',
    example:
      'Attack Right Flank orders up to three units or leaders on your right. You may play it even if you have none there: your turn is over as soon as you have drawn a new card.',
  },
  orders: {
    text: 'Only units and leaders with an order may move or battle. Each gets at most one order a turn and doesn’t have to use it. An order to a unit also moves the leader attached to it. A hex cut by a dotted line belongs to two sections, and an order given there may count towards either. Orders that you don’t give are lost.',
    example:
      'Attack Centre gives three orders. You have two units in the centre and one on the dotted line between the centre and the left flank. You may order all three: the one on the line counts as being in the centre.',
  },
  command: {
    text: 'Your command is the number of cards in your hand, including the card you have just played. Cards on your square track don’t count. An Assault gives as many orders as your command; Elan and Rally give that many dice. When an Assault orders a square to dissolve, the square’s card returns to your hand and you have one more order at once.',
    example:
      'You have five cards in hand and a sixth on your square track, and you play Assault Centre: five orders. With one of them you dissolve the square. Its card comes back, so you may give six orders in all.',
  },
  movement: {
    text: 'Each ordered unit may move once, from hex to neighbouring hex. Line infantry, grenadiers, guard grenadiers, the Old Guard and militia move one hex and may battle. Light infantry, rifles, the Young Guard and horse artillery may battle after moving one hex, but not after moving two. Light cavalry moves up to three hexes and other cavalry up to two, and both may battle. Foot artillery moves one hex or battles, not both. A unit cannot enter a hex with another unit or an enemy leader. A unit without a leader may enter the hex of a lone friendly leader; it stops there and the leader is attached to it. Squares don’t move. Units may leave the field only where the scenario says so.',
    example:
      'French light cavalry may ride three hexes over open ground and attack. If the second hex is forest, the cavalry has to stop there and cannot battle this turn.',
  },
  units: {
    text: 'What a unit can do depends on its nation and its type; the tables list every unit of each nation. Blocks is the unit’s size at the start. Move is its longest move; the number after the slash is the longest move after which it may still battle. Range is counted in hexes. The bonuses for fire and melee are added to the dice for blocks. Flags is how many flags the unit may ignore because of its type. Nassau, Hanoverian and Dutch units use the Portuguese table.',
    example:
      'British line infantry has four blocks and +1 for fire if it hasn’t moved: it rolls 5 dice. After a move it counts half its blocks and has no bonus: 2 dice.',
  },
  'dice-table': {
    text: 'The table shows how many dice a unit rolls for the blocks it has left, before cards and terrain: the first number is for a unit at full strength, the last for its last block. Fire after a move counts half the blocks, rounded up, but rounded down for rifles and the Portuguese. For artillery, distance counts instead of blocks; see Artillery.',
    example:
      'British rifles that have two blocks left and have moved count 2 ÷ 2 = 1 block and add 1 for their type: 2 dice. With three blocks, the half is rounded down, so they still roll 2.',
  },
  die: {
    text: 'A battle die has six faces: two show infantry, and one each shows cavalry, artillery, a flag and crossed sabres. So a die hits infantry on two faces in six at range and three in six in melee; it hits cavalry or artillery on one face in six at range and two in six in melee. A flag comes up on one face in six.',
    example:
      'Three dice in melee against cavalry show cavalry, sabres and infantry: two hits. The same dice fired from two hexes away would score one hit.',
  },
  leaders: {
    text: 'A leader on a friendly unit’s hex is attached to that unit, and both act on the unit’s order. A leader adds no dice but lets the unit ignore one flag. A card with the bicorne (every section card, Elan, Leadership and La Grande Manoeuvre) may order a leader to move alone. The leader then moves up to three hexes, through friendly units and leaders but not through enemies, and cannot end on another leader’s hex. A leader moves once a turn. A unit gets no order when a leader moves to join it, and it can no longer move this turn; if it has an order of its own, it may battle from its hex. A leader cannot leave a square.',
    example:
      'Attack Centre orders grenadiers, their leader and heavy cavalry. The cavalry moves first, up to the enemy. The leader rides three hexes and joins it. Then the grenadiers move. Had the leader joined first, the cavalry would have had to fight from where it was.',
  },
  battle: {
    text: 'Each ordered unit may battle once a turn, at range or in melee, against one target. It cannot divide its dice among targets. Fight your battles in any order you like, but finish each one, with its losses, retreats, advance and battle back, before you begin the next. No unit has to battle. Leaders don’t battle. Cavalry that has won a melee may be allowed a bonus melee.',
    example:
      'A unit with four blocks is between two enemies. It may attack one of them with four dice, but not each of them with two.',
  },
  ranged: {
    text: 'Infantry and artillery may fire at an enemy unit in line of sight that is two or more hexes away and within range: two hexes for infantry, three for rifles, four for horse artillery, five for foot artillery. A unit with an enemy unit next to it cannot fire at all. Infantry rolls one die per block; if it has moved this turn, it rolls one for every two blocks, rounded up, but rounded down for rifles and the Portuguese. Add the bonuses for the unit’s type and the card, then subtract what the terrain costs. Only the symbol of the target’s class hits; sabres miss, and each flag drives the target back. The target never fires back. A leader alone cannot be fired at.',
    example:
      'French light infantry with four blocks that hasn’t moved rolls 4 + 1 = 5 dice at an enemy two hexes away. With three blocks, after a move, it counts two and adds one: 3 dice.',
  },
  artillery: {
    text: 'Artillery rolls by distance, not by blocks; the table has the numbers. Foot artillery fires up to five hexes, horse artillery four. Foot artillery that has moved cannot battle this turn. Horse artillery that has moved one hex may battle and fires up to three hexes; after two hexes it cannot battle. A battery’s last block has a row of its own, and horse artillery with one block cannot move and battle in the same turn. Guard artillery rolls one more die in melee. Artillery never takes ground.',
    example:
      'Foot artillery with three blocks rolls 2 dice at a target three hexes away and 4 in melee. With one block left, it would roll 1 and 3. Horse artillery with three blocks rolls 1 die at three hexes.',
  },
  'line-of-sight': {
    text: 'Draw a straight line from the centre of the shooter’s hex to the centre of the target’s hex. It is blocked if it crosses a hex with a unit or leader of either side, forest, a town or windmill, or a rugged hill. A hill blocks it too, unless the shooter and the target are both on hills. The target’s own hex never blocks. Where the line runs exactly between two hexes, it is blocked only if both of them block; the map edge counts as a blocking hex. Artillery on a hill sees over friendly units and leaders on a lower hex next to it. Rivers, fords, bridges, quarries and fieldworks don’t block.',
    example:
      'Your infantry fires at a unit two hexes away and the line runs between two hexes. One of them is forest, the other open and empty: you may fire. If there were a unit on the second hex, you couldn’t.',
  },
  melee: {
    text: 'A unit may attack an enemy unit, or an enemy leader alone, on a neighbouring hex. Artillery may first join the attack (Combined arms). Then the defender may choose one reaction: play First Strike, form infantry into square against cavalry, or retire cavalry from infantry. Infantry and cavalry roll one die per block, whether they have moved or not; foot artillery rolls four dice and horse artillery three, or one fewer with its last block. Add the bonuses for the unit’s type and the card, then subtract what the terrain costs. The symbol of the target’s class hits, and so do crossed sabres, unless rifles or militia roll them. Hits come first, then flags. An emptied hex may be taken; a defender that has held its hex may battle back.',
    example:
      'French heavy cavalry with four blocks attacks line infantry on a hill: 4 blocks + 1 heavy cavalry − 1 hill = 4 dice. They show infantry, sabres, artillery and a flag: the infantry loses two blocks and goes back one hex.',
  },
  hits: {
    text: 'Count the hits before the flags. The symbol of the target’s class always hits. In melee, crossed sabres hit any target, unless rifles or militia roll them; at range they miss. A leader alone is hit by sabres only, whichever unit rolls them. Each hit takes one block, and hits beyond the last block are lost. When the last block goes, the unit is destroyed and you win a banner. If a unit with a leader has lost blocks, make a leader casualty check. Then each flag drives the unit back.',
    example:
      'Five dice fired at infantry show infantry, infantry, cavalry, sabres and a flag: two blocks lost and one hex of retreat. In melee, the sabres would take a third block.',
  },
  'battle-back': {
    text: 'A unit that was attacked in melee and hasn’t left its hex may battle back once against the attacker. It rolls one die for each block it has left, plus its type, minus terrain, without any card bonus. Its owner may decline. A unit that retreated or retired doesn’t battle back, even if it is still next to the attacker; nor does a square that has already struck first at cavalry. A unit that could not retreat and lost blocks instead may battle back. There is no reaction to a battle back, no battle back against it, and no ground is taken after it. A unit attacked several times may battle back each time.',
    example:
      'British light infantry holds its hex with three blocks against line infantry that attacked out of a ford. It battles back into the ford: 3 blocks − 1 ford = 2 dice.',
  },
  'leader-check': {
    text: 'When a unit with an attached leader loses blocks, whether to fire, in melee or because it cannot retreat, make a leader casualty check. Roll two dice: if both show sabres, the leader is killed. If the unit has lost its last block, roll one die instead: sabres kill the leader. One roll of battle dice causes at most one check. The enemy wins a banner for a leader killed. A leader who outlives the unit must retreat one to three hexes.',
    example:
      'Infantry with a leader loses two blocks. The check shows sabres and a flag: the leader is unhurt, since both dice would have to show sabres. Later the infantry loses its last block and one die shows cavalry: the leader lives and retreats.',
  },
  retreat: {
    text: 'After the losses, each flag that isn’t ignored drives a unit one hex towards its own edge of the field, or three hexes if it is militia. Where two hexes lead there, the owner chooses; a retreat never goes sideways or forward. Terrain doesn’t slow a retreat, but rivers and rugged hills stop it, as do quarries for artillery. A retreating unit cannot enter a hex with a unit or an enemy leader, nor leave the field, unless the scenario has an exit there. Each hex that it cannot retreat costs one block. An attached leader goes along. If a unit without a leader enters the hex of a lone friendly leader, the leader joins it and the retreat ends. A square doesn’t move: it loses a block for each hex instead.',
    example:
      'One flag drives militia back three hexes, but the edge of the field is only two hexes away: the militia goes back two hexes and loses one block.',
  },
  morale: {
    text: 'A unit’s owner may ignore as many flags as these add up to. One for an attached leader. One if at least two friendly units or lone leaders are next to the unit; a square gives such support but gets none. One for infantry and artillery if the attack came through their fieldworks. By type, one for French and British grenadiers, cuirassiers and the Young Guard, and two for the Old Guard, guard grenadiers, guard cavalry and guard artillery. The owner may ignore fewer. Flags that a square rolls against cavalry cannot be ignored.',
    example:
      'French grenadiers with a leader and two friendly units next to them take four flags. They may ignore 1 + 1 + 1 = 3 and go back one hex.',
  },
  'leader-retreat': {
    text: 'A leader whose unit was destroyed, or who was attacked alone and not hit, must retreat one to three hexes towards the leader’s own edge of the field. The owner chooses how far and which way. The leader may pass friendly units and leaders, and may stop on an empty hex or with a friendly unit that has no leader. Terrain doesn’t slow a leader, but rivers and rugged hills are closed. From the row at the edge, a leader may leave the field; that gives the enemy no banner, but the leader doesn’t come back. To pass an enemy unit, a leader must attempt an escape. A leader who has nowhere to stop is lost, and the enemy wins a banner.',
    example:
      'A leader in the second row from the edge has to retreat: one hex, to the last row, or two, which takes the leader off the field. Neither gives the enemy a banner.',
  },
  escape: {
    text: 'A retreating leader may try to pass an enemy unit in the way. That unit rolls its usual melee dice for blocks and type (a square rolls one die), without terrain or cards. Any sabres kill the leader and win a banner; nothing else counts. If none come up, the leader goes on, at most three hexes in all. Two enemy units may be passed one after the other, with a roll for each. If the third hex holds an enemy too, the leader is lost without a roll. A lone enemy leader may be passed without a roll.',
    example:
      'A leader retreats through British heavy cavalry with three blocks: 3 + 1 = 4 dice. They show two flags and two infantry, no sabres. On the third hex, the leader joins a friendly unit.',
  },
  'lone-leader': {
    text: 'A leader alone on a hex can be attacked in melee only, never by fire, and artillery cannot join the attack. The attacker rolls its usual dice minus terrain. One die with sabres is enough to kill, even if rifles or militia roll it; nothing else counts. A leader who isn’t hit must retreat one to three hexes. Either way, the attacker may take the hex. A leader alone doesn’t battle back, and doesn’t keep enemy units next to the hex from firing elsewhere.',
    example:
      'Militia with two blocks attacks a leader in the open: 2 dice. If they show infantry and sabres, the leader is killed and you win a banner. If they show two flags, the leader must retreat.',
  },
  'taking-ground': {
    text: 'Infantry that has destroyed its target in melee, driven it off its hex or made cavalry retire may move into the empty hex. It doesn’t have to. Infantry in square doesn’t take ground, and neither does artillery. No ground is taken after fire, after a battle back or by a unit that used First Strike.',
    example:
      'Your line infantry drives militia out of a village with one flag. It may move into the village at once; that doesn’t count as its move for the turn.',
  },
  breakthrough: {
    text: 'Cavalry that has destroyed its target in melee or driven it off the hex may move into the empty hex, and from there one hex further in any direction, even back. Both moves are optional, but the second needs the first. If the first hex has terrain that stops a move, or the cavalry crosses fieldworks to enter it, the cavalry stops there. There is no breakthrough after a battle back or for a unit that used First Strike.',
    example:
      'Light cavalry destroys a battery in the open. It enters the battery’s hex and rides one hex further, next to a lone leader. Had the battery been in a forest, the cavalry would have had to stop there.',
  },
  'bonus-melee': {
    text: 'Cavalry that has moved into the emptied hex may make one more melee attack, on any enemy next to it, whether it rode on or not. A unit has one bonus melee a turn. It is a full melee, with terrain, reactions, battle back and any artillery that joins. Cavalry that has entered a forest, town or windmill in its breakthrough cannot attack from it. After a second victory, the cavalry may move into the emptied hex but may neither ride on nor attack again.',
    example:
      'In a Cavalry Charge, heavy cavalry with three blocks destroys a unit and enters its hex. It attacks the next one in the open with 3 blocks + 1 heavy cavalry + 1 card = 5 dice. Under Give Them the Cold Steel, the second attack would have no bonus from the card.',
  },
  'end-of-turn': {
    text: 'At the end of your turn, the card you played goes to the discards and you draw one card. After a Scout, you draw two, keep one and discard the other. If your opponent played First Strike during your turn, they draw a card before you do. When the deck is empty, the discards are shuffled into a new one. At the end of a turn with Elan, the deck and the discards are shuffled together before either player draws.',
    example:
      'You played Scout Left Flank. At the end of your turn, you draw Forward and Probe Right Flank, keep Forward and discard the Probe.',
  },
  'retire-and-reform': {
    text: 'Cavalry attacked in melee by infantry, with or without artillery, may retire instead of fighting. It must be able to go two hexes towards its own edge of the field. First the attacker rolls all its dice, but only cavalry symbols hit; sabres and flags do nothing. If cavalry with a leader loses blocks, make a leader casualty check. Surviving cavalry goes back two hexes, or one if a lone friendly leader is on the first, and doesn’t battle back. The infantry may take the empty hex. Cavalry cannot retire from cavalry, from artillery or from a battle back.',
    example:
      'British line infantry with four blocks attacks French cavalry, which retires. Four dice show cavalry, infantry, sabres and a flag: the cavalry loses one block and goes back two hexes.',
  },
  square: {
    text: 'Infantry attacked in melee by cavalry may form square if its owner has at least three cards in hand and one of the four places on the square track is free, but not in a town or windmill, on a ford or on fieldworks. The attacking player takes a card from that hand at random and puts it face down on the track. The square strikes first with one die. A flag on it cannot be ignored and drives the cavalry off. If the cavalry is still there, it attacks with one die, whatever its blocks, type and card; terrain may take away even that die, but artillery that joins keeps its own dice. A square rolls one die in every fight. It may fire and attack when ordered, but it doesn’t move or take ground. It gets no support from its neighbours, and loses a block for each hex that it would have to retreat. Infantry and artillery fight a square as usual.',
    example:
      'Cuirassiers with four blocks would roll 5 dice against line infantry. The infantry forms square and a card leaves its owner’s hand. The square’s die shows a flag: the cuirassiers go back one hex and don’t attack. Had the square missed, they would have rolled 1 die.',
  },
  'leaving-square': {
    text: 'While you give orders, you may dissolve a square that has an order, unless enemy cavalry is next to it. Its card returns from the track to your hand. The unit then moves and battles as usual; dissolving isn’t a move, so the unit fires with all its blocks if it stays where it is. Its leader may then be ordered to leave it, by a separate order, but not by Leadership. When a square is destroyed, its card returns too.',
    example:
      'Probe Centre orders a square of British line infantry with four blocks. The square dissolves, and the infantry doesn’t move and fires with 4 + 1 = 5 dice. In square, it would have rolled 1.',
  },
  'combined-arms': {
    text: 'When infantry or cavalry attacks an enemy unit in melee, ordered artillery that could battle the same target may add its dice. Count each unit’s dice by its own distance, card and terrain, then roll them all together. Sabres hit on all dice, unless rifles or militia lead the attack. Artillery that joins has used its battle for the turn. It needs range and line of sight, and cannot fire over friendly pieces in a combined attack, even from a hill. Any battle back is against the infantry or cavalry. If a square or First Strike destroys that unit or drives it off before it strikes, the artillery’s dice are lost.',
    example:
      'French line infantry with three blocks attacks infantry in the open: 3 + 1 = 4 dice. Horse artillery with three blocks joins from three hexes away: 1 more die, 5 in all. If cavalry attacked a square with this support, it would be 1 + 1 = 2.',
  },
  terrain: {
    text: 'Terrain stops moves, costs dice and blocks sight. The table says how many dice infantry, cavalry and artillery lose when they attack a target on this terrain and when they attack from it. The losses for attacking out of one terrain and into another add up, except from hill to hill and through fieldworks. The number of dice never falls below zero.',
    example:
      'British line infantry in a ford attacks a unit in another ford in melee: one die less for each ford, so four blocks roll 4 − 1 − 1 = 2 dice.',
  },
  forest: {
    text: 'A unit or leader that enters a forest must stop. Only light infantry, rifles and the Young Guard may battle on the turn they enter. Against a target in a forest, infantry and artillery lose one die, and cavalry two. Attacking out of a forest, cavalry loses two dice, artillery one and infantry none. Forest blocks the line of sight. Infantry may form square.',
    example:
      'French line infantry with four blocks attacks infantry in a forest: 4 + 1 − 1 = 4 dice. Heavy cavalry with four blocks would roll 4 + 1 − 2 = 3.',
  },
  hill: {
    text: 'A hill doesn’t slow a move. Against a target on a hill, infantry and cavalry on lower ground lose one die, and artillery none. Attacking down from a hill costs cavalry one die, and other units none. From hill to hill, only infantry fire loses a die. A hill blocks the line of sight to what is behind it, but not between two hills. Artillery on a hill may fire over friendly pieces on a lower hex next to it, except in a combined attack. Infantry may form square.',
    example:
      'British light infantry with five blocks fires up a hill without having moved: 5 + 1 − 1 = 5 dice. In melee from one hill to the next, it loses nothing: 5 dice.',
  },
  'rugged-hill': {
    text: 'No unit or leader may enter a rugged hill, even in retreat. A rugged hill blocks the line of sight.',
    example:
      'A unit takes one flag. Of the two hexes behind it, one is a rugged hill and the other holds a friendly unit: it stays where it is and loses one block.',
  },
  town: {
    text: 'Towns and windmills are buildings. A unit or leader that enters must stop and cannot battle that turn. Against a target in buildings, infantry loses two dice, cavalry three and artillery one. Attacking out of buildings, cavalry loses three dice, artillery one and infantry none. Cavalry Charge adds no dice into or out of buildings. Buildings block the line of sight. Infantry cannot form square.',
    example:
      'Foot artillery with three blocks fires at a town three hexes away: 2 − 1 = 1 die. French line infantry with four blocks attacks infantry in the town: 4 + 1 − 2 = 3.',
  },
  'field-works': {
    text: 'Fieldworks protect three sides of a hex. An attack through them, by fire or in melee, costs infantry one die, cavalry two and artillery none, and no other ground counts, neither the target’s nor the attacker’s own. Cavalry that attacks out over its own fieldworks loses two dice and nothing else; infantry and artillery lose none for that or for the ground they are on. Infantry and artillery may ignore one flag from an attack that came through their fieldworks. Fire through a corner counts as coming through them if both sides of the corner are protected. Crossing fieldworks in either direction ends a move. Fieldworks don’t block the line of sight. Infantry on fieldworks cannot form square, wherever the attack comes from.',
    example:
      'British line infantry with four blocks attacks from a ford through the fieldworks of a redoubt: 4 − 1 = 3 dice. The ford, which usually costs a die, doesn’t count.',
  },
  river: {
    text: 'No unit or leader may enter a river hex, even in retreat, except by a bridge or ford. A river doesn’t block the line of sight.',
    example:
      'A unit takes two flags, but right behind it is a river with no bridge: it stays where it is and loses two blocks.',
  },
  ford: {
    text: 'Streams count as fords. A unit or leader that enters a ford must stop; units may still battle. A melee against a target in a ford costs any attacker one die; firing at it costs none. Any attack out of a ford, by fire or in melee, costs one die. A ford doesn’t block the line of sight. Infantry cannot form square.',
    example:
      'French line infantry with four blocks attacks out of a ford against infantry in the open: 4 + 1 − 1 = 4 dice. If the enemy is in a ford too, it rolls 3.',
  },
  bridge: {
    text: 'A bridge is like open ground: it doesn’t stop a move, costs no dice and doesn’t block the line of sight. Infantry may form square.',
    example:
      'Light cavalry crosses a bridge on the second of its three hexes and attacks with all its dice.',
  },
  quarry: {
    text: 'A unit or leader that enters a sand quarry must stop; units may still battle. Artillery cannot enter, even in retreat. Against a target in a quarry, infantry loses one die in melee and none at range, cavalry two and artillery one. Attacking out of a quarry, infantry loses one die and cavalry two. A quarry doesn’t block the line of sight. Infantry may form square.',
    example:
      'British line infantry with four blocks that hasn’t moved fires into a quarry: 4 + 1 = 5 dice. In melee, it would roll 4 − 1 = 3.',
  },
  'first-strike': {
    text: 'You play First Strike during your opponent’s turn, after they have declared a melee against your unit and before any dice are rolled. Your unit strikes first: one die per block, plus its type, minus terrain, without any card bonus. If the attacker is still on its hex, it attacks as planned, and if your unit then still holds its hex, it may battle back. Your unit takes no ground. The card cannot be played against a battle back or when cavalry attacks a square, and only once in a melee. At the end of the turn, you draw a card before your opponent does.',
    example:
      'French line infantry with four blocks attacks your line infantry, which has three. You strike first with 3 dice and hit once. The French attack with 3 + 1 = 4 dice instead of 5.',
  },
  'tactic-cards': {
    text: 'A tactic card orders the units it names, anywhere on the field, and lets them do what they otherwise couldn’t; terrain still counts. You may order fewer than it allows. If your army has none of the infantry, cavalry, artillery or leaders that the card is for, it orders any one unit instead. Counter-Attack copies your opponent’s last card; if that was a Counter-Attack too, it copies whatever that one copied.',
    example:
      'Bombard orders three batteries. Two of them fire at targets three hexes away with 2 + 2 = 4 dice each; the third doesn’t battle and moves three hexes. An army without artillery would order one unit of any kind.',
  },
  'square-roll': {
    text: 'An optional rule suggested by the Czech translator and chosen before the game. Infantry that wants to form square rolls one die. If the die shows a cavalry symbol, or sabres when light cavalry attacks, it’s too late: no card is taken and the melee goes on without a square. On any other face, the square is formed.',
    example:
      'Against heavy cavalry, the square fails on one face in six; against light cavalry, on two.',
  },
  'turn-limit': {
    text: 'Night falls after two hundred turns, counting both sides’ turns together. The side with more banners wins; if both have the same number, the game is a draw. The rulebook has no such limit, and no real game comes near it.',
    example:
      'Each side has taken a hundred turns. At four banners to three, the side with four wins. At four all, it’s a draw.',
  },
};
