import type { Translated } from '@bivouac/text';
import type { scenarioTitles as english } from '../en/scenario-titles.ts';

export const scenarioTitles: Translated<typeof english> = {
  'la-raye': 'La Raye',
  montmartin: 'Montmartin-en-Graignes',
  'raid-across-the-canal': 'Nájezd přes kanál',
  'behind-enemy-lines': 'Za nepřátelskými liniemi',
  'crossing-the-vire': 'Překročení Vire',
  'desperate-withdrawal': 'Zoufalý ústup',
  'la-huberderie': 'La Huberderie',
  'tessy-sur-vire': 'Ulice Tessy-sur-Vire',
  reinforcements: 'Posily',
  'critical-intelligence': 'Důležité informace',
  'hill-314': 'Kóta 314',
  mortain: 'Mortain',
};
