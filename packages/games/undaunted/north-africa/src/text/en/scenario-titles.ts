/** Apart from their briefings, which no table needs. */
export const scenarioTitles = {
  'landing-ground-7': 'Landing Ground 7',
  murzuk: 'Murzuk',
  'gebel-sherif': 'Gebel Sherif',
  'al-tag': 'Al Tag',
  'road-to-hon': 'The Road to Hon',
  'base-under-threat': 'Base under Threat',
  'road-watch': 'Road Watch',
  'fuel-dump': 'The Fuel Dump',
  salvage: 'Salvage',
  'wadi-tamet': 'Wadi Tamet',
  barce: 'Barce',
};
