import type { Stories } from './story.ts';

export const germanEarlyEn: Stories = {
  '1a': [
    'You were told that it was a matter of days. Platoon Sergeant Otto Wegener used to make doors in Thuringia, and the first thing he noticed in this city was that there are none left. Only frames.',
    'Paul Lindner, who leads squad A, taught village children to read. Johann Kessler, who leads squad B, is from Linz, takes the war for a trade and thinks that tomorrow he will be at the river. You can smell the river from here.',
    'The square before you is named after some day in January. Houses, a dry fountain, and on the other side, them. In the cellars beneath you are people, old ones and children. Nobody has told you what to do about them.',
  ],
  '2a': [
    'You did not get the square. You fell back to the school, and Lindner walked into a classroom where a sum was left on the blackboard. He worked it out. The chalk he put in his pocket.',
    {
      man: [7],
      there:
        'Rudi Seifert is nineteen and asks whether it was like this in France too. Kessler did not answer.',
      gone: 'Rudi Seifert was nineteen. Wegener made him a cross from a school bench with somebody else’s name cut into it.',
    },
    'A sniper has joined the platoon, Ansgar Rohde, a forester from Holstein. He chose a window on the second floor and asked that nobody should talk near him.',
  ],
  '2b': [
    'You have the square. Kessler stood up on the rim of the fountain and pointed east, to the power plant: there, and behind it the water. Wegener pulled him down by the belt. They know how to shoot over there.',
    {
      man: [7],
      there:
        'Rudi Seifert, nineteen years old, found coins at the bottom of the fountain. He handed them round for luck.',
      gone: 'Rudi Seifert was nineteen. At the bottom of the fountain by which he was left there are coins that people once threw in for luck.',
    },
    'A sniper has joined the platoon, Ansgar Rohde, a forester from Holstein. Somewhere opposite, they say, there is a woman with a rifle. Kessler laughed. Rohde did not.',
  ],
  '3a': [
    {
      man: [57],
      there:
        'Rohde changed windows too late; it cost him his field glasses and a piece of an ear. Since then people in the school go on all fours, even to the wash-basin.',
      gone: 'Rohde changed windows too late. Since then people in the school go on all fours, even to the wash-basin.',
    },
    'Senior Sergeant Gustav Nagel has joined you, a bookkeeper from Bremen. He looks after rations, boots, and that everything is in order after a man, the dead included. On the southern edge of the square he had a position dug, and in his report he called it provisional.',
    'The Russians are gathering by the fountain. They want the school. Wegener had the windows boarded up with benches; it is the first wood he has held here that was not burning.',
  ],
  '3b': [
    {
      man: [57],
      there:
        'Rohde won that duel. He has taken on one more, Viktor Haase, and taught him the only thing that is needed, he says: to want nothing.',
      gone: 'You won the duel of the windows, and Rohde fell in it. Viktor Haase has come for him; he inherited the window, and the blanket with it.',
    },
    'Senior Sergeant Gustav Nagel has joined you, a bookkeeper from Bremen. He looks after rations, boots, and that everything is in order after a man, the dead included. He had two positions fortified and quarrelled with the engineers over both.',
    'The square is still theirs. They will come and take the school from you; and in the cellar of the school sit seven women with children, to whom Lindner carries water. Kessler behaves as if he did not know.',
  ],
  '3c': [
    {
      man: [57],
      there:
        'Rohde lay behind the fountain until dark and did not move; then he crawled back and said that the other one was better. He has said nothing more about it.',
      gone: 'Rohde lies behind the fountain and has not moved since yesterday. Nobody has gone for him: everybody knows who sits in the window opposite.',
    },
    'Senior Sergeant Gustav Nagel has joined you, a bookkeeper from Bremen. He looks after rations, boots, and that everything is in order after a man, the dead included. He surveyed the square and said that he did not have enough forms for so much room.',
    'The order is the power plant. The Russians dug in front of it all night; you could hear the spades, and somebody was singing to them.',
  ],
  '3d': [
    {
      man: [57],
      there:
        'Rohde won the duel and had it entered like any other: place, hour, one. Viktor Haase has joined him. The two of them do not talk and understand each other perfectly.',
      gone: 'You won the duel of the windows, only Rohde did not live to see it. Viktor Haase has come for him. He asked which window had been his and chose another.',
    },
    'Senior Sergeant Gustav Nagel has joined you, a bookkeeper from Bremen. He looks after rations, boots, and that everything is in order after a man, the dead included.',
    'The order is the power plant. Kessler promised his men that in the evening they would bathe in the Volga. Somebody at the back said that one does not bathe in October.',
  ],
  '4a': [
    'You have lost the school, and the workers’ houses too. Lindner was the last to leave with his men; he stopped at the blackboard and then remembered that he had not had time to write anything on it.',
    {
      man: [13],
      there:
        'Lorenz Staudt keeps a diary. He shows it only to Wegener, who corrects the geography in it.',
      gone: 'Lorenz Staudt left a diary. Wegener carries it and has promised to deliver it. To whom, it does not say.',
    },
    'August Pohl’s engineers have arrived with charges and smoke. Headquarters wants the school back by evening and does not care whether with a roof.',
  ],
  '4b': [
    'The Russians drove you off the square. Kessler shouted himself hoarse and now writes his orders on bits of plaster.',
    {
      man: [13],
      there:
        'Lorenz Staudt keeps a diary. He shows it only to Wegener, who corrects the geography in it.',
      gone: 'Lorenz Staudt left a diary. Wegener carries it and has promised to deliver it. To whom, it does not say.',
    },
    'August Pohl’s engineers have arrived. They have charges for the walls and smoke for you. Pohl was a bricklayer; he looks at the houses around the square and knows what holds each of them up.',
  ],
  '4c': [
    'You have taken the square back. A tram stop sign was hanging on the fountain. You left it there; Lindner read it out: line two.',
    {
      man: [13],
      there:
        'Lorenz Staudt keeps a diary. He shows it only to Wegener, who corrects the geography in it.',
      gone: 'Lorenz Staudt left a diary. Wegener carries it and has promised to deliver it. To whom, it does not say.',
    },
    'August Pohl’s engineers have arrived with charges and smoke. Pohl was a bricklayer. Of the houses around the square he says that they are well built, and he is sorry for it.',
  ],
  '4d': [
    'The power plant and the corner house are yours, and from the highest window you can see water between the chimneys. Kessler took every one of his men up there, one by one, as into a museum.',
    {
      man: [13],
      there:
        'Lorenz Staudt keeps a diary. “The water is grey,” it says, “and wide like nothing we know.”',
      gone: 'The last sentence in Lorenz Staudt’s diary is about the water: that it is grey, and wide like nothing we know. Wegener has the diary now.',
    },
    'August Pohl’s engineers have arrived. Headquarters is convinced that the Russians have no strength left for a counter-attack. All the same, Wegener had the gates of the boiler house barred.',
  ],
  '5a': [
    'The Russians have the school, the houses and the square, and you have the station. The trains come in the dark, without lights, and are unloaded quietly; whoever drops a box goes to stand guard by the mines.',
    'The engineers laid the mines and drew the plan only once. Nagel put it in a file and then could not find the file.',
    'A second group of engineers, Manfred Kurz and his men, reports movement in the ruins. Something is coming, and it will be tonight.',
  ],
  '5b': [
    'They have the square, you have the school. Behind you is the station, from which everything comes that keeps you alive, and the mail as well.',
    {
      man: [9],
      there:
        'Fritz Albrecht’s wife has sent him a photograph. It shows a cow. He does not see why everybody laughs; the cow’s name is Liesel.',
      gone: 'A photograph came for Fritz Albrecht from his wife. It shows a cow, and on the back is written: Liesel is well.',
    },
    'The engineers have laid mines before the rails. They are said to be coming tonight. The order is to let nobody near the station and to fire at whatever moves; Lindner insisted that there should be a call first.',
  ],
  '5c': [
    'You hold the square. In the boiler house of the power plant a whole Russian squad is stuck, and between it and the river are your mines. Kessler called it a stew: they are behind you, you are before them, and nobody can sleep.',
    {
      man: [14],
      there:
        'Max Reimann heard them through the wall. Somebody in there is laughing, he says. Wegener said that that was worse than if he were crying.',
      gone: 'The sentries heard them through the wall. Somebody in there is laughing, they say. Max Reimann would have known whether he meant it; he had the best ears in the platoon.',
    },
    'Tonight they will try to break through to the landing. They are not to get there.',
  ],
  '5d': [
    'The Russians have a strip of the bank left. But in the boiler house at your backs their squad still sits and keeps its fire going; the smoke from the chimney rises straight and insolent.',
    {
      man: [14],
      there:
        'Max Reimann heard them through the wall. Somebody in there is laughing, he says. Wegener said that that was worse than if he were crying.',
      gone: 'The sentries heard them through the wall. Somebody in there is laughing, they say. Max Reimann would have known whether he meant it; he had the best ears in the platoon.',
    },
    'Tonight they will try to break through to the landing. They are not to get there. Lindner read the order twice and asked what if they surrendered. It was not in the order.',
  ],
  '6a': [
    'The station burned until morning. Ammunition, bread and mail went up; Nagel walked between the rails with a pencil and made a list of the ashes.',
    'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, straight from the course, in boots not yet broken in. With him came Emil Hartung, a medical orderly, a chemist from Kassel, who asked first of all about water.',
    'Headquarters wants the school. At once, while you still have something.',
  ],
  '6b': [
    'The Russians tried for the station and did not get there. In the morning a bag with their charges lay on the mines, and an engineer carried it away in his arms, as one carries a child.',
    'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, straight from the course. With him came two orderlies, Emil Hartung and Simon Leitner; Leitner has Russian from his grandmother and does not want it known.',
    'Headquarters considers the enemy shaken and the time ripe for a blow. Wegener read the sentence out without expression.',
  ],
  '6c': [
    'The station blew up, and two days’ supplies with it. Kessler asked who had been on guard. He answered himself: nobody any more.',
    'A new squad has come, the third. It is led by Richard Thalheim, twenty-two. He asked where the front was, and Wegener pointed at the ceiling. With him came Emil Hartung, a medical orderly, a chemist from Kassel.',
    'Now the Russians will come across the square. Hold out until the rails are mended.',
  ],
  '6d': [
    'The raid on the station failed, and the supplies are rolling. For the first time in a week Nagel issued full rations and made a note of the date.',
    'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, who hides his fear by asking about everything. With him came two orderlies, Emil Hartung and Simon Leitner.',
    'The attack will go by way of the corner house. During the night Lindner took the women and children from the cellar of the school behind the line, and in the morning pretended that he had overslept.',
  ],
  '6e': [
    'The Russians from the boiler house broke through. They left a trail on the mines, but they broke through, and your men speak of it with a respect that Kessler would rather not hear.',
    'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, straight from the course. With him came Emil Hartung, a medical orderly, who in his first hour used up everything he had for a week.',
    'Now they will come for you, for the square. Wegener had beams broken out of the walls and built a barrier from them. It looks a little like a door.',
  ],
  '6f': [
    'Only some of them got out of the boiler house. In the morning Lindner went into the minefield for the wounded; he brought one back, one of theirs, and Hartung, the new orderly, treated him as if that went without saying. Kessler turned away.',
    'A new squad has come too, the third. It is led by Richard Thalheim, twenty-two. The second orderly, Simon Leitner, has Russian from his grandmother; he talked to the wounded man for a long time.',
    'Today it is the power plant and the corner house. Both at once, so that they will not know where to look.',
  ],
  '6g': [
    'They broke through to the river, and you did not stop them. Headquarters asked how a squad can vanish from a surrounded boiler house. Wegener said: “On foot.”',
    'A new squad has come, the third. It is led by Richard Thalheim, twenty-two, who has heard that you are the ones who stand on the Volga. With him came Emil Hartung, a medical orderly.',
    'To the river there are two streets left, the mill and the granary. Kessler says two days. He has been saying it for two weeks.',
  ],
  '6h': [
    'A handful of them got from the boiler house to the river. Headquarters called it a success and sent tobacco.',
    'A new squad has come, the third. It is led by Richard Thalheim, twenty-two. With him came two orderlies, Emil Hartung and Simon Leitner. Leitner wears an armband that his mother embroidered, and Hartung told him to keep it: at least he will be known by it.',
    'To the river there are two streets left, the mill and the granary. Wegener looked the mill over through his field glasses and said: “Whoever built that wanted it to stand.”',
  ],
  '7a': [
    'You did not take the school. Lindner has stopped talking about what was before the war, and since then his men follow him like nobody else: he promises nothing and is there first every time. Wegener wishes that he were a little worse at it.',
    'A tank has come. It is Werner Falk’s Panzer III, with “Lotte” written on the turret in whitewash. A tank in a street, says Falk, is like an ox in a kitchen: strong, expensive, and one boy with a stick is enough.',
    'You will drive past the department store to the park. Try to stay with him; and let him try to stay with you.',
  ],
  '7b': [
    'The square is Russian, the school is yours, and the way between them is as long as one cigarette, if anybody were allowed to finish it.',
    {
      man: [4],
      there:
        'At night Karl Voss played the mouth organ. On the other side somebody clapped. Then nobody played any more.',
      gone: 'Karl Voss’s mouth organ is in Nagel’s cupboard, entered as personal effects. At night somebody took it out and played for a while.',
    },
    'A tank has come, Werner Falk’s Panzer III. For the first time in weeks the men stood up straight. Then came the first shot from a long Russian rifle, and they sat down again.',
  ],
  '7c': [
    'You have the square, they have the power plant. Between them is a street that Nagel marks in red on his returns.',
    {
      man: [4],
      there:
        'At night Karl Voss played the mouth organ. On the other side somebody clapped. Then nobody played any more.',
      gone: 'Karl Voss’s mouth organ is in Nagel’s cupboard, entered as personal effects. At night somebody took it out and played for a while.',
    },
    'A tank has come, Werner Falk’s Panzer III. Kessler knocked on the armour and said that with one of those he would have been at the river in September. Falk replied that in September he had been burning by that river.',
  ],
  '7d': [
    'Lindner has a splinter in his shoulder. He stayed, but he cannot lift his arm above the waist, and so he only shifts his men about, slowly, like a teacher who makes children change places. None of them complains.',
    'A tank has come, Werner Falk’s Panzer III, and with it an order: the mill. Its walls are a metre thick. Falk looked at them and asked whether anybody had measured yours.',
    'From the river you can hear the engines of boats. Every night they bring men. Every night somebody of yours is taken away.',
  ],
};
