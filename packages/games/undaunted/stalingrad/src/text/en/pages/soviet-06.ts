import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 6. */
export const pages: BookPages = {
  stories: {
    '6a': [
      'The station burned all night, and in the windows of the school you could have read by it. As a reward you have been given a radio and with it Alla Vinogradova, who is nineteen and sounds like a wireless announcer.',
      'A third squad has come as well. It is led by Sergei Vedenyapin, a sailor of the Volga flotilla, who refuses to take off his striped shirt. With them came Nina Orlova, a medical orderly. She looked at your dressings and, without a word, began to change them.',
      'The Germans will now strike in revenge. Melnik maintains that wounded pride aims badly.',
    ],
    '6b': [
      'You did not get to the station. The engineers brought the charge back and laid it in the middle of the cellar, so that everybody has to look at it.',
      'A third squad stood in the doorway, under Sergei Vedenyapin, a sailor of the Volga flotilla, in a striped shirt that he refuses to take off. He walked round the charge without asking. Nina Orlova, the medical orderly who came with him, looked only at your dressings and began to change them.',
      'The trains are still running, and what they brought will now come at you. You hold the school. Hold it.',
    ],
    '6c': [
      'The charge went off at the station. For two days nothing will reach them. Headquarters has sent you a radio with Alla Vinogradova, and orders to make use of the time.',
      'You have a new squad, led by Sergei Vedenyapin, a sailor of the Volga flotilla. And you have an orderly, Nina Orlova, who asks nothing and sees everything.',
      'You will go across the square as on the first day. Of those who stood here then, Gorshkov worked out, so few are left that he knows them all by name and by voice.',
    ],
    '6d': [
      'The charge never reached the station, and from the forward posts you can hear them unloading all night. In the morning they will attack; even the fountain knows that.',
      'At least you have a new squad. It is led by Sergei Vedenyapin, a sailor of the Volga flotilla, and his men have brought their own cauldron. And Nina Orlova has come, a medical orderly. She chose the driest cellar, and nobody dared to say that it was taken.',
      'Streltsov went round the posts and at each of them said the same thing: the corner house, then nothing, then the Volga.',
    ],
    '6e': [
      'Gorshkov brought his men out. They reached the landing in two groups, and the second was carrying the first. Because it succeeded you have been given a radio, Alla Vinogradova and orders to attack.',
      'Along the same bank by which they came out, a third squad came in. It is led by Sergei Vedenyapin, a sailor of the Volga flotilla. Nina Orlova, the medical orderly, was to come with the next boat tomorrow. She did not wait.',
      'The square is still theirs. Tomorrow you will ask them whether they insist on it.',
    ],
    '6f': [
      'Nearly all came back from the boiler house, but not as victors. Gorshkov sits with his back to the wall and speaks to nobody. What he saw in the minefield he has kept to himself.',
      'A third squad has come. Its leader, Sergei Vedenyapin, a sailor of the Volga flotilla, was to relieve somebody else, but that sector no longer exists. With him came Nina Orlova, a medical orderly; she was the first to whom Gorshkov said a word.',
      'They know that you are weak. They will come through the corner house and the power plant at once.',
    ],
    '6g': [
      'Gorshkov’s squad fought its way through to the landing. Meanwhile the boats took the wounded away and brought reinforcements: a third squad under Sergei Vedenyapin, a sailor of the flotilla; Nina Orlova, a medical orderly; and a radio with Alla Vinogradova, who can send while walking.',
      'Of the whole city you hold a strip that can be crossed in the time of one cigarette. The walls of the mill are a metre thick. Vedenyapin knocked on them and said that he had fought on worse ships.',
      'The Germans are regrouping in the corner house. You can hear them moving furniture to the windows.',
    ],
    '6h': [
      'Only a few handfuls got through from the boiler house. Gorshkov came last, carrying a machine gun that was to be left behind. Nobody told him that it had been against orders.',
      'The boats brought a third squad under Sergei Vedenyapin, a sailor of the flotilla, and Nina Orlova, a medical orderly. They took back so many wounded that the gunwale went under.',
      'Of the whole city you hold a strip that can be crossed in the time of one cigarette. On the map Streltsov drew a circle round the mill and wrote next to it: terminus. Then he crossed it out.',
    ],
  },
  briefings: {
    '061':
      'A third squad is here; units of a squad come onto the map with its riflemen. Six points: you have two, the square in the middle gives two, and the last two lie around it.',
    '062':
      'The kiosk gives two and is the shortest way to four. Use the third squad to hold the block on the right while the others cross.',
    '063':
      'The corner house gives two and is yours. The turbines give two more; be there before them.',
    '064':
      'Six points along the bank. The granary gives two and covers the whole yard; those who sit in it need not hurry.',
  },
};
