import type { Stories } from './story.ts';

export const sovietMiddleEn: Stories = {
  '8a': [
    'The walls of the school held, and the tank went back where it came from. Falling masonry knocked Streltsov off his feet; since then he hears badly in his left ear and walks with care, as on ice. There was no sending him across the river. A driver, he said, only needs his eyes.',
    'In the night a raft brought your first tank, Lieutenant Vetrov’s T-34, and behind it men hauled an anti-tank gun ashore on ropes. Zhludev walked round the tank, knocked on the armour and asked whether there was a stove inside.',
    'Now it is your turn. In front of the school stands their gun, and behind it the forecourt of the station.',
  ],
  '8b': [
    'The square is ploughed by tracks, and all that is left of the fountain is a basin of rainwater. Both sides drink from it, at night, each from its own side.',
    'Lieutenant Vetrov’s T-34 has come across the river, and with it Rodion Gusev’s anti-tank gun. A gun like that is set up once and then does not move again; you know it, and so does Gusev.',
    {
      man: [54],
      there:
        'Kolesnikova has been sent a book from home. She reads it aloud, always two pages, and then puts out the light.',
      gone: 'A book came from home for Kolesnikova. Nina Orlova reads from it now, always two pages, and then puts out the light.',
    },
  ],
  '8c': [
    'The square is only being shot at, nobody can reach it. The power plant has no roof, and soot snows into the hall.',
    'Lieutenant Vetrov’s T-34 has come across the river, and with it Rodion Gusev’s anti-tank gun. A gun like that is set up once and then does not move again; you know it, and so does Gusev.',
    {
      man: [54],
      there:
        'Kolesnikova has been sent a book from home. She reads it aloud, always two pages, and then puts out the light.',
      gone: 'A book came from home for Kolesnikova. Nina Orlova reads from it now, always two pages, and then puts out the light.',
    },
  ],
  '8d': [
    'You still hold the mill and a piece of the bank. The officers who commanded here last week are gone, and so orders come asking for Streltsov. He has learnt to give short ones: number of the house, hour, who. The men trust him because he never says “easy”.',
    'Tonight Lieutenant Vetrov’s T-34 came over on a raft. Unloading it took two hours, and three men were left in the water.',
    'Across from you the Germans have dug a position for an anti-tank gun into the ruins. You will go at them before they have settled in.',
  ],
  '9a': [
    'The morning of 14 October was clear, and that was the bad news. Towards eight the air itself rose. The planes came in waves, so thick that the youngest in the platoon stopped counting, and each time the school breathed in and breathed out dust.',
    'Anti-aircraft guns are dug in near the landing. They are served by girls, Galina Pestova and three others, none of them twenty. Melnik offered to change places. Galina looked at him and said: “Can you do logarithms?”',
    'Today nobody will win so much as a house. It is about how many will be left.',
  ],
  '9b': [
    'The morning of 14 October was clear, and that was the bad news. Towards eight the air itself rose. The planes came in waves, and the square that you had held for so long moved, piece by piece, into the sky.',
    'Anti-aircraft guns are dug in near the landing. They are served by girls, Galina Pestova and three others, none of them twenty. Gorshkov, who has a daughter, cannot bring himself to talk to them about anything but food.',
    'You must not stay in the cellars: whoever stays in a cellar today will be found there tomorrow. Go closer to them. They do not drop bombs on their own.',
  ],
  '9c': [
    'The morning of 14 October was clear, and that was the bad news. The planes did not come for you, they flew over you: to the landing. Without it there is no bread, no ammunition and no way out for those who cannot go on.',
    'By the jetty stand anti-aircraft guns. They are served by girls, Galina Pestova and three others, none of them twenty. Vedenyapin helped them to carry boxes and asked where they had learnt it. “At school,” said Galina. “In mathematics.”',
    'Today nobody goes forward. Today the jetty has to stay.',
  ],
  '9d': [
    'The morning of 14 October was clear, and that was the bad news. The bank that you hold became the most heavily bombed piece of ground that any of you had ever seen, and all of you have been here since September.',
    'By the jetty stand anti-aircraft guns. They are served by girls, Galina Pestova and three others, none of them twenty. When one of the guns was overturned they set it up and went on firing; and Streltsov, who never swore even at a missed connection, swore.',
    'Nina Orlova ships the wounded out four at a time. As long as the jetty holds, she has somewhere to ship them from.',
  ],
  '10a': [
    'You lived through that day, and so did the school, or at least its ground floor. Most of that is owed to Vedenyapin’s squad. In one afternoon it learnt what takes half a year elsewhere, and since then Vedenyapin does not raise his voice.',
    'Three men with flamethrowers have joined you, and with them a second orderly, Zinaida Kravtsova, who knows how to treat precisely what flamethrowers do. Zhludev said that he did not like the order of it.',
    'Before you is the station. It used to be the terminus of the number two.',
  ],
  '10b': [
    'You were the last to come out of that day and the first to count what was missing. The school has only its ground floor, the kitchen no cauldron, and for two days Melnik could not hear what he was told; he answered by the look on people’s faces.',
    'Three men with flamethrowers have joined you, and with them a second orderly, Zinaida Kravtsova, who knows how to treat precisely what flamethrowers do.',
    'The order is the station all the same. If we go at once, said Streltsov, they will not expect it. And if we do not go, they will be here.',
  ],
  '10c': [
    'Whoever lived through the fourteenth is called an old man. In the platoon that word is an honour, and Vedenyapin, who earned it twice that day, now leads his squad with his eyes alone.',
    'Three men with flamethrowers have come. Yermolai Shustov was a fireman and does not joke about it. A second orderly, Zinaida Kravtsova, knows how to treat precisely what flamethrowers do.',
    'The school has no windows left to aim from. You will go at it from the corner house.',
  ],
  '10d': [
    'On the fourteenth they took the sky, and with it an appetite for more. Since morning you can hear their squads calling to each other behind the school, calmly, as on a platform.',
    'Three men with flamethrowers have joined you. Yermolai Shustov was a fireman and does not joke about it. A second orderly, Zinaida Kravtsova, asked the kitchen for all the lard it had. Nobody asked what for.',
    'They will come across the square to the power plant. Again. Gorshkov scratched another stroke into a turbine; there are more of them now than he has fingers.',
  ],
  '10e': [
    'The jetty holds, and all night people walked in over it and stretchers were carried out. Vedenyapin, who ran it all from the water, now leads his squad so that he is hardly to be heard.',
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
    'Of the jetty there are only posts. The rafts put in where they can, and whoever comes wades to the waist. Streltsov stands on the bank and gives everybody his hand; the left one, with the right he is writing them down.',
    'Three men with flamethrowers came over by boat, and a second orderly, Zinaida Kravtsova. She brought the mail too. For half of the names there is nobody here any more.',
    'Along the gully, from below, their infantry is gathering against the mill. Behind the mill is only water, and Zhludev has begun to ask who can swim.',
  ],
  '11a': [
    'You still hold the school and the workers’ houses. Iosif Melnik did not keep his head low enough. He was crossing the yard with a bowl of porridge for the sentry and stopped half way to say something. What the joke was to be you will never know. Arkady Ryzhov has taken over his squad, a quiet bookkeeper who looks at every man first and then sends him by the shortest way.',
    'Under the streets there are sewers. In them the engineers found a passage from the workers’ houses to behind the school; the Germans found it too. And from the far bank guns will fire for you, for the first time, at the voice of Emil Gurevich, who lies in an attic with a telephone.',
    'Everything above is broken already. The fight is for what is below.',
  ],
  '11b': [
    'Nobody walks on the surface of the square any more. In the rubble of the fountain the engineers found a manhole and under it a drain that leads to the power plant. Streltsov drove here for twelve years and had no idea of it.',
    {
      man: [14],
      there:
        'The first to go down was Fyodor Lapin, a hunter from the Altai. He came back after an hour and said that they were down there too, and that it was warmer than up here.',
      gone: 'The first to go down would have been Fyodor Lapin, a hunter from the Altai. So Gorshkov went, with his torch.',
    },
    'From the far bank guns will fire for you, at the voice of Emil Gurevich. Melnik asked him whether he could tell your street from theirs. “By the chimney,” said Gurevich. “As long as it stands.”',
  ],
  '11c': [
    'The cable passage under the power plant is chest high and leads as far as the fountain. The engineers discovered it looking for water; the Germans discovered it from the other end, looking for you.',
    {
      man: [14],
      there:
        'The first to crawl in was Fyodor Lapin, a hunter from the Altai. He came back after an hour and said that they were down there too, and that it was warmer than up here.',
      gone: 'The first to crawl in would have been Fyodor Lapin, a hunter from the Altai. So Gorshkov went, with his torch.',
    },
    'From the far bank guns will fire for you, at the voice of Emil Gurevich. Melnik asked him whether he could tell your street from theirs. “By the chimney,” said Gurevich. “As long as it stands.”',
  ],
  '11d': [
    'The mill, the brewery, the gully, the landing. Said quickly it sounds like a lot. In these days Iosif Melnik has aged ten years, and his squad has learnt everything he knew; the jokes, and how to get a man on his feet under fire who does not want to get up.',
    'From the granary a gallery leads to the next cellar and from there another; whoever dug it dug it for grain. Now men crawl along it. The Germans in the corner house can hear it and are looking for the other end.',
    'From the far bank your guns will fire, at the voice of Emil Gurevich. They will fire close. Here there is no other way.',
  ],
  '12a': [
    'For a week you have eaten once a day. There is no crossing the river, ice is drifting on it, and so headquarters will send supplies through the air. The parachutes are to come down in the yard of the workers’ houses and by what used to be the fountain.',
    'The wind is from the east, and the Germans can read the wind just as well. “So it is for a box of rusks,” said Gorshkov. “And soap,” added Nina Orlova. “There is soap on the list.”',
    'With the order Streltsov was given a sealed envelope. He read it, burned it and said who would go with him.',
  ],
  '12b': [
    'Slush is drifting on the Volga, and the rafts do not run. Supplies are to come by parachute: into the yard behind the school and onto the remains of the fountain. You can see both places. So can they.',
    'A voice on the line dictates the list: rusks, ammunition, dressings, soap. At the soap Nina Orlova burst into tears, and nobody knew what to do about it.',
    'With the order Streltsov was given a sealed envelope. He read it, burned it and said who would go with him.',
  ],
  '12c': [
    'Slush is drifting on the Volga, and the rafts do not run. Planes will drop supplies at night, on the orchard by the corner house and on the switchyard. Both lie exactly between you and them, as if the pilots wanted to be fair.',
    {
      man: [9],
      there:
        'Pavel Zimin, a carpenter, made a sledge from the doors of the brewery. There are more doors here by now than houses, he said.',
      gone: 'On the sledge that Pavel Zimin, a carpenter, made from the doors of the brewery, it was he who was taken away in the end. Now it stands ready for the boxes.',
    },
    'With the order Streltsov was given a sealed envelope. He read it, burned it and then looked at the map for a long time.',
  ],
  '12d': [
    'The ice on the river is too thin for feet and too thick for boats. You eat what you find in the granary: burnt grain, a handful each; you may have more, but nobody wants more.',
    {
      man: [9],
      there:
        'Pavel Zimin, a carpenter, made a sledge from the granary gates. For supplies, he says, and nobody says what else for.',
      gone: 'On the sledge that Pavel Zimin, a carpenter, made from the granary gates, it was he who was taken away in the end. Now it stands ready for the boxes.',
    },
    'At night planes will come and drop parachutes on the orchard and on the switchyard. Streltsov has a sealed envelope; he opened it at once, there was no time for ceremony.',
  ],
};
