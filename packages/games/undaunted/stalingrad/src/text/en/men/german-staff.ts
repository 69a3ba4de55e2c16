import type { Men } from '../../library.ts';

export const men: Men = {
  78: 'Gustav Nagel',
  79: 'Otto Wegener',
  80: 'Otto Wegener',
  81: 'Paul Lindner',
  82: 'Paul Lindner',
  83: 'Johann Kessler',
  84: 'Wilhelm Stroh',
  86: 'Albrecht von Rehden',
  87: 'Emil Hartung',
  88: 'Simon Leitner',
};
