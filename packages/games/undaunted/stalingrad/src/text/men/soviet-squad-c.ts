import type { Men } from '../library.ts';

export const men: Men = {
  36: ['Sergej Vedeňapin', 'Sergei Vedenyapin'],
  37: ['Ivan Kosolapov', 'Ivan Kosolapov'],
  38: ['Alexej Drozdov', 'Alexei Drozdov'],
  39: ['Georgij Čanturija', 'Giorgi Chanturia'],
  40: ['Rašid Jusupov', 'Rashid Yusupov'],
  41: ['Vasilij Perelygin', 'Vasily Perelygin'],
  42: ['Maxim Jeršov', 'Maxim Yershov'],
  43: ['Pjotr Zujev', 'Pyotr Zuev'],
  44: ['Anvar Sabirov', 'Anvar Sabirov'],
  45: ['Trofim Bělych', 'Trofim Belykh'],
  46: ['Konstantin Ladygin', 'Konstantin Ladygin'],
  47: ['Zachar Moroz', 'Zakhar Moroz'],
  79: ['Sergej Vedeňapin', 'Sergei Vedenyapin'],
};
