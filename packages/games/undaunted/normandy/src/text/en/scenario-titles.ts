/** Apart from their briefings, which no table needs. */
export const scenarioTitles = {
  'la-raye': 'La Raye',
  montmartin: 'Montmartin-en-Graignes',
  'raid-across-the-canal': 'Raid Across the Canal',
  'behind-enemy-lines': 'Behind Enemy Lines',
  'crossing-the-vire': 'Crossing the Vire',
  'desperate-withdrawal': 'Desperate Withdrawal',
  'la-huberderie': 'La Huberderie',
  'tessy-sur-vire': 'Streets of Tessy-sur-Vire',
  reinforcements: 'Reinforcements',
  'critical-intelligence': 'Critical Intelligence',
  'hill-314': 'Hill 314',
  mortain: 'Mortain',
};
