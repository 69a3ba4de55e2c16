/** The twelve scenarios: own words, spoken by an officer to whoever is about to lead the platoon. */
export const scenarios = {
  'la-raye': {
    title: 'La Raye',
    place: 'La Raye',
    briefing: {
      us: 'You come out of the wood with two squads and nothing in hand, while they already sit in the cottages. You can make five points without those: the manor is worth two and three of the hedged fields one each, if your riflemen get there first. Send the scouts ahead, but no further than you need, because every new field they open adds a Fog of War card to your deck.',
      de: 'The cottages are ours and give three of the five points we need. The manor across the fields gives the other two, but the Americans in the wood are one step from it and we are two. Be quicker, or make it cost them; and keep the scouts just ahead of you, because riflemen can only go where scouts have been.',
    },
  },
  montmartin: {
    title: 'Montmartin-en-Graignes',
    place: 'L’Enauderie and Montmartin-en-Graignes',
    briefing: {
      us: 'Any one place will do: the church, or either group of cottages beyond the fields. A single German squad guards them, but its machine gun sits in the deep wood between the church and the cottages. Hedges lead you almost to the church door, while the way to the cottages is bare, so have one squad fire while the other runs.',
      de: 'We have one squad and a machine gun against two squads, and one objective is all they need. Where a unit of ours stands, they cannot take it, but we win only when they have no riflemen left in the field. Suppress whoever starts across the open, and give them no time to get going again.',
    },
  },
  'raid-across-the-canal': {
    title: 'Raid Across the Canal',
    place: 'Vire–Taute Canal',
    briefing: {
      us: 'The camp is ours, and with the two farms on our bank it makes exactly the six points we need. The near farm is next door; the other lies at the far end of the line beyond open fields, and the Germans have no further to go than we do. If you cannot get both, take a stretch of the canal from them: they are counting on all four.',
      de: 'The four stretches of canal add up to six points, exactly what we need, and the stone bridge alone is half of it. There is nowhere to hide on the water, and from the hedges or the dense wood it is easily raked. Before you show the riflemen there, call up the machine guns from the supply and let the scouts open the way.',
    },
  },
  'behind-enemy-lines': {
    title: 'Behind Enemy Lines',
    place: 'Vire–Taute Canal',
    briefing: {
      us: 'The Germans hold the canal and lack a single point; the church in their rear is two steps from them. We lack two, and the footbridge in the middle gives both, but our squads stand at opposite ends of the line. Your sniper already waits at the farm beside the church: let him stay there and make that walk as dear as he can.',
      de: 'We hold the canal, we have four points and need one more: the church in our rear, two steps away, is the easiest. An American sniper lies at the farm right beside it, so send nobody there alone. They will want the footbridge, and on the water there is no cover; place the machine guns to answer both of their squads.',
    },
  },
  'crossing-the-vire': {
    title: 'Crossing the Vire',
    place: 'River Vire',
    briefing: {
      us: 'We need both crossings, the stone bridge and the footbridge; one of them is not enough. Bare fields run down to the water and the mortar on the far bank reaches both, so do not bunch up: a single round threatens everybody who stands there. If we are left without riflemen, we have lost.',
      de: 'They must have both bridges, and neither there nor in the fields before them is there any cover. The mortar reaches the crossings from where it stands: aim it where they gather and fire before they spread out. Call up the machine guns in time; we win as soon as there are no American riflemen left in the field.',
    },
  },
  'desperate-withdrawal': {
    title: 'Desperate Withdrawal',
    place: 'Near Saint-Lô',
    briefing: {
      us: 'We pull back to the camp in the far corner before the bombers come; one unit of riflemen in control of it is enough. The straight way is five steps over bare ground, the one past the manors on the right is a step longer but better covered. They can call up machine guns, a sniper and a mortar and we have nothing of the kind, so do not stop to trade shots.',
      de: 'The Americans are pulling out and must cross the whole field to reach their camp. We begin with riflemen only, so call up the machine guns in the first rounds, and the sniper and the mortar through the dense wood. Do not take too long: every step they gain makes them harder to hit, and we win only when they have no riflemen left in the field.',
    },
  },
  'la-huberderie': {
    title: 'La Huberderie',
    place: 'Near Saint-Lô',
    briefing: {
      us: 'The objectives on our half add up to ten, and so do those on theirs: what you lose at home you must take from them. We come in from both flanks, with the third squad, the sniper and the mortar still in supply. The hedges cover you as far as the first bare fields; behind those, in the ruined cottages, the Germans are waiting.',
      de: 'With the church and the fields behind it, the cottages and the manor on the other flank, our half gives exactly the ten points we need. The ground between them is bare, and the Americans have the hedges. All our squads enter in one place, so spread them quickly, before a mortar is aimed at it.',
    },
  },
  'tessy-sur-vire': {
    title: 'Streets of Tessy-sur-Vire',
    place: 'Tessy-sur-Vire',
    briefing: {
      us: 'Seven points out of ten mean most of the town, and so far we own none of it. On the hills you are well covered, but the way down leads over bare fields, and there is a mortar across the river. The three nearer objectives, two points each, and any one more are enough: do not fight for the whole town.',
      de: 'Three squads already stand in the streets, but until riflemen control the houses we have not a single point. Three objectives are under your feet; to the others only scouts can take you, and all of them are still in supply. With the machine gun by the river and the mortar on the hill behind it, hold the Americans in the bare fields meanwhile.',
    },
  },
  reinforcements: {
    title: 'Reinforcements',
    place: 'Mortain',
    briefing: {
      us: 'We have to reach one of those three hills, no matter which, and each is five steps away. Both German squads sit to the left of our road with machine guns, so keep to the right, even though it leads you through wheat with no cover. Look after the riflemen: without them nobody can take the hill, and knocking them out is all the Germans need.',
      de: 'The Americans want the hills and one will do for them; we win when they have no riflemen left in the field. One squad is in the manor right by the village, the other in the deep wood below the hills, each with a machine gun. Their orders are still clear: let the scouts muddle them, and let the guns catch them in the wheat.',
    },
  },
  'critical-intelligence': {
    title: 'Critical Intelligence',
    place: 'Romagny',
    briefing: {
      us: 'The radio stands in the ruined cottages right in front of you. Once you control them, every further Control there adds a point: if you can stay and keep reporting, you need to take nothing else. The Germans know it, their mortar reaches the place from where it stands, and you have four Fog of War cards in your deck.',
      de: 'Do not let them transmit in peace: with any unit of ours on the radio’s tile, they cannot use Control there. We ourselves need five points, which means the church and three of the smaller places around it. Your squad leaders are still in supply; call them up before the fight for the radio begins in earnest.',
    },
  },
  'hill-314': {
    title: 'Hill 314',
    place: 'Mortain',
    briefing: {
      us: 'Three squads, three hills, and none may fall: a single one lost is the end. From below you are hard to hit, but the woods bring them right up to the slope, and against anyone who stands on a hill too, yours hardly covers you. We win when they have no riflemen left in the field, so call up the machine guns at once.',
      de: 'One hill of the three is enough, but our riflemen must be alone on it, without a single American unit. The woods lead you up to the slope; the last step is the worst, for the hill protects them well from fire below and hardly at all once you are up. Come from three sides, so that they cannot guard them all, and spare the riflemen: without them it is over.',
    },
  },
  mortain: {
    title: 'Mortain',
    place: 'Mortain',
    briefing: {
      us: 'We have six points, we need ten, and the little town between us holds five. Without the church it cannot be done, unless you take a wood or the hill on their side. The forces are equal and the Germans begin with the initiative, so think well which card you spend on it.',
      de: 'The ground is the same for both and so are the forces; whoever brings up his reserves better will win. Each side has six points and the town holds five: whoever misses the church has to break into the other side’s woods or hill. Houses give little cover and both hills are near, so do not crowd into them.',
    },
  },
};

export type ScenarioId = keyof typeof scenarios;
