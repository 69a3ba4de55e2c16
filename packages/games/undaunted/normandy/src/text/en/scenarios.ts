/** The twelve scenarios: own words, spoken by an officer to whoever is about to lead the platoon. */
export const scenarios = {
  'la-raye': {
    place: 'La Raye',
    briefing: {
      us: 'You come out of the wood with two squads and not a point to your name, and they already hold the cottages. You can make five points without them: the manor is worth two and three of the hedged fields one each, if your riflemen get there first. Send the scouts ahead, but no further than you need: every new tile they open adds a Fog of War to your deck.',
      de: 'The cottages are ours and give three of the five points we need. The manor across the fields gives the other two, but the Americans in the wood are one tile away from it and we are two. Be quicker, or make them pay for it; and keep the scouts just ahead of you, because riflemen can only go where scouts have been.',
    },
  },
  montmartin: {
    place: 'L’Enauderie and Montmartin-en-Graignes',
    briefing: {
      us: 'Any one place will do: the church, or either group of cottages beyond the fields. A single German squad guards them, but its machine gun sits in the deep wood between the church and the cottages. Hedges take you almost to the church door, but the way to the cottages is bare, so have one squad fire while the other runs.',
      de: 'We have one squad and a machine gun against two squads, and one objective is all they need. They cannot control a place while one of our units is there, but we only win when they have no riflemen left. Suppress anyone who starts across the open, and give them no time to get going again.',
    },
  },
  'raid-across-the-canal': {
    place: 'Vire–Taute Canal',
    briefing: {
      us: 'The camp is ours, and with the two farms on our bank it makes exactly the six points we need. The near farm is next door; the other is at the far end of the line beyond open fields, and the Germans are as close to it as we are. If you cannot get both, take a stretch of the canal from them: they are counting on all four.',
      de: 'The four stretches of canal add up to six points, exactly what we need, and the stone bridge alone is half of that. There is nowhere to hide on the water, and anyone in the hedges or the dense wood can rake it. Before you show your riflemen there, call up the machine guns from the supply and let the scouts open the way.',
    },
  },
  'behind-enemy-lines': {
    place: 'Vire–Taute Canal',
    briefing: {
      us: 'The Germans hold the canal and need just one more point; the church in their rear is two tiles away from them. We need two, and the footbridge in the middle gives both, but our squads are at opposite ends of the line. Your sniper is already waiting at the farm beside the church: let him stay there and make them pay for every step.',
      de: 'We hold the canal, we have four points and need one more: the church in our rear, two tiles away, is the easiest. An American sniper is hiding at the farm right beside it, so send nobody there alone. They’ll want the footbridge, and there is no cover on the water; place the machine guns so that they can reach both squads.',
    },
  },
  'crossing-the-vire': {
    place: 'River Vire',
    briefing: {
      us: 'We need both crossings, the stone bridge and the footbridge; one of them is not enough. Bare fields run down to the water and the mortar on the far bank reaches both, so don’t bunch up: a single round threatens everyone who is there. If we have no riflemen left, we have lost.',
      de: 'They need both bridges, and there is no cover there or in the fields in front of them. The mortar reaches the crossings from where it is: target the place where they gather, and fire before they spread out. Call up the machine guns in time; we win as soon as no American riflemen are left.',
    },
  },
  'desperate-withdrawal': {
    place: 'Near Saint-Lô',
    briefing: {
      us: 'We pull back to the camp in the far corner before the bombers come; one unit of riflemen in control of it is enough. The direct way is five tiles of bare ground; the one past the manors on the right is a tile longer but better covered. They can call up machine guns, a sniper and a mortar and we have nothing of the kind, so don’t stop to trade shots.',
      de: 'The Americans are pulling out and have to cross the whole battlefield to reach their camp. We start with nothing but riflemen, so call up the machine guns in the first rounds, and bring the sniper and the mortar in through the dense wood. Don’t take too long: every tile they gain makes them harder to hit, and we only win when they have no riflemen left.',
    },
  },
  'la-huberderie': {
    place: 'Near Saint-Lô',
    briefing: {
      us: 'The objectives on our half add up to ten, and so do those on theirs: whatever you lose at home you’ll have to take from them. We come in from both flanks, with the third squad, the sniper and the mortar still in the supply. The hedges cover you as far as the first bare fields; behind those, in the ruined cottages, the Germans are waiting.',
      de: 'With the church and the fields behind it, the cottages and the manor on the other flank, our half gives exactly the ten points we need. The ground between them is bare, and the Americans have the hedges. All our squads enter at one place, so spread them out quickly, before a mortar targets it.',
    },
  },
  'tessy-sur-vire': {
    place: 'Tessy-sur-Vire',
    briefing: {
      us: 'Seven points out of ten mean most of the town, and so far we hold none of it. The hills give you good cover, but the way down leads over bare fields, and there is a mortar across the river. The three nearer objectives, two points each, and any one more are enough: don’t fight for the whole town.',
      de: 'Three squads are already in the streets, but until riflemen control the houses we don’t have a single point. Three objectives are under your feet; only scouts can open the way to the others, and all of them are still in the supply. Meanwhile hold the Americans in the bare fields with the machine gun by the river and the mortar on the hill behind it.',
    },
  },
  reinforcements: {
    place: 'Mortain',
    briefing: {
      us: 'We have to reach one of those three hills, no matter which, and each is five tiles away. Both German squads are to the left of our road with machine guns, so keep to the right, even if it takes you through wheat with no cover. Look after the riflemen: without them nobody can take the hill, and knocking them out is all the Germans need.',
      de: 'The Americans want the hills, and one will do for them; we win when they have no riflemen left. One of our squads is in the manor right by the village, the other in the deep wood below the hills, each with a machine gun. They still have clear orders: have the Scouts Conceal, and let the guns catch them in the wheat.',
    },
  },
  'critical-intelligence': {
    place: 'Romagny',
    briefing: {
      us: 'The radio is in the ruined cottages right in front of you. Once you control them, every further Control there adds a point: if you can stay and keep reporting, you don’t need to take anything else. The Germans know it, their mortar reaches the place from where it is, and you have four Fog of War in your deck.',
      de: 'Don’t let them transmit in peace: while any unit of ours is on the radio’s tile, they cannot use Control there. We need five points ourselves, which means the church and three of the smaller places around it. Your squad leaders are still in the supply; call them up before the fight for the radio begins in earnest.',
    },
  },
  'hill-314': {
    place: 'Mortain',
    briefing: {
      us: 'Three squads, three hills, and none may fall: lose a single one and it’s over. You are hard to hit from below, but the woods bring them right up to the slope, and against anyone else on a hill yours hardly covers you. We win when they have no riflemen left, so call up the machine guns at once.',
      de: 'One hill of the three is enough, but our riflemen must be alone on it, without a single American unit. The woods lead you up to the slope. The last step is the worst: the hill protects them well from fire below, and hardly at all once you are up, so come from three sides and look after the riflemen; without them it’s over.',
    },
  },
  mortain: {
    place: 'Mortain',
    briefing: {
      us: 'We have six points, we need ten, and the little town between us holds five. Without the church it cannot be done, unless you take a wood or the hill on their side. The forces are equal and the Germans start with the initiative, so think hard about the card you spend on it.',
      de: 'The ground is the same for both sides and so are the forces; the side that makes better use of its supply will win. Each has six points and the town holds five: without the church you’ll have to break into their woods or take their hill. Houses give little cover and both hills are near, so don’t crowd into them.',
    },
  },
};

export type ScenarioId = keyof typeof scenarios;
