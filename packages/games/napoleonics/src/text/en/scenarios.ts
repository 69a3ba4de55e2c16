/** Our own briefings, one for each side. */
export const scenarios = {
  'rolica-first-position': {
    title: 'Roliça, first position',
    place: 'Roliça, Portugal',
    allied:
      'Delaborde waits on the hills beyond the stream with half our numbers. Pin his centre with the guns and let Ferguson or Trant go round: the two hills on his baseline are worth a banner each while we stand on them.',
    french:
      'Hold the heights and make every ford cost them blood. You cannot beat this army in the open, so keep the hills behind you free of Englishmen and strike at any unit that crosses alone.',
  },
  'rolica-second-position': {
    title: 'Roliça, second position',
    place: 'Columbeira, Portugal',
    allied:
      'The French have gone back to a plateau that can be climbed only through four gullies. Lake has run ahead of everybody; support him or pull him back, and bring the guns near enough to sweep the edge.',
    french:
      'The cliffs do half the work. Watch the four gullies, fire at heads as they appear, and throw them back down before they can form on the top.',
  },
  vimeiro: {
    title: 'Vimeiro',
    place: 'Vimeiro, Portugal',
    allied:
      'Junot comes in columns against the hill and the village behind it, and one brigade is swinging round our left. Stand, fire first, and do not let him into both halves of Vimeiro.',
    french:
      'Break through at the hill and take the village: both of its hexes together are worth two banners. Brenier turns their left; keep the grenadiers for the last push.',
  },
  corunna: {
    title: 'Corunna',
    place: 'Elviña, Galicia',
    allied:
      'The fleet is in the bay and the army must be got aboard. Hold the ridge and Elviña until Soult has had enough; the Guards behind the centre are all the reserve there is.',
    french:
      'They want to sail away; don’t let them. Your battery looks straight at Elviña: take the village, then roll up the ridge from its right end.',
  },
  talavera: {
    title: 'Talavera',
    place: 'Talavera de la Reina, Castile',
    allied:
      'The brook is in front, the Cerro de Medellín on our left and a redoubt in the centre. Let them climb; every block they lose crossing the Portina is one less on the crest.',
    french:
      'Victor wants the hill, Sebastiani the centre. Soften both with the guns, cross the brook everywhere at once and do not stop in the water.',
  },
  'river-coa': {
    title: 'River Coa',
    place: 'Almeida, Portugal',
    allied:
      'Craufurd has stayed too long on the wrong side of the river. Every unit and every leader that leaves the field over the bridge earns a banner, so fight only as long as it takes the others to get there.',
    french:
      'One bridge, and the whole Light Division in front of it. Ride them down before they reach it; each unit that gets across is a banner for them.',
  },
  'bussaco-reynier': {
    title: 'Bussaco: Reynier’s assault',
    place: 'Serra do Buçaco, Portugal',
    allied:
      'The ridge is ours from end to end and thinly held. Keep something behind the crest, shoot as they come up the slope, and meet those who arrive with the bayonet.',
    french:
      'Fog, a steep slope, and a line that cannot be strong everywhere. Mass Merle and Heudelet against one point of it and go over the top together.',
  },
  'bussaco-ney': {
    title: 'Bussaco: Ney’s assault',
    place: 'Sula, Portugal',
    allied:
      'Rifles in Sula, the Light Division out of sight behind the crest. Give up the village slowly, and when they reach the top out of breath, stand up.',
    french:
      'Loison goes for the village and the crest above it, Marchand to his left. The woods hide you most of the way; the last two hexes are the battle.',
  },
  redinha: {
    title: 'Redinha',
    place: 'Redinha, Portugal',
    allied:
      'Ney covers the retreat with a few battalions on a wooded ridge. Turn him with the light troops on one side and the Portuguese on the other before going in with the Guards.',
    french:
      'A rearguard wins by being late to leave. Hold the ridge while it is cheap, then go back over the stream by steps, and strike with the cavalry at whoever follows too fast.',
  },
  'salamanca-left': {
    title: 'Salamanca: the French left',
    place: 'Los Arapiles, León',
    allied:
      'Marmont has stretched too far. Pakenham and Le Marchant fall on the end of his line; the centre only has to keep him from turning round.',
    french:
      'The left is in the air and they have seen it. Close up on the plateau, use the guns on the Greater Arapile, and make them pay for the open ground.',
  },
  'salamanca-right': {
    title: 'Salamanca: the French right',
    place: 'Calvarrasa de Arriba, León',
    allied:
      'Come over the ridge, across the stream and at them. The stream can be forded everywhere, but it takes a die from whoever fights in it.',
    french:
      'What is left of the army has to be brought off. Clausel holds the height, Foy the village on the flank; stop them in the water.',
  },
  'garcia-hernandez': {
    title: 'García Hernández',
    place: 'García Hernández, León',
    allied:
      'Cavalry alone against infantry: everybody says it cannot be done. Each infantry unit you destroy is worth one banner more, so force the squares, bleed them, and ride through whatever is late to form.',
    french:
      'Form square in time and they break on you; every square costs a card, so do not form one where a hill or a wood will do. Keep your own horsemen close behind.',
  },
  'saint-pierre': {
    title: 'Saint-Pierre',
    place: 'Saint-Pierre-d’Irube, Gascony',
    allied:
      'The Nive has risen and cut Hill off from the rest of the army. Hold the ridge behind Saint-Pierre, above all the height with the guns, until help can cross.',
    french:
      'For one morning we outnumber them. Go straight up the road, take the height in the middle: it gives a banner for as long as it is ours.',
  },
  'quatre-bras': {
    title: 'Quatre Bras',
    place: 'Quatre Bras, Brabant',
    allied:
      'The crossroads must not fall. The Netherlanders hold the wood and the farm; Picton has just come up, and the Guards are on the road.',
    french:
      'Take the farm of Gemioncourt and then the crossroads; each gives a banner while you hold it. Kellermann’s cuirassiers are worth most against infantry that has no cards left for squares.',
  },
  waterloo: {
    title: 'Waterloo',
    place: 'Mont-Saint-Jean, Brabant',
    allied:
      'Hougoumont, La Haye Sainte and Papelotte in front, the ridge behind them. Each of the three is a banner for the French while they hold it; keep the heavy cavalry for the moment when a column has just arrived.',
    french:
      'The valley is too wide for muskets but not for guns. Soften the ridge, take the farms one after another, and keep the Guard until their line is thin.',
  },
};

export type NapoleonicsScenarioId = keyof typeof scenarios;
