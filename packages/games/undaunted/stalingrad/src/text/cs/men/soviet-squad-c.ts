import type { Men } from '../../library.ts';

export const men: Men = {
  36: 'Sergej Vedeňapin',
  37: 'Ivan Kosolapov',
  38: 'Alexej Drozdov',
  39: 'Georgij Čanturija',
  40: 'Rašid Jusupov',
  41: 'Vasilij Perelygin',
  42: 'Maxim Jeršov',
  43: 'Pjotr Zujev',
  44: 'Anvar Sabirov',
  45: 'Trofim Bělych',
  46: 'Konstantin Ladygin',
  47: 'Zachar Moroz',
  79: 'Sergej Vedeňapin',
};
