import type { LessonWords } from '@bivouac/manifest';
import type { VehiclesNotShown, VehiclesStep } from '../../../lessons/vehicles.ts';

/** The words of the lesson about vehicles, step by step. */
export const lesson = {
  watching: 'The Italians are acting. Watch the map, or click to skip.',
  doneText:
    'That’s one point out of three. You can go on from here against the Corporal, an easy opponent. The palm grove next door is worth a point too.',
  leave: 'Choose a scenario',
  steps: {
    car: {
      title: 'A car under fire',
      text: 'Al Tag, third round. Your Command Car stands on 1B, within sight of the Italians. It has no cards: what it does depends on its seats. The Scout sits at the wheel in seat 1 (Drive 2), the Driver in seat 2 (Navigate 2). At 2 damage the car is inoperable; at 3 it’s destroyed.',
    },
    bid: {
      title: 'The wrong man',
      text: 'The Sniper is far away and can’t help the car, so bid his card for the initiative. It’s only a 4, so expect the Italians to go first.',
    },
    hits: {
      title: 'Two hits',
      text: 'Nobody can shoot at the men inside, only at the car. But if the car is hit, the attacker chooses which of them suffers. First the Italians hit with Suppress and chose the Scout, who is now suppressed. Then they hit with Attack: the Scout lost a card, and the car took 1 damage. One more and it stops. Get it out of there!',
    },
    wheel: {
      title: 'Who drives?',
      text: 'A suppressed Scout can’t drive, and you hold none of his cards. But the Driver beside him is ready, and you hold two of his. Play one.',
    },
    swap: {
      title: 'Swap seats',
      text: 'A swap uses up the whole card. The man whose card you play must be ready; the other may be suppressed. Swap with the Scout.',
    },
    again: {
      title: 'The Driver at the wheel',
      text: 'Now the Driver sits in seat 1. Play his other card.',
    },
    drive: {
      title: 'Card or seat',
      text: 'In a vehicle, a soldier may use an action of his seat, or the support and combat actions on his card. He can’t use his card to move: for Move 1, he’d have to dismount first. Choose Drive.',
    },
    road: {
      title: 'Drive',
      text: 'Drive 2 takes the car up to two tiles, but only onto tiles with your own markers, and never onto impassable ground. You want the customs post on 18B. Drive to 16A first.',
    },
    post: {
      title: 'To the customs post',
      text: 'One more tile. 18B gives 2 cover, and your Rifleman is there.',
    },
    dismount: {
      title: 'One free move',
      text: 'Whenever you use a soldier’s card for an action, he may also mount, dismount or change seats once for free, before or after the action. Have the Driver dismount.',
    },
    lorry: {
      title: 'Nobody’s watching',
      text: 'The Italians came to the customs post by Lorry and left it empty. Play the Rifleman.',
    },
    mount: {
      title: 'Capture',
      text: 'An empty enemy vehicle is yours as soon as your man mounts it, and he can do that as his free move. Take seat 1 in the Lorry.',
    },
    control: {
      title: 'Control',
      text: 'The Rifleman still has his action, and he can use it from the seat. Two Italians are on this tile, but Italy has only scouted it. Enemy soldiers stop you taking control only if their side controls the tile. Choose Control.',
    },
    end: {
      title: 'The first point',
      text: 'The customs post is yours, and so is the Lorry. The houses on 13A are another matter: Italy controls them and has a soldier there. You’d have to shoot him off the tile first.',
    },
  },
  notShown: {
    navigate:
      'A soldier in a seat with Navigate can place your control markers on tiles ahead of the vehicle.',
    inoperable: 'An inoperable vehicle’s seats stop working, but the men inside can still act.',
    repair: 'The Engineer and the Mechanic can remove damage from a vehicle on their tile.',
    antitank: 'The tank has no normal defence, but Anti-Tank can hit it even at a distance.',
    escape: 'In some scenarios, you have to escape off the edge of the map, by truck if need be.',
  },
} satisfies LessonWords<VehiclesStep, VehiclesNotShown>;
