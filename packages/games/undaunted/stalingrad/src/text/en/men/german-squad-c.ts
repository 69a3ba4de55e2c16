import type { Men } from '../../library.ts';

export const men: Men = {
  36: 'Richard Thalheim',
  37: 'Bernhard Otte',
  38: 'Vinzenz Moser',
  39: 'Gerd Lorentz',
  40: 'Oskar Preuss',
  41: 'Felix Kranz',
  42: 'Julius Eberle',
  43: 'Harald Timm',
  44: 'Franz Nemetz',
  45: 'Wendelin Maurer',
  46: 'Ulrich Sander',
  47: 'Konrad Fiebig',
  85: 'Richard Thalheim',
};
