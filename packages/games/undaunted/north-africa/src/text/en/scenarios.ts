/** Briefings are ours; that they name what each side has to reach is checked against the files. */
export const scenarios = {
  'landing-ground-7': {
    place: 'Jalo–Kufra road',
    briefing: {
      lrdg: 'An airstrip in the middle of nowhere: a hangar, an aircraft and, behind them, a motor pool worth as much as both. Destroy three points’ worth. Two may be enough: then they can’t get three themselves, and whoever is ahead wins. The Saboteur walks where nobody has scouted and rolls two dice with his charges; the Engineer needs a scouted way and rolls one. Don’t let their machine gunner catch either of them in the open.',
      italy:
        'They’ve come for the airstrip. Hold it: send the Scout ahead, bring up the Rifleman behind him, and take control of the hangar, the aircraft and the motor pool, three points’ worth. What they blow up is gone for good: once they’ve destroyed two points’ worth, three are out of our reach and whoever is ahead wins. You have only one rifleman, so look after him; the machine gun will take care of theirs.',
    },
  },
  murzuk: {
    place: 'Airfield at Murzuk',
    briefing: {
      lrdg: 'Aircraft, fuel tank, hangar: two of the three must burn. The nearest is the fuel tank among the tents. They have a tank, and none of your weapons can stop it; only charges laid right beside it will. Better to be gone before it arrives. Have the Sniper give their Rifleman no peace.',
      italy:
        'Two of the three are enough for us as well, if we control the ground they stand on. The tank has a driver and a mechanic but nobody at the gun. From his seat the mechanic can take control like a rifleman, and no bullet can touch him there. The tank is slow and needs a scouted way, so send the Scout ahead of it.',
    },
  },
  'gebel-sherif': {
    place: 'Valley of Gebel Sherif',
    briefing: {
      lrdg: 'They’ve found us. Get two men out over the northern edge, where the escape markers are; anyone in the truck leaves with it. If we lose three, it’s over. Wheels need scouted ground and can’t climb dunes or hills, so the Scout must lead the way, and somebody has to keep their car pinned with fire.',
      italy:
        'Three of them must not get home. Block the north with the car and the machine gun, and use the plane: it can spot any tile, and range means nothing to its guns. Shoot at the truck. Every hit hurts somebody inside too, and you choose whom.',
    },
  },
  'al-tag': {
    place: 'Fort above Kufra',
    briefing: {
      lrdg: 'The oasis houses are worth two points, the palm grove and the customs post one each. We need three, so there’s no way around the houses. The command car takes Driver and Scout forward, and the seat beside the wheel finds the way. Driver and Rifleman can both take control. But while the enemy holds a place and has a man there, you can’t take it from him.',
      italy:
        'The houses are ours already. It takes four points to win, so we need the palm grove and the customs post as well. The lorry can rush the Anti-Tank Gunner to the customs post, and he can take control too. Leave one man in the houses, and nobody will take them from you.',
    },
  },
  'road-to-hon': {
    place: 'West of Hon',
    briefing: {
      lrdg: 'A lorry with an escort is coming from the west, making for the road in the east. Eliminate two of them, men or lorry, before two soldiers get away. The roadblock on the track works for us: while it stands, nothing on wheels gets past, and only our Engineer could remove it.',
      italy:
        'Two soldiers must leave the map over the eastern edge. The lorry is fast, but a roadblock bars the direct way, and they’re waiting on both sides of it. Go round by the garden or by the fort, whichever they watch less. Lose two, and the day is theirs.',
    },
  },
  'base-under-threat': {
    place: 'South of Jaghbub',
    briefing: {
      lrdg: 'Our base among the palms is at stake: if they control three points, we’ve lost it, and without the palm grove they can’t get them. Eliminate four of their soldiers or vehicles. Only the Anti-Tank Gunner and the Saboteur can hurt the tank; let the Second-in-Command send the Saboteur in twice.',
      italy:
        'A tank and a scout car against their camp. We need three points, and the caravan camp is ours already. The palm grove will decide it: worth two, and full of their men. The houses in the south can make up for the camp if they take it from us. Watch your own losses: with the fourth, they win.',
    },
  },
  'road-watch': {
    place: 'Near Marble Arch',
    briefing: {
      lrdg: 'For three weeks we’ve been counting lorries; now they know we’re here. Three men must get out over the northern edge with what they’ve seen, and three losses would be too many. The command car takes three at once. Its navigator can mark two tiles ahead, even dunes, but wheels won’t cross those.',
      italy:
        'Somebody has been watching the coast road. Eliminate three of them. You have a plane that finds the way for your men, and a scout car whose rear seat can fire at anything that moves. They’re heading north; be there first.',
    },
  },
  'fuel-dump': {
    place: 'Benghazi hinterland',
    briefing: {
      lrdg: 'Three of the five points must burn, and the motor pool alone is worth two. Two roadblocks stand in the gun truck’s direct way. The Engineer can blow them up, but you’ll miss every charge he spends there. The truck’s gun makes short work of their lorry.',
      italy:
        'Hold three points: the motor pool and the fuel tank, or whatever is left standing. The roadblocks will hold up their truck for a while. Rifleman and Anti-Tank Gunner can both take control, and the Anti-Tank Gunner can stop the truck as well.',
    },
  },
  salvage: {
    place: 'Sand sea near Siwa',
    briefing: {
      lrdg: 'Petrol is worth more than ammunition: one of our two vehicles must get out over the northern edge, with whoever is in it. Roadblocks stand on the shortest way. What they break, the Engineer can mend, if he’s on the spot. Three losses, men or vehicles, and we walk home.',
      italy:
        'Without their vehicles they’re lost. Three losses will do it, men or vehicles. The Anti-Tank Gunner can hit a vehicle from anywhere, and the crew pays for every hit. Watch both ways around the roadblocks.',
    },
  },
  'wadi-tamet': {
    place: 'Wadi Tamet',
    briefing: {
      lrdg: 'The palm grove is worth two points, the oasis houses and the bare rise one each; three win. This time we have an answer to the tank: the gun on the truck rolls three dice against its armour. Keep the truck back, and let Driver and Rifleman take the ground.',
      italy:
        'Four points means all three places, and they won’t hand them over. The tank can take control on its own, and under its armour the mechanic is safe from rifles; just beware of the gun truck. The lorry brings up the Rifleman behind it.',
    },
  },
  barce: {
    place: 'Airfield at Barce',
    briefing: {
      lrdg: 'The last raid and the biggest: three vehicles, six men, and an airfield with a hangar, an aircraft, fuel and a motor pool. Destroy three points’ worth. Drive in, lay the charges, don’t stop. Everything depends on the Engineer and the Saboteur; when both are gone, so is all hope.',
      italy:
        'They’ve come with everything they have. Eliminate four of them, and start with those who carry the explosives. The tank stands by the motor pool; you can call up the Tank Commander and the plane. What burns we can’t rebuild, but it needn’t come to that.',
    },
  },
};

export type NorthScenarioId = keyof typeof scenarios;
