import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 10. */
export const pages: BookPages = {
  stories: {
    '10a': [
      'You lived through that day, and so did the school, or at least its ground floor. Most of that is owed to Vedenyapin’s squad. In one afternoon it learnt what takes half a year elsewhere, and since then Vedenyapin has not raised his voice.',
      'Three men with flamethrowers have joined you, and with them a second orderly, Zinaida Kravtsova, who knows how to treat precisely what flamethrowers do. Zhludev said that he did not like the order of it.',
      'Before you is the station. It used to be the terminus of the number two.',
    ],
    '10b': [
      'You were the last to come out of that day and the first to count what was missing. The school has only its ground floor, the kitchen no cauldron, and for two days Melnik could not hear what he was told; he answered by the look on people’s faces.',
      'Three men with flamethrowers have joined you, and with them a second orderly, Zinaida Kravtsova, who knows how to treat precisely what flamethrowers do.',
      'The order still says the station. If we go at once, said Streltsov, they will not expect it. And if we do not go, they will be here.',
    ],
    '10c': [
      'Anyone who lived through the fourteenth is called an old man. In the platoon that word is an honour, and Vedenyapin, who earned it twice that day, now leads his squad with his eyes alone.',
      'Three men with flamethrowers have come. Yermolai Shustov was a fireman and does not joke about it. A second orderly, Zinaida Kravtsova, knows how to treat precisely what flamethrowers do.',
      'The school has no windows left to aim from. You will go at it from the corner house.',
    ],
    '10d': [
      'On the fourteenth they took the sky, and with it an appetite for more. Since morning you can hear their squads calling to each other behind the school, calmly, as on a platform.',
      'Three men with flamethrowers have joined you. Yermolai Shustov was a fireman and does not joke about it. A second orderly, Zinaida Kravtsova, asked the kitchen for all the lard it had. Nobody asked what for.',
      'They will come across the square to the power plant. Again. Gorshkov scratched another stroke into a turbine; there are more of them now than he has fingers.',
    ],
    '10e': [
      'The jetty holds, and all night people walked in over it and stretchers were carried out. Vedenyapin, who ran it all from the water, now leads his squad almost without a sound.',
      'With the morning raft came three men with flamethrowers. Yermolai Shustov was a fireman and does not joke about it. A second orderly, Zinaida Kravtsova, knows how to treat precisely what flamethrowers do.',
      'For two days you were the ones under fire. Today you go for the square and the school, while they think that you cannot.',
    ],
    '10f': [
      'The jetty burned, and the rafts now land two hundred paces upstream, on sand where every step can be seen. The bread arrives wet.',
      'Three men with flamethrowers have come, all of them with burns from their training. A second orderly, Zinaida Kravtsova, asked the kitchen for all the lard it had. Nobody asked what for.',
      'You can hear them behind the wall of the turbine hall. They are not digging, only waiting. That, said Streltsov, is how people wait for a tram that is sure to come.',
    ],
    '10g': [
      'The jetty held, and so did you. Gorshkov says that he will talk to his daughter about that day when she is grown; and that it will be short. Vedenyapin commands his squad with his hand alone.',
      'Three men with flamethrowers came over by boat, and a second orderly, Zinaida Kravtsova. She lifted her bag out of the boat first, and only then herself.',
      'Now the Germans are trying the gully, from below, up to the mill. From its windows you can see every bush. There are not many bushes left.',
    ],
    '10h': [
      'Only the posts of the jetty are left. The rafts put in where they can, and the men wade ashore up to their waists. Streltsov stands on the bank and gives everybody his hand; the left one, because with the right he is writing down their names.',
      'Three men with flamethrowers came over by boat, and a second orderly, Zinaida Kravtsova. She brought the mail too. Half of the names on it belong to nobody here any more.',
      'Along the gully, from below, their infantry is gathering against the mill. Behind the mill is only water, and Zhludev has begun to ask who can swim.',
    ],
  },
  briefings: {
    '101':
      'Four points, or four of their units routed at the same time. Flamethrowers drive men out of houses; they have to get close to do it. The engineers have smoke now.',
    '102':
      'Five points, or four units routed at the same time. You hold three; burn your way into the school, or take the ruins on the square. The engineers have smoke now.',
    '103':
      'Four points, or four units routed at the same time. Stay out of their flamethrowers’ reach, which is one tile. The engineers have smoke now.',
    '104':
      'Six points, or four units routed at the same time. From the mill you see the whole slope; do not go down into it. The engineers have smoke now.',
  },
};
