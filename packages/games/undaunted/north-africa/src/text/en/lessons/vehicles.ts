import type { LessonWords } from '@bivouac/manifest';
import type { VehiclesNotShown, VehiclesStep } from '../../../lessons/vehicles.ts';

/** What the lesson about vehicles says, step by step. */
export const lesson = {
  watching: 'The Italians are acting. Watch the map, or click to skip.',
  doneText:
    'One point of three. You can go on from here against the Corporal, an easy opponent: the palm grove next door is worth a point as well.',
  leave: 'Choose a scenario',
  steps: {
    car: {
      title: 'A car under fire',
      text: 'Al Tag, third round. Your Command Car stands on 1B, within sight of the Italians. It has no cards: what it does depends on its seats. The Scout sits at the wheel in seat 1 (Drive 2), the Driver in seat 2 (Navigate 2). At 2 damage the car is inoperable, at 3 it’s destroyed.',
    },
    bid: {
      title: 'The wrong man',
      text: 'The Sniper is far away and can’t help the car, so bid his card for the initiative. It’s only a 4: expect the Italians to go first.',
    },
    hits: {
      title: 'Two hits',
      text: 'Nobody can shoot at the men inside, only at the car. But if it’s hit, the attacker chooses who pays. First came a hit by Suppress, and they chose the Scout: he’s suppressed. Then came a hit by Attack: the Scout lost a card, and the car took 1 damage. One more and it stops. Get it out of there!',
    },
    wheel: {
      title: 'Who drives?',
      text: 'A suppressed Scout can’t drive, and you hold none of his cards. But the Driver beside him is ready, and you hold two of his. Play one.',
    },
    swap: {
      title: 'Swap seats',
      text: 'A swap uses up the whole card. The man you play must be ready, the other may be suppressed. Swap with the Scout.',
    },
    again: {
      title: 'The Driver at the wheel',
      text: 'Now the Driver sits in seat 1. Play his other card.',
    },
    drive: {
      title: 'Card or seat',
      text: 'In a vehicle a soldier may use the support and combat actions of his card, or an action of his seat. Moving by his card is out: for Move 1 he’d have to dismount first. Choose Drive.',
    },
    road: {
      title: 'Drive',
      text: 'Drive 2 takes the car up to two tiles, over your own markers only, and never onto impassable ground. You want the customs post on 18B. Drive to 16A first.',
    },
    post: {
      title: 'To the customs post',
      text: 'One more tile. 18B gives 2 cover, and your Rifleman is there.',
    },
    dismount: {
      title: 'One free move',
      text: 'With each card that you use for an action, the soldier may mount, dismount or change seats once for free, before or after the action. Have the Driver dismount.',
    },
    lorry: {
      title: 'Nobody’s watching',
      text: 'The Italians came to the customs post by Lorry and left it empty. Play the Rifleman.',
    },
    mount: {
      title: 'Capture',
      text: 'An empty enemy vehicle belongs to the man who mounts it, and this is his free move. Take seat 1 of the Lorry.',
    },
    control: {
      title: 'Control',
      text: 'The action is still to come, and it works from the seat too. Two Italians are on this tile, but Italy has only scouted it. Enemies keep you from taking control only where they control the tile themselves. Choose Control.',
    },
    end: {
      title: 'The first point',
      text: 'The customs post is yours, and so is the Lorry. The houses on 13A are another matter: Italy controls them and has a soldier there. You’d have to shoot him off the tile first.',
    },
  },
  notShown: {
    navigate:
      'From a seat with Navigate a soldier puts your control markers on tiles ahead of the vehicle.',
    inoperable: 'The seats of a damaged vehicle stop working, but the men inside can still act.',
    repair: 'Engineer and Mechanic take damage off a vehicle on their tile.',
    antitank: 'The tank has no normal defence, but Anti-Tank hits it even from afar.',
    escape: 'In some scenarios you have to get out over the edge of the map, if need be by truck.',
  },
} satisfies LessonWords<VehiclesStep, VehiclesNotShown>;
