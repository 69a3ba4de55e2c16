import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 13. */
export const pages: BookPages = {
  stories: {
    '13a': [
      'It was you who gathered the parachutes. Nina Orlova cut the soap with a thread into nineteen pieces, and nobody took his own before the wounded had theirs.',
      'Vedenyapin’s squad is a squad no longer. You will put the men who are left where most are missing; Vedenyapin himself goes to command the ferry. He left the striped shirt to the man who had envied it longest. A political officer has joined you, Lavrenty Baturin. He says little and walks in front, and men get up behind him even when they cannot.',
      'Before you is the department store. If it falls, you will see the station from close by.',
    ],
    '13b': [
      'The boxes ended up with them. You watched them being dragged away, and those who should have fired had to swallow first. Since then everything in the platoon has been mixed up: passwords, sentries, time.',
      'Vedenyapin leaves to command the ferry, and what he leaves behind is no longer a squad; you will put his men where most are missing. Lavrenty Baturin, the new political officer, brought a sack of onions instead of a speech.',
      'And yet it is you who stand before the department store. A hungry man, says Streltsov, at least does not fall asleep.',
    ],
    '13c': [
      'You carried nearly all the supplies home. In one box, instead of dressings, there were two hundred school exercise books. Nobody threw them away: in the one that you have kept from the beginning there is no room for more names.',
      'Vedenyapin’s squad is a squad no longer, and you will send its men where they are needed most. Lavrenty Baturin, the new political officer, reported at four in the morning, and at five he was leading a counter-attack on a cellar.',
      'The square is the middle of the map, the middle of the front, and, as far as you know, the middle of the world.',
    ],
    '13d': [
      'The wind took the parachutes over to them. One caught on the chimney of the power plant and shows white there to this day; it has already cost three men.',
      'Vedenyapin has been called away to command the ferry. You will send the men he had left where they are needed most. Lavrenty Baturin, the political officer, reads you news from other sectors; it is the same everywhere, and everywhere they hold.',
      'Hunger makes for confusion. So Streltsov gives every order three times: once aloud, once quietly, and once with his hand.',
    ],
    '13e': [
      'In the night you pulled five parachutes off the switchyard. From the silk Nina Orlova made dressings, and from one piece a scarf; for whom she did not say.',
      'Vedenyapin’s squad is a squad no longer. Its men fall in where others are missing. Vedenyapin has gone to command the ferry; in parting he saluted the power plant as if it were a ship.',
      'Lavrenty Baturin, the political officer, will lead you to the square. He wants to be there for the anniversary. Nobody asked which one; in November there is only one.',
    ],
    '13f': [
      'Twice you went for the parachutes and twice you came back with nothing. The second time they did not even fire, they just put on lights and laughed.',
      'Since this morning the men left of Vedenyapin’s squad have stood among the others. Lavrenty Baturin, the political officer, counted seven rounds for each man; then he reported fifteen, so that somebody would come.',
      'You still hold the power plant. From here to the square it is eighty paces, and Streltsov knows them one by one.',
    ],
    '13g': [
      'You paid little for the parachutes and brought back a lot: rusks, ammunition and one box that nobody could read. There was stewed fruit in it, American. The wounded got it by the spoon, like medicine.',
      'Of Vedenyapin’s squad a handful is left. You will share it out among the others; he himself commands the ferry, and with every raft he sends word of what is new on the water. Lavrenty Baturin, the political officer, reads it out instead of the newspaper.',
      'If you lose the brewery and the gully, there is the mill. Streltsov said that sentence only once.',
    ],
    '13h': [
      'The supplies came down behind their line. At night you could smell them cooking. Zhludev had you cook as well, roots and a belt, so that they could smell you.',
      'Of Vedenyapin’s squad a handful is left, and you will share it out among the others. He himself has gone to command the ferry, which does not run. For two days Lavrenty Baturin, the political officer, walked a wounded man about by the arm and told him that they were taking the air.',
      'The Germans are about to strike across the gully at the brewery. If they get through, you will have the mill and a jetty without planks.',
    ],
  },
  briefings: {
    '131':
      'Squad C now fights in another’s ranks. Five points; the store gives two. Baturin gets one more act out of a man, who then lies down.',
    '132':
      'Five points, or four and two units routed at the same time. The block and the kiosk give two each.',
    '133':
      'Six points; the cellars give two. Their tank cannot enter the gully and has to come round by the orchard: the long rifles belong there.',
  },
};
