import type { Stories } from './story.ts';

export const germanLateEn: Stories = {
  '13a': [
    'They took the parachutes. At night you could smell them baking, and in the morning everything in the platoon got mixed up: sentries, passwords, even names.',
    'Thalheim’s squad is a squad no longer. Whoever is left goes to A or to B; Thalheim himself was called to the regiment, where they are looking for officers and take what there is. In their place came Arnold Behrens’s assault troops, men who always go first and never stay.',
    'The Russians stand before the department store. It is the strongest house you have. How strong a house is, says Wegener, you find out when you want to get out of it.',
  ],
  '13b': [
    'The supplies are yours. By mistake there was something Russian among them: a box of soap. Nagel entered it as captured and handed it round.',
    'Thalheim’s squad is a squad no longer. Whoever is left goes to A or to B; Thalheim was called to the regiment. Arnold Behrens’s assault troops have come, men who always go first and never stay.',
    'All the same it is the Russians who attack. They want the department store. They are starved, and they come as if there were a kitchen behind you.',
  ],
  '13c': [
    'They carried the parachutes off. Through his field glasses Lindner saw that they did not quarrel over the boxes, and he said that this was worse news than the loss itself.',
    'Of Thalheim’s squad a handful is left, and you will share it out among the others. Arnold Behrens’s assault troops have come.',
    'The square lies before you, white with the first snow. It has never looked better. Nobody wants to make the first track on it.',
  ],
  '13d': [
    'The parachutes came down on your side. One caught on the chimney of the power plant, and three times the Russians tried for it. Kirsch had orders to fire. He fired.',
    'Of Thalheim’s squad a handful is left, and you will share it out among the others. Arnold Behrens’s assault troops have come.',
    'According to the listening post the Russians are confusing their orders. You have bread. If ever, then now.',
  ],
  '13e': [
    'They pulled the parachutes off the switchyard, five out of six. The sixth was burning.',
    'Of Thalheim’s squad a handful is left, and you will share it out among the others; Thalheim has gone to the regiment and left Wegener the notes of his course, in case they were of use. Arnold Behrens’s assault troops have come.',
    'The square is still yours. A sentry who has a few words of Russian made out just one thing: anniversary. They want to be on the square for the anniversary.',
  ],
  '13f': [
    'Twice the Russians went for the parachutes. The second time you put lights on them, and somebody laughed. After that Lindner spoke to nobody for a whole day.',
    'Of Thalheim’s squad a handful is left, and you will share it out among the others. Arnold Behrens’s assault troops have come; they laugh a lot.',
    'The power plant. Wegener used to cut a notch into his rifle butt for every attempt, and he has run out of butt.',
  ],
  '13g': [
    'They dragged the supplies off to the river. From you to them it is eighty paces, and to the nearest depot of yours four kilometres.',
    'Of Thalheim’s squad a handful is left, and you will share it out among the others. Arnold Behrens’s assault troops have come.',
    'You will go across the gully for the brewery. In the plan this is called clearing the northern flank. Whoever wrote the plan has not seen the gully.',
  ],
  '13h': [
    'The supplies came down behind your line. Nagel cooked, really cooked, and the smoke from the kitchen drifted over the river. With that, said Hartung, you had killed somebody on the other side without a shot.',
    'Of Thalheim’s squad a handful is left, and you will share it out among the others. Arnold Behrens’s assault troops have come.',
    'The gully, the brewery, and then only the mill. It is counted in houses. Lindner counts in men.',
  ],
  '14a': [
    'The department store has fallen. There remain the station, the sidings, and behind them the steppe, where the wind blows. Wegener had the waiting room boarded up; in it he found the last whole door in the city and hung it in its frame. People use it, though there is a hole in the wall beside it.',
    'A second tank has come, Joachim Rust’s crew. The message from headquarters is: not one step. Nagel asked whether that applied to food as well.',
    'If the station falls, you have nothing left in this city. To some, by the look on their faces, that does not seem the worst of things.',
  ],
  '14b': [
    'The school, the houses and the square are Russian. You have the department store, the station and the winter.',
    {
      man: [3, 83],
      there:
        'Kessler is writing to his brother. The first sentence is: “Do not worry.” He has been looking for the second for three days.',
      gone: 'Among Kessler’s things was a letter to his brother. The first sentence is: “Do not worry.” There is no second.',
    },
    'A second tank has come, Joachim Rust’s crew. They have one too. You will go for the school, because on its ground floor, they say, it is still warm.',
  ],
  '14c': [
    'The school is yours, the square is theirs. If time stopped now, it would look like the first day: only the houses are missing, and the people are different.',
    {
      man: [22],
      there:
        'Peter Köhn warms his hands on the barrel of his machine gun. It is the only thing, he says, for which he fires.',
      gone: 'Peter Köhn used to warm his hands on the barrel of his machine gun. The man who lies there after him does it too.',
    },
    'A second tank has come, Joachim Rust’s crew. Headquarters wants the square before the great frosts. The frosts are here.',
  ],
  '14d': [
    'You hold the square, the power plant is theirs. The front has not moved by a stone’s throw, and stones are in fact being thrown: ammunition is saved.',
    {
      man: [22],
      there:
        'Peter Köhn warms his hands on the barrel of his machine gun. It is the only thing, he says, for which he fires.',
      gone: 'Peter Köhn used to warm his hands on the barrel of his machine gun. The man who lies there after him does it too.',
    },
    'A second tank has come, Joachim Rust’s crew. The Russians brought their second one over the ice. Hartung believes that the ice is on their side.',
  ],
  '14e': [
    'The corner house and the power plant are yours, but the gully and the brewery are not. From the brewery you can be seen as if you were on a stage.',
    {
      man: [3, 83],
      there:
        'Kessler is writing to his brother. The first sentence is: “Do not worry.” He has been looking for the second for three days.',
      gone: 'Among Kessler’s things was a letter to his brother. The first sentence is: “Do not worry.” There is no second.',
    },
    'A second tank has come, Joachim Rust’s crew. The attack is to be repeated tomorrow. “Repeated,” said Lindner. “At school we called that failing the year.”',
  ],
  '14f': [
    'The brewery has fallen, and the gully too. There remain the mill and the jetty: three hundred paces of masonry and water. Headquarters is waiting for the telephone call that ends it and keeps a line free.',
    'A second tank has come, Joachim Rust’s crew. In the cellar of the mill, they say, lie their wounded. Lindner asked what would become of them. Wegener said: “Whatever we ask about.” So he asked as well.',
    'One morning. Then the city will be yours. What there is of it.',
  ],
  '15a': [
    'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. Nobody had time to get to know the first three. Rehden went round to everybody, shook hands and asked for their names; he wrote them down so as to know them.',
    'You hold the station and the department store, they hold nearly everything else. The order for 11 November is: attack along the whole front. On 11 November the last war ended, Lindner remarked. They told my father so too, replied Rehden.',
    'The cooks will go as well. So will Nagel; he handed in his keys with care.',
  ],
  '15b': [
    'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. He asked how many men were left, and Wegener said: “Too few for a platoon. Enough for a bad conscience.”',
    {
      man: [13],
      there:
        'Lorenz Staudt closed his diary. He gave it to Hartung, since orderlies are usually let through.',
      gone: 'Hartung has Lorenz Staudt’s diary. Orderlies are usually let through. Wegener dictated an address to go with it; he found it only now, inside the cover.',
    },
    'The school is yours, the square is theirs. On the morning of the eleventh it will be the whole front. After that headquarters has planned nothing.',
  ],
  '15c': [
    'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. He asked how many men were left, and Wegener said: “Too few for a platoon. Enough for a bad conscience.”',
    {
      man: [13],
      there:
        'Lorenz Staudt closed his diary. He gave it to Hartung, since orderlies are usually let through.',
      gone: 'Hartung has Lorenz Staudt’s diary. Orderlies are usually let through. Wegener dictated an address to go with it; he found it only now, inside the cover.',
    },
    'You hold the square; you lack the power plant, the corner house and the river. On the morning of the eleventh everything goes that is left. Something, people say, is moving in the steppe north of the city. They do not say it aloud.',
  ],
  '15d': [
    'Lieutenant Albrecht von Rehden came to the platoon as its fourth commander. Wegener took him to the highest window and showed him the river. Rehden was silent and then said: “Such a small thing.” He meant the piece of bank that is still to be taken.',
    'On the morning of the eleventh you go along the whole front. The Russians have nowhere left to retreat to; in medicine, says Hartung, such people are called stable.',
    'In the night there was a rumbling far in the north that did not stop. Headquarters put it down as a thunderstorm. In November, said Lindner, and went on listening.',
  ],
};
