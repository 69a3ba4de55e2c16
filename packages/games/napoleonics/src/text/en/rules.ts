import type { RuleTexts } from '@bivouac/text';
import type { NapoleonicsRuleId } from '../rule-sources.ts';

export const rules: RuleTexts<NapoleonicsRuleId> = {
  turn: 'Play a card, name every unit and leader it orders, move them one by one, then battle one by one, and draw a card. All movement ends before the first battle, and one battle ends with everything that follows from it before the next begins.',
  victory:
    'Each enemy unit or leader destroyed is a banner; the scenario may give more for ground. The game ends the moment somebody has enough, even in the enemy’s turn. Ground gives its banner at the start of your own turn and takes it back when you no longer hold it.',
  'command-card':
    'Section cards order units and leaders on the flanks or in the centre; tactic cards say whom they order, anywhere on the field. A card that can order nobody may still be played: you go straight to the draw.',
  orders:
    'Only ordered pieces move and battle, each once. A hex cut by a dotted line belongs to two sections and may be charged to either. Orders that are not used are lost.',
  command:
    'Your command is the number of cards in your hand with the one just played. Cards lying on the square track do not count.',
  movement:
    'Line infantry, grenadiers and guards march one hex and battle. Light infantry, rifles, the Young Guard and horse artillery go one and battle or two and do not. Light cavalry rides three, heavy cavalry two. Foot artillery either moves one hex or battles. Nobody passes through units; a lone friendly leader’s hex may be entered, and there the unit stops with him.',
  leaders:
    'A leader on a unit’s hex is attached and goes with it on the unit’s order. With a card that shows the bicorne he may be ordered to leave it; he rides three hexes, through friends but not through enemies. He moves once a turn, so a unit he has just joined stays where it is.',
  battle:
    'Every ordered unit may battle once, at range or in melee. A unit does not split its dice. Nobody has to battle.',
  ranged:
    'Infantry fires two hexes, rifles three, horse artillery four, foot artillery five. One die per block, half the blocks after a move (rounded up, Portuguese and rifles down), and what the type adds. With an enemy unit beside it a unit cannot fire at all. Only the symbol of the target’s class hits.',
  artillery:
    'Guns roll by distance, not by blocks: the last block has a die less. Foot artillery that moved does not battle. Horse artillery that moved one hex fires three hexes far; its last block does not move and battle.',
  'line-of-sight':
    'A straight line from centre to centre. Units, leaders, forest, buildings and rugged hills between block it; so does a hill, unless both ends stand on hills. Where the line runs along an edge, both hexes beside it must block. Beside the field counts as blocked.',
  melee:
    'Against an enemy on the next hex: one die per block and what type and card add, less the ground, moved or not. Before the dice the defender may play First Strike, form square against cavalry, or retire with cavalry from infantry. A leader alone can be attacked too: any sabers kill him, otherwise he flees.',
  hits: 'The symbol of the target’s class hits. In melee crossed sabers hit any target, unless rolled by rifles or militia. Each hit takes a block; the last block gives a banner.',
  'battle-back':
    'A unit that was attacked in melee and still holds its hex may attack back once, with its own dice and ground. One that retreated may not, even if it stands beside the attacker. There is no answer to it and no advance after it.',
  'leader-check':
    'When his unit loses blocks, two dice are rolled once per combat: two sabers and the leader falls. When the last block is gone it is one die and one pair of sabers; if he lives, he must flee.',
  retreat:
    'Each flag sends a unit one hex towards its own edge, militia three. Ground does not slow it unless it is impassable. Each hex it cannot go costs a block. A unit without a leader that meets a lone friendly leader takes him along and stops.',
  morale:
    'One flag may be ignored for an attached leader, one for support by two friends beside the unit, one behind works for infantry and artillery, and one or two by grenadiers, cuirassiers and guards. The owner chooses how many. Flags of a square against cavalry are never ignored.',
  'leader-retreat':
    'One to three hexes towards his own edge, as his owner likes, through friends; he may stop with a friendly unit that has no leader. Off the edge he is out of the game, but nobody wins a banner. With no way open he is lost.',
  escape:
    'A fleeing leader may try to pass an enemy unit: it rolls its usual melee dice without ground or card, and any sabers kill him. He may pass two enemies one after the other. If the third hex holds an enemy too, he has nowhere to end his flight and is lost.',
  'taking-ground':
    'Infantry that destroyed or drove off the enemy in its own melee may enter the empty hex. Squares and artillery never do.',
  breakthrough:
    'Victorious cavalry may enter the empty hex and go one more, back too. Ground that stops a move stops it here.',
  'bonus-melee':
    'Cavalry that entered the empty hex may fight one more melee with anybody beside it, once a turn. After a second victory it may enter that hex and no more.',
  'end-of-turn':
    'The card goes to the discards and you draw one. Whoever played First Strike draws first. An empty deck is made anew from the discards.',
  'retire-and-reform':
    'Cavalry attacked by infantry may go back two hexes instead of fighting, if both are free. The attacker rolls first, but only cavalry symbols hit. The infantry may then take the hex.',
  square:
    'Attacked by cavalry, infantry may form square if its owner holds three cards or more: one of them, taken at random, lies on the track meanwhile. The square rolls first, one die, and its flag drives the cavalry off for certain; then the cavalry rolls one die. A square never throws more than one die, does not move, and pays a block for each hex of retreat.',
  'leaving-square':
    'An ordered square may dissolve while you give orders, unless enemy cavalry is beside it. The card returns to your hand, and the unit moves and battles as usual; dissolving is not a move.',
  'combined-arms':
    'Ordered guns that could battle the same target may add their dice to the melee of an infantry or cavalry unit. Each counts its own ground. Sabers hit for all dice, unless rifles or militia lead. The answer goes to the infantry or cavalry. Guns do not fire over friends for this.',
  forest:
    'Stop on entering, and only light infantry battles at once. Into it infantry and artillery lose one die, cavalry two; out of it cavalry two, artillery one. It blocks sight.',
  hill: 'From below infantry and cavalry lose one die; cavalry loses one attacking down. From hill to hill only infantry fire loses one. Guns on a hill fire over friends on the lower hex beside them.',
  'rugged-hill': 'Nobody enters. It blocks sight.',
  town: 'Stop on entering, no battle that turn, no square. Into it infantry loses two dice, cavalry three, artillery one; out of it cavalry three, artillery one. Cavalry Charge adds nothing. It blocks sight.',
  'field-works':
    'They protect three sides. An attack through them costs infantry one die and cavalry two, and no other ground counts: neither the target’s nor the attacker’s own. Cavalry that attacks out over its own works loses two dice and nothing else; infantry and artillery lose none for that. Infantry and artillery behind them ignore one flag. Crossing them ends a move, and infantry on them cannot form square, wherever the attack comes from.',
  river: 'Impassable but for bridges and fords. It does not block sight.',
  ford: 'Stop on entering; battling is allowed, but no square. Melee into it and everything out of it loses one die.',
  bridge: 'Like open ground.',
  quarry:
    'Stop on entering; impassable to guns. Into it infantry loses one die in melee, cavalry two, artillery one; out of it infantry one, cavalry two.',
  'first-strike':
    'Played in the enemy’s turn when he declares a melee against your unit: it strikes first. If the attacker is still there, he attacks as planned. You draw a new card at the end of the turn, before him.',
  'tactic-cards':
    'They let units do what they usually cannot; the ground still holds. An army that has none of the infantry, cavalry, guns or leaders that a card is for gives an order to any one unit instead.',
  'square-roll':
    'An option by the Czech translator: infantry that wants to form square rolls a die. A horse, or sabers against light cavalry, and it is too late.',
  'turn-limit':
    'After two hundred turns without a decision night falls: more banners win, equal banners are a draw. The rulebook has no limit; no real game comes near it.',
};
