/** Briefings are ours; that they name what each side has to reach is checked against the files. */
export const scenarios = {
  'landing-ground-7': {
    title: 'Landing Ground 7',
    place: 'Jalo–Kufra road',
    briefing: {
      lrdg: 'An airstrip in the middle of nowhere: a hangar, an aircraft, and behind them the motor pool, worth as much as both. Blow up three points’ worth; two can do, since then they cannot get three themselves any more, and being ahead is enough. The Saboteur walks where nobody has scouted and lays two dice of charges; the Engineer needs a scouted way and lays one. Do not let their machine gunner find either of them in the open.',
      italy:
        'They have come for the airstrip. Hold it: send the Scout ahead, bring the Rifleman up and take control where the hangar, the aircraft and the motor pool stand, three points. What they blow up is lost to us for good: with two points gone, three are out of our reach, and whoever is ahead has won. He is your only rifleman, so spare him; the machine gun will see to theirs.',
    },
  },
  murzuk: {
    title: 'Murzuk',
    place: 'Airfield at Murzuk',
    briefing: {
      lrdg: 'Aircraft, fuel tank, hangar: two of the three must burn. The fuel tank among the tents is the nearest. They have a tank, and nothing you can shoot at it will stop it but charges laid right beside it; better to be gone before it comes. The Sniper keeps their Rifleman from feeling at home.',
      italy:
        'Two of the three are enough for us as well, if we control the ground they stand on. The tank has a driver and a mechanic but nobody at the gun; from his seat the mechanic can take control like a rifleman, and no bullet harms him there. It is slow and needs a scouted way, so let the Scout run in front of it.',
    },
  },
  'gebel-sherif': {
    title: 'Gebel Sherif',
    place: 'Valley of Gebel Sherif',
    briefing: {
      lrdg: 'We are found out. Get two men out by the northern edge, where the escape markers lie; whoever sits in the truck leaves with it. Three of ours out of action and it is over. Wheels need scouted ground and cannot climb the dune or the hill, so the Scout has to lead, and somebody has to keep their car pinned with fire.',
      italy:
        'Three of them must not come home. Block the north with the car and the machine gun, and use the plane: it sees any tile and fires without regard to range. Shoot at the truck, it hurts those inside as well, and you choose whom.',
    },
  },
  'al-tag': {
    title: 'Al Tag',
    place: 'Fort above Kufra',
    briefing: {
      lrdg: 'The houses of the oasis are worth two, the palm grove and the customs post one each. We need three points, so there is no way around the houses. The command car brings Driver and Scout forward, and the seat beside the wheel finds the way for it; both Driver and Rifleman can take control. As long as the enemy holds a place and has a man there, it cannot be taken from him.',
      italy:
        'We already hold the houses. Four points decide, so both the palm grove and the customs post must follow. The lorry carries the Anti-Tank Gunner quickly to the customs post, and he too can take control. Keep one man in the houses and they stay ours.',
    },
  },
  'road-to-hon': {
    title: 'The Road to Hon',
    place: 'West of Hon',
    briefing: {
      lrdg: 'A supply lorry with its escort comes from the west and wants to reach the road in the east. Put two of them out of action, men or lorry, before two soldiers get away. The roadblock on the track is ours to use for a while: no wheels pass until it is gone, and only our Engineer could remove it.',
      italy:
        'Two soldiers must leave the map by the eastern edge. The lorry is fast, but the direct way is barred by a roadblock, and they wait on both sides of it. Leave by the garden or by the fort, whichever they watch less. Two losses, and the day is theirs.',
    },
  },
  'base-under-threat': {
    title: 'Base under Threat',
    place: 'South of Jaghbub',
    briefing: {
      lrdg: 'Our base among the palms is at stake: if they control three points, we have lost it, and without the palm grove they cannot get there. Put four of theirs out of action, men or vehicles. The tank minds nothing but the Anti-Tank Gunner and the Saboteur, who is best when the Second-in-Command sends him twice.',
      italy:
        'Tank and scout car against their camp. We need three points, and the caravan camp is ours already. The palm grove, worth two and full of their men, decides; the houses in the south would do in place of the camp, should they take it from us. Mind your own losses: at the fourth they win.',
    },
  },
  'road-watch': {
    title: 'Road Watch',
    place: 'Near Marble Arch',
    briefing: {
      lrdg: 'For three weeks we have counted lorries; now they know. Three men must leave by the northern edge with what they have seen, and three losses would be too many. The command car takes three at once. Its navigator can mark two tiles ahead, dunes too, though wheels will not cross them.',
      italy:
        'Somebody has been watching the coast road. Put three of them out of action. You have a plane that finds ways for your men, and a scout car whose rear seat can fire at whatever moves. They need the northern edge; be there first.',
    },
  },
  'fuel-dump': {
    title: 'The Fuel Dump',
    place: 'Benghazi hinterland',
    briefing: {
      lrdg: 'Three points of the five must burn, and the motor pool alone is worth two. Two roadblocks bar the straight way for the gun truck; the Engineer can blow them up, but every charge spent there is missing elsewhere. Its gun is deadly to their lorry.',
      italy:
        'Hold three points: motor pool and fuel tank, or whatever is left standing. The roadblocks keep their truck at a distance for a while. Rifleman and Anti-Tank Gunner both take control, and the Anti-Tank Gunner can stop the truck as well.',
    },
  },
  salvage: {
    title: 'Salvage',
    place: 'Sand sea near Siwa',
    briefing: {
      lrdg: 'Petrol is worth more than ammunition: one of our two vehicles has to get out by the northern edge, with whoever is in it. Roadblocks stand on the shortest way. The Engineer repairs what they hit, if he is on the spot. Three losses, men or vehicles, and we walk home.',
      italy:
        'Their vehicles are their lives. Three losses among men and vehicles decide. The Anti-Tank Gunner hits vehicles from anywhere, and the crew pays for each hit. Watch both ways around the roadblocks.',
    },
  },
  'wadi-tamet': {
    title: 'Wadi Tamet',
    place: 'Wadi Tamet',
    briefing: {
      lrdg: 'The palm grove is worth two, the oasis houses and the bare rise one each; three points win. This time we have an answer to the tank: the gun on the truck throws three dice against its armour. Keep the truck at a distance and let Driver and Rifleman take the ground.',
      italy:
        'Four points means all three places, and they will not give them up freely. The tank takes control by itself, and under its armour the mechanic is safe from rifles; beware of the gun truck. The lorry brings the Rifleman up behind.',
    },
  },
  barce: {
    title: 'Barce',
    place: 'Airfield at Barce',
    briefing: {
      lrdg: 'The last and greatest raid: three vehicles, six men, and an airfield with hangar, aircraft, fuel and motor pool. Three points’ worth must burn. Drive in, lay charges, do not stop. Engineer and Saboteur are everything; when both are gone, so is our hope.',
      italy:
        'They come with everything they have. Put four of them out of action, and begin with those who carry explosives. The tank stands by the motor pool, squad and plane can be called up. What burns cannot be rebuilt, but it does not have to come to that.',
    },
  },
};

export type NorthScenarioId = keyof typeof scenarios;
