import type { EndingText } from '../../library.ts';

export const ending: EndingText = {
  title: 'Grey water',
  soviet: [
    'The mill fell at noon and the jetty in the afternoon. Whoever could swim swam between the ice floes; whoever could not went on firing as long as there was anything to fire.',
    'Streltsov was the last to stay on the bank, and nobody saw what happened then. Nina Orlova brought eleven wounded across on a raft made of doors from the brewery. The book with the names was under her coat.',
    'Two weeks later guns were heard in the steppe, and the ring closed around those who had driven you out. Your people came back to the city in February. The book came with them.',
  ],
  german: [
    'The mill fell at noon, the jetty in the afternoon. Headquarters got its telephone call, and somewhere far away it was announced on the wireless. The city is yours. It has no windows, no roofs, no water and no people.',
    'Lindner had the wounded from the cellar of the mill carried to the river and put into a boat. Somebody reported it. Nobody had time to look into it any more.',
    'On 19 November the guns began in the north, and four days later the ring closed. You had captured a trap. Until the last moment Wegener went on making doors from its ruins and hanging them in their frames.',
  ],
};
