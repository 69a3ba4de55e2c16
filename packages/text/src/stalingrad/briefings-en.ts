import type { Briefing } from './briefing.ts';

/** What each side's book says of a battle before it begins. */
export const briefingsEn = {
  '011': {
    title: '9 January Square',
    soviet:
      'Four points are enough, and the fountain alone gives two. Send the scouts ahead, but no further than you need: every new tile costs you a Fog of War.',
    german:
      'The gunners in the houses see the whole square; let them keep heads down while the riflemen run. The fountain gives two points of the four.',
  },
  '021': {
    title: 'Windows of the school',
    soviet:
      'Five points, or three and their sniper routed. He sits in the school, well covered; pin him down first, and take the block opposite.',
    german:
      'Five points, or three and their sniper routed. Rohde sees as far as the kiosk; do not leave him alone with two machine guns.',
  },
  '022': {
    title: 'Duel at the fountain',
    soviet:
      'Five points, or three and their sniper routed. The blocks at both ends of the line give two each; you are nearer to the northern one.',
    german:
      'Four points will do, or three and their sniper routed. The southern block is the shorter way; from the ruins you cover it.',
  },
  '031': {
    title: 'Before the school',
    soviet:
      'The fountain gives two and lies between the lines. The trench on the left is fortified: as long as they control it, fire from afar is wasted on it.',
    german:
      'The new trench doubles your cover while you control it. Hold it with the gunners and race for the fountain.',
  },
  '032': {
    title: 'The turbine hall',
    soviet:
      'Five points out of eight: the turbines, the trench and everything around them. The works on the right shelter whoever controls them.',
    german:
      'Two points you have; the street, the coal yard or the boiler house give the others. Their trench is strong, so go round it.',
  },
  '041': {
    title: 'Workers’ houses',
    soviet:
      'They will come along the street. Engineers can bring a house down over those inside, and smoke shelters your own: two rounds of it, no more.',
    german:
      'Two blocks give two points each. What you cannot take, the engineers can blow up; a ruin shelters nobody.',
  },
  '042': {
    title: 'Houses around the square',
    soviet:
      'Objectives and damaged buildings count together, six in all. Every wall that falls is a point, whoever stood behind it.',
    german:
      'Objectives and damaged buildings count together, six in all. Pohl’s men do not care whose house it was.',
  },
  '043': {
    title: 'Counter-attack from the bank',
    soviet:
      'Eight places, one point each; you need five. Yours are close by, so the fifth has to come from them.',
    german:
      'Eight places, one point each; you need five. They have to come out of the yard: that is where the gunners belong.',
  },
  '051': {
    title: 'The charge',
    soviet:
      'Somebody has to get to the marked tile: riflemen or engineers, one unit is enough. Mines lie on the edges of the tiles; whoever is hit stays where he was. Eight men lost, and it is over.',
    german:
      'Eight casualties and they will turn back. They must come over the mines to the marked tile; stand behind them, not on it.',
  },
  '052': {
    title: 'Out of the boiler house',
    soviet:
      'Both rifle squads have to stand on the escape marker at the same time. Squad A is four tiles away, over mines; let the others keep the road open.',
    german:
      'Six casualties stop them. They want to get to the landing; your mines lie on the straight road, so watch the way round.',
  },
  '061': {
    title: 'The school holds',
    soviet:
      'A third squad is here; units of a squad come onto the map with its riflemen. Six points: what you have, and the square in the middle.',
    german:
      'A third squad is here; units of a squad come onto the map with its riflemen. Four points; the square in the middle gives two.',
  },
  '062': {
    title: 'Across the square',
    soviet:
      'The kiosk gives two and is the shortest way to five. Use the third squad to hold the block on the right while the others cross.',
    german:
      'You hold half of what you need. Do not run to meet them: from the ruins you can reach everything they want.',
  },
  '063': {
    title: 'The corner house',
    soviet:
      'The corner house gives two and is yours. The turbines give two more; be there before them.',
    german:
      'Four points. The turbines are worth as much as the corner house and are not as well guarded.',
  },
  '064': {
    title: 'Below the mill',
    soviet:
      'Six points along the bank. The granary gives two and covers the whole yard; whoever sits in it need not hurry.',
    german:
      'Three points, and one you have. One more trench and one more yard: choose one end and go there with everything.',
  },
  '071': {
    title: 'A tank by the store',
    soviet:
      'Rout the tank and it is over; only anti-tank rifles and charges can hurt it. Otherwise five points. It cannot enter houses: you can.',
    german:
      'Four points. The tank cannot be pinned down, but it cannot enter houses either; keep riflemen with it.',
  },
  '072': {
    title: 'Tracks in the street',
    soviet:
      'Six points, or four and the tank routed. It will come down the open street; wait for it in the corner house.',
    german:
      'Four points, and the block and the kiosk give two each. Let the tank silence the windows before the men run.',
  },
  '073': {
    title: 'A tank at the mill',
    soviet:
      'Rout the tank, or hold six points. The trench in the middle is worth two: from it the rifles reach the whole road.',
    german:
      'Four points. The trench in the middle gives two; their long rifles are on the road behind it.',
  },
  '081': {
    title: 'The forecourt',
    soviet:
      'Vetrov’s tank opens the way; keep it out of sight of the gun in the street, which cannot turn or move away. Five points.',
    german:
      'The gun is where it is, and there it stays. Four points; the square gives two, and they have to cross it.',
  },
  '082': {
    title: 'Tank against tank',
    soviet:
      'Four points, or two and their tank routed. The gun in the street covers the kiosk; lure them there.',
    german:
      'Four points, or two and their tank routed. Steinert’s gun covers the square; let them come to it.',
  },
  '083': {
    title: 'The dug-in gun',
    soviet:
      'Four points, and two you have. Their gun sits in a fortified trench; take what lies left and right of it.',
    german:
      'Six points. The trench is fortified and the gun cannot be driven out of it; hold it, and go out to both sides.',
  },
  '091': {
    title: 'The day of the bombers',
    soviet:
      'Three points win it, and routing everybody does not. The girls at the guns can bring bombers down for good; play them before the houses are gone.',
    german:
      'Five buildings damaged or destroyed. Bombers need no line of sight and spare nobody, your own men included. A plane that is shot down is gone for the whole campaign.',
  },
  '092': {
    title: 'The jetty',
    soviet:
      'Every round in which you control the jetty brings a point; fourteen, and the night boats can land. Do not leave it empty.',
    german:
      'Four points before their boats have come fourteen times. Take the jetty itself, and the clock stops.',
  },
  '101': {
    title: 'The station',
    soviet:
      'Four points, or four of their units routed at the same time. Flamethrowers drive men out of houses; they have to get close for it.',
    german:
      'Five points, or five of their units routed at the same time. Who is driven out of a house can be driven on.',
  },
  '102': {
    title: 'What is left of the school',
    soviet:
      'Five points, or four units routed at the same time. Three points you hold; burn your way into the school, or take the ruins on the square.',
    german:
      'Four points, or four units routed at the same time. One squad in the school, one on the square: they cannot burn both.',
  },
  '103': {
    title: 'The turbine hall again',
    soviet:
      'Five points, or four units routed at the same time. Stay out of their flamethrowers’ reach, which is one tile.',
    german:
      'Four points, or four units routed at the same time. Kiosk, ruins, park: three of them are at your feet.',
  },
  '104': {
    title: 'Up the gully',
    soviet:
      'Six points, or four units routed at the same time. From the mill you see the whole slope; do not go down into it.',
    german:
      'Five points, or four units routed at the same time. The gully shelters you and keeps tanks away, theirs as well.',
  },
  '111': {
    title: 'Under the workers’ houses',
    soviet:
      'Tiles with tunnels are neighbours to each other. Objectives and destroyed tunnels count together, five in all; a tunnel once blown up never comes back.',
    german:
      'Tiles with tunnels are neighbours to each other. Objectives and destroyed tunnels count together, five in all. The infantry gun cannot fire at what is next to it.',
  },
  '112': {
    title: 'The cable passage',
    soviet:
      'One end of the passage is under your feet, one under theirs, one under the kiosk. Objectives and destroyed tunnels count together, five in all.',
    german:
      'The passage leads from the square straight behind them, and from there straight behind you. Objectives and destroyed tunnels count together, five in all.',
  },
  '113': {
    title: 'The gallery under the granary',
    soviet:
      'The gallery ends in the corner house, which is theirs. Objectives and destroyed tunnels count together, five in all. The guns beyond the river fire where you ask, on your own men too.',
    german:
      'The gallery ends in the granary, which is theirs. Objectives and destroyed tunnels count together, five in all.',
  },
  '121': {
    title: 'Parachutes',
    soviet:
      'Every round a load comes down in the court and one by the fountain. Control a tile on which five of them lie.',
    german:
      'Every round a load comes down in the court and one by the fountain. Control a tile on which five of them lie.',
  },
  '122': {
    title: 'Supplies by night',
    soviet:
      'Every round a load comes down in the trench by the orchard and one by the transformer. Control a tile on which five of them lie.',
    german:
      'Every round a load comes down in the trench by the orchard and one by the transformer. Control a tile on which five of them lie.',
  },
  '131': {
    title: 'The department store',
    soviet:
      'Squad C now fights in another’s ranks. Four points; the store gives two. Baturin gets one more act out of a man, who then lies down.',
    german:
      'Squad C now fights in another’s ranks. Six points, so you will have to go out onto the square as well. Assault troops move and fire at once.',
  },
  '132': {
    title: 'The middle of the map',
    soviet:
      'Six points, or four and two units routed at the same time. The block and the kiosk give two each.',
    german:
      'Six points, or four and two units routed at the same time. The block and the kiosk give two each.',
  },
  '133': {
    title: 'Gully and brewery',
    soviet:
      'Six points; the cellars give two. Only the bridge lets their tank across the gully: the long rifles belong there.',
    german:
      'Three points, and one you have. The cellars give the other two; the tank can only cross by the bridge.',
  },
  '141': {
    title: 'The last stop',
    soviet:
      'Three points and they have nothing left in the city. Nine of your men lost, and the attack is over.',
    german: 'Make them pay: nine casualties stop the attack. Everything behind you is steppe.',
  },
  '142': {
    title: 'Machines and walls',
    soviet:
      'Objectives and enemy casualties count together, nine in all. Two tanks, two guns, one school.',
    german:
      'Objectives and enemy casualties count together, nine in all. Two tanks, two guns, one school.',
  },
  '143': {
    title: 'Nothing left to fall',
    soviet:
      'Objectives and enemy casualties count together, eight in all. The corner house gives two.',
    german:
      'Objectives and enemy casualties count together, nine in all. The corner house gives two and is yours.',
  },
  '144': {
    title: 'Mill and jetty',
    soviet:
      'Seven of their men, or both of their tanks; routing their riflemen wins nothing here. Everything behind you is water.',
    german:
      'Objectives and enemy casualties count together; eight, and the whole city is yours. Both tanks routed, or seven casualties, and it is over.',
  },
  '151': {
    title: '11 November',
    soviet:
      'The last battle. Objectives and enemy casualties count together, twelve in all; routing their riflemen alone wins nothing. You have a sealed order besides.',
    german:
      'The last battle. Objectives and enemy casualties count together, twelve in all; routing their riflemen alone wins nothing. You have a sealed order besides.',
  },
  '152': {
    title: 'The eleventh of November',
    soviet:
      'The last battle. Objectives and enemy casualties count together, twelve in all; routing their riflemen alone wins nothing. You have a sealed order besides.',
    german:
      'The last battle. Objectives and enemy casualties count together, twelve in all; routing their riflemen alone wins nothing. You have a sealed order besides.',
  },
} satisfies { readonly [scenario: string]: Briefing };
