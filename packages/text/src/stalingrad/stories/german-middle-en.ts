import type { Stories } from './story.ts';

export const germanMiddleEn: Stories = {
  '8a': [
    'You have lost so much that headquarters has stopped asking for figures and begun to ask for Wegener. He goes from squad to squad, holds up, props, replaces. As if he had been mending one single door all these weeks.',
    'You have hauled up Hugo Steinert’s anti-tank gun. Where it is set up it will stay; Steinert took two hours to choose the place, and then he brought himself a chair. Siegmund Kahl’s engineers have joined the third squad.',
    'From the school comes the sound of an engine that is not one of yours. The Russians have a tank.',
  ],
  '8b': [
    'The tanks have churned the square to slush, and now at night the slush freezes. Whoever wants to cross slips, and whoever slips is heard.',
    'You have hauled up Hugo Steinert’s anti-tank gun, and Siegmund Kahl’s engineers have joined the third squad. The Russians are doing the same, three houses away. At times it seems that both sides play from one score.',
    {
      man: [16],
      there:
        'Josef Hafner found a piano in the cellar. He played it with one hand. In the other he held his rifle.',
      gone: 'There is a piano in the cellar. Josef Hafner used to play it with one hand. Now maps lie on it.',
    },
  ],
  '8c': [
    'The square is yours, and nobody stands on it. It is held from windows, from cellars and from what is left of the fountain.',
    'You have hauled up Hugo Steinert’s anti-tank gun, and Siegmund Kahl’s engineers have joined the third squad. From the power plant comes the sound of an engine that is not one of yours.',
    {
      man: [16],
      there:
        'Josef Hafner found a piano in the cellar. He played it with one hand. In the other he held his rifle.',
      gone: 'There is a piano in the cellar. Josef Hafner used to play it with one hand. Now maps lie on it.',
    },
  ],
  '8d': [
    'So little is left to the river that Wegener stopped minding where he stood, and was hit in the side. He refused to go. He sits on the ground floor of the corner house, wrapped in a curtain, and gives his orders in a whisper; the men have to lean towards him, and that, he says, is good for them.',
    'You have hauled up Hugo Steinert’s anti-tank gun and dug a position for it into the ruins. Kahl’s engineers strengthened it with rails.',
    'In the night a sentry heard, or perhaps it was only the wind, something heavy being put on the water on the far bank. In the morning it was clear what. They have a tank.',
  ],
  '9a': [
    'At dawn on 14 October your planes came. In the morning Horst Brüning and his pilots wished you a good appetite over the radio, and then for four hours it was impossible to talk.',
    'Lindner stood by the wall and watched the school disappear in which he had finished the sum. “Nobody will mark it now,” he said. It was not clear to whom.',
    'The task today is not to take anything. The task is that there should be nothing to defend.',
  ],
  '9b': [
    'At dawn on 14 October your planes came. Horst Brüning’s pilots have orders to level the square; you have orders to be far enough away. The two orders were written by different people.',
    'In the cellar beneath you they began to sing. The children, then the women too. Kessler sent bread down and forbade anybody to speak of it.',
    'The Russians did not draw back from the bombs. They are coming closer to you. Wegener said that he would do the same.',
  ],
  '9c': [
    'At dawn on 14 October your planes came. The target is the landing: without it they will run out of bread, of ammunition and of men. In that order, somebody at headquarters wrote.',
    'By the jetty they have anti-aircraft guns. The radio caught their voices. They are girls; they count aloud, and each corrects the others. Hartung switched the set off, and when he was asked what he had heard he said: “Numbers.”',
    'Get to the river before they have worked everything out.',
  ],
  '9d': [
    'At dawn on 14 October your planes came. Beneath them lies a strip of bank on which nothing should be alive any more, and yet it goes on firing.',
    'What fires longest is an anti-aircraft gun by the jetty. When a hit overturned it, somebody set it up again. Thalheim watched through his field glasses and then passed them on without a word. They were girls.',
    'One street is left, the granary and the jetty. Kessler no longer says when.',
  ],
  '10a': [
    'So many bombs, and they are still there. Headquarters counted the tons, Nagel counted the houses: those are different figures.',
    'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
    'The Russians are preparing to go for the station. Behind it there are only the sidings and the steppe.',
  ],
  '10b': [
    'That day broke many walls and something inside them. Thalheim’s squad was in the ruins before the dust had settled. Since then it has its leader, and Thalheim has a face that his mother would not know.',
    'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
    'The Russians are shaken, but they are coming. They are coming for the station because nothing else is left to them. For the first time Kessler called it courage.',
  ],
  '10c': [
    'After the fourteenth you expected silence. Instead, the next day, a Russian gramophone was heard from the square. It played a tango from a scratched record.',
    'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
    'They will come for the school, or for what is left of it. Lindner asked to be the one to hold it.',
  ],
  '10d': [
    'On the fourteenth you took the sky from them. Thalheim led his men in the first wave past the fountain and came back with all of them. Since then he asks about nothing, and everybody asks him.',
    'Three men with flamethrowers have come, Kurt Lemke and two others. The smell of their gear arrives a minute before them and stays a day longer.',
    'The power plant, for the second time, or perhaps the sixth. Wegener inspected everybody’s boots.',
  ],
  '10e': [
    'The landing holds. Bombs, water, bombs, and in the morning there were people standing up to their waists in the river again, passing boxes. Wegener watched for a long time. “They know their trade,” he said.',
    'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
    'A counter-attack is coming on the square and the school. They come because they think that you do not expect it. You do.',
  ],
  '10f': [
    'The jetty burned. Thalheim’s squad reached the water, wetted its hands and came back again, because nobody had followed. They say now that they have been to the Volga, and nobody envies them.',
    'Three men with flamethrowers have come, Kurt Lemke and two others. Lemke has scars on his hands and in his pocket a photograph of a garden.',
    'The power plant is broken but inhabited. Behind the wall you can hear them taking care not to be heard.',
  ],
  '10g': [
    'You did not get the landing. In its report headquarters skipped that and went on to the next point: the mill, by the gully, from below.',
    'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
    'The gully is wet and deep. At the bottom lie things that the water brought: a bucket, a pram, a door. Wegener propped the door up so that it should not lie with its face in the mud.',
  ],
  '10h': [
    'The jetty is gone. Thalheim’s squad was the first at the water, and Thalheim brought back some of the river in his helmet. It tastes of oil.',
    'Three men with flamethrowers have come, Kurt Lemke and two others. They carry them alone and eat alone. Hartung took them soup all the same.',
    'The mill is left. You will go by the gully, from below, where they least expect it. If they still expect anything at all.',
  ],
  '11a': [
    'You took neither the houses nor the school back. Kessler has stopped making promises. He has learnt instead to keep quiet, to listen, and to get his men out before the wall moves; all at once his squad is the best in the platoon, and he does not want to hear it.',
    'Under the streets there are sewers, and they walk in them. Sentries tell by the rats: they always run the other way. You have been brought Adam Kirsch’s infantry guns; they fire at a few houses, one at a time.',
    'Lindner says that there is fighting on three floors: under the ground, on the ground, and in the head.',
  ],
  '11b': [
    'Under the fountain is a manhole, and under it a drain. The Russians know it. Two of yours went down with a lamp, and the lamp came back.',
    {
      man: [18],
      there:
        'Then Sepp Ranftl, a mountain man from Tyrol, climbed down alone, without a lamp. It is like a cave, he says: you must not hurry and you must not trust your eyes.',
      gone: 'Sepp Ranftl, a mountain man from Tyrol, would have climbed down without a lamp. In a cave, he used to say, you must not hurry and you must not trust your eyes.',
    },
    'Adam Kirsch’s infantry guns have been brought up. For the Russians guns fire from the far bank, one shot at a time, carefully, like somebody who types and has to look for the letters.',
  ],
  '11c': [
    'From the power plant a cable passage leads under the square. You found it when the paving gave way under a sentry by the fountain. Who is at the other end is known.',
    {
      man: [18],
      there:
        'Sepp Ranftl, a mountain man from Tyrol, climbed down alone, without a lamp. It is like a cave, he says: you must not hurry and you must not trust your eyes.',
      gone: 'Sepp Ranftl, a mountain man from Tyrol, would have climbed down without a lamp. In a cave, he used to say, you must not hurry and you must not trust your eyes.',
    },
    'Adam Kirsch’s infantry guns have been brought up. For the Russians guns fire from the far bank, one shot at a time, carefully, like somebody who types and has to look for the letters.',
  ],
  '11d': [
    'Johann Kessler got to the river. They saw him stand on the bank, for a minute, perhaps two, with his arms at his sides. Then he was not there. Wilhelm Stroh has taken over his squad, a butcher from Fulda who speaks only when somebody has to get up.',
    'From the cellar of the corner house a gallery leads to the granary. They walk in it, you listen in it. You have been brought Adam Kirsch’s infantry guns.',
    'On the map the whole city is yours except for a piece that a coin would cover. Headquarters really did put a coin on the map and took a photograph.',
  ],
  '12a': [
    'The last train came six days ago. Planes will drop supplies at night, on the yard by the workers’ houses and on the fountain. Nagel shared the rations out beforehand, on paper, so that there should at least be something to read.',
    'The Russians are no better off, says Hartung; thin people talk more quietly. They are waiting for the same sky.',
    'With the order Wegener was given a sealed envelope. He read it and put it into Staudt’s diary. Two secrets between the same covers.',
  ],
  '12b': [
    'The trains do not run; the line is cut somewhere in the steppe, and nobody will say by whom. Planes will drop supplies at night, on the yard behind the school and on the fountain.',
    {
      man: [9],
      there:
        'Fritz Albrecht told how he feeds the animals at home. Nobody interrupted him. He talked for a long time, down to what is in the trough.',
      gone: 'Fritz Albrecht would now tell how he feeds the animals at home. His photograph with the cow hangs on the wall, and those who never knew him look at it too.',
    },
    'With the order Wegener was given a sealed envelope. He read it, burned it and trod on the ashes.',
  ],
  '12c': [
    'Bread is down to a hundred grams a day. Planes will drop supplies at night, on the orchard by the corner house and on the switchyard. The Russians will want them too; a sentry heard them saying it over: rusks, ammunition, soap.',
    {
      man: [9],
      there:
        'Fritz Albrecht told how he feeds the animals at home. Nobody interrupted him. He talked for a long time, down to what is in the trough.',
      gone: 'Fritz Albrecht would now tell how he feeds the animals at home. His photograph with the cow hangs on the wall, and those who never knew him look at it too.',
    },
    'With the order Wegener was given a sealed envelope. He read it, burned it and trod on the ashes.',
  ],
  '12d': [
    'You are so near the river that supplies cannot reach you: the road ends four streets short. Planes will drop them, at night, on the orchard and on the switchyard.',
    'Nagel worked out that the platoon eats in a day what one family at home eats for Sunday lunch. He said it without bitterness. Then he asked Hartung whether one could eat bark.',
    'With the order Wegener was given a sealed envelope. He read it and said: “Whoever wrote this had eaten.”',
  ],
};
