import type { LessonWords } from '@bivouac/manifest';
import type { ChargeNotShown, ChargeStep } from '../../../lessons/charge.ts';

/** What the second lesson of Napoleonics says: cavalry against a square, leaders, taking ground and breakthrough. */
export const lesson = {
  watching: 'The French are playing. Watch the map, or click to skip.',
  doneText:
    'You’ve charged a square, sent a leader to another unit and broken through. You can play this battle on from here against the Corporal, an easy opponent.',
  leave: 'Choose a battle',
  steps: {
    field: {
      title: 'García Hernández, 23 July 1812',
      text: 'You lead cavalry against infantry; each French infantry unit is worth two banners here. Your card is Assault Centre, which gives as many orders as your command: six. Two units of heavy cavalry have already moved up to the French light cavalry on E9.',
    },
    leader: {
      title: 'A leader goes alone',
      text: 'Bock is attached to the cavalry on G8 and would move with it. But Assault Centre shows a bicorne, so you could also give him an order of his own, and you did. Take the leader.',
    },
    joins: {
      title: 'Bock joins another unit',
      text: 'A leader moves up to three hexes, through friendly pieces but not enemies. Let Bock join the cavalry on F9. He adds no dice, but his unit may ignore a flag. The cavalry had to move first: once a leader has joined a unit, that unit stays where it is.',
    },
    ride: {
      title: 'The charge',
      text: 'Now take the cavalry on G8, which Bock has left. Heavy cavalry moves up to two hexes and may still battle.',
    },
    close: {
      title: 'Up to the infantry',
      text: 'Move it to E8, next to the French line infantry on D8. It’s your last move, so the battles begin.',
    },
    charge: {
      title: 'Against infantry',
      text: 'Attack D8 from E8: three blocks plus one for heavy cavalry makes four dice. But the French hold four cards, and infantry attacked by cavalry may form square if its owner has at least three.',
    },
    square: {
      title: 'The square',
      text: 'The square cost the French a card, which is now on their square track. The square struck first with one die and missed; a flag would have driven you off. Then you rolled one die instead of four. It showed a flag, and since a square doesn’t retreat, the French lost a block.',
    },
    second: {
      title: 'Cavalry against cavalry',
      text: 'Cavalry cannot form square. Attack E9 from F9, where Bock is: three blocks plus one for heavy cavalry makes four dice. Cavalry symbols and sabres hit.',
    },
    flag: {
      title: 'A leader in danger',
      text: 'Two hits, but the French held and battled back: one hit, one flag. Your unit lost a block, so two dice were rolled for Bock: only sabres on both would have killed him. Thanks to him, the unit may ignore the flag. Ignore it.',
    },
    third: {
      title: 'Once more',
      text: 'The cavalry on F8 hasn’t battled yet. Let it attack E9 too: four dice against the two remaining blocks.',
    },
    ground: {
      title: 'Taking ground',
      text: 'Destroyed, and the banner is yours. A unit whose melee attack has emptied a hex may move in, whether it’s infantry or cavalry. Take the hex.',
    },
    break: {
      title: 'Breakthrough',
      text: 'Only cavalry may then ride on, one hex in any direction. Ride to E10, next to the French heavy cavalry on D10 and its leader Curto.',
    },
    bonus: {
      title: 'A bonus melee',
      text: 'Cavalry that has taken the hex may make one more attack, on any enemy next to it. Attack D10: four dice again.',
    },
    end: {
      title: 'Driven off',
      text: 'Two hits and two flags. Sabres on one die weren’t enough to kill Curto, and thanks to him his unit ignored one flag; the other drove it back to C10. You may take D10, but cavalry doesn’t ride on after a bonus melee. The battle is yours to continue.',
    },
  },
  notShown: {
    'leaving-square':
      'A square with an order may dissolve if no enemy cavalry is next to it. Its card returns to its owner’s hand.',
    'retire-and-reform': 'Cavalry attacked by infantry may go back two hexes instead of fighting.',
    'first-strike': 'A defender who plays First Strike rolls before the attacker.',
    'combined-arms': 'Artillery with an order may add its dice to a melee.',
    'lone-leader': 'Sabres kill a leader who is attacked alone; otherwise the leader retreats.',
  },
} satisfies LessonWords<ChargeStep, ChargeNotShown>;
