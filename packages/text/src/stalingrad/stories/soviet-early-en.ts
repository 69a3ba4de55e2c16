import type { Stories } from './story.ts';

export const sovietEarlyEn: Stories = {
  '1a': [
    'You crossed the Volga at night, crouched on a raft between crates of ammunition. Even the water was burning. Platoon Sergeant Mikhail Streltsov drove a tram in this city for twelve years, and all the way over he whispered the names of the stops, as if he were calling them out to passengers.',
    'In the morning they put you at the edge of 9 January Square. The houses around it still stand, the fountain in the middle is dry. On the other side they are already there.',
    'Andrei Gorshkov, who leads squad A, lives ten minutes from here on foot. Iosif Melnik, who leads squad B, says that in Odessa they would call such a square a backyard. Nobody laughs, but everybody feels a little better.',
  ],
  '2a': [
    'The square is yours. Streltsov had a tram stop sign, found in the rubble, hung on the dry fountain; Gorshkov took it down again, because the morning sentry would have shone against it.',
    {
      man: [4],
      there:
        'The youngest of the platoon, Anton Belikov, eighteen, shot at a man for the first time yesterday. Today he does not eat and says he is not hungry.',
      gone: 'The youngest of the platoon, Anton Belikov, eighteen, lies by the fountain under a tarpaulin. His mother will be told that he did not suffer.',
    },
    'Since dawn somebody has been firing from the windows of the school. One shot at a time, with long pauses, and every one of them good. The next sector has lent you Darya Kolesnikova, a librarian from Omsk. She carries her rifle wrapped in a scarf.',
  ],
  '2b': [
    'The square is theirs. You fell back to the power plant, among the cold turbines, and Streltsov counted his men twice because the first time it did not come out.',
    {
      man: [4],
      there:
        'The youngest of the platoon, Anton Belikov, eighteen, came back from the square with two rifles, his own and another. Whose the other one was he will not say.',
      gone: 'The youngest of the platoon, Anton Belikov, eighteen, stayed on the square. After dark three men wanted to fetch him; Streltsov let none of them go.',
    },
    'From the houses around the fountain a sniper is firing. Against him they have sent you Darya Kolesnikova, a librarian from Omsk. She sat down at a window, looked at her watch and said that on the first day one only reads.',
  ],
  '3a': [
    {
      man: [54],
      there:
        'The windows of the school have fallen silent. Kolesnikova does not talk about it; she cleaned her rifle and asked for something to read. On her word a third marksman has joined you, Yefim Karelin, a hunter from the Yenisei.',
      gone: 'The windows of the school have fallen silent. Kolesnikova did not live to see it; a third marksman has come in her place, Yefim Karelin, a hunter from the Yenisei, and he has tied her scarf round his barrel.',
    },
    'With supper came Prokop Zhludev, the company’s old sergeant. He remembers the last war and took two rules from it: warm feet and a trench. Before you had finished eating, the spades were handed out.',
    'Tomorrow it is the school. Gorshkov has his name carved in a corridor there, second window from the left.',
  ],
  '3b': [
    {
      man: [54],
      there:
        'You lost the duel of the windows. Kolesnikova changed places twice and twice they found her; now she sits in the cellar and shows the others on paper where she went wrong. That is harder to bear than curses.',
      gone: 'You lost the duel of the windows. Kolesnikova changed places twice and twice they found her. Nobody has closed the book she was reading.',
    },
    'With supper came Prokop Zhludev, the company’s old sergeant. He remembers the last war and took two rules from it: warm feet and a trench. He handed out spades and was the first to dig.',
    'For now you hold the square. But whoever has the school can see what is on your plate. Tomorrow you go for it.',
  ],
  '3c': [
    {
      man: [54],
      there:
        'The sniper at the fountain has fallen silent. Kolesnikova saw him only once, for a moment, long enough to see that he was hardly older than herself. A third marksman, Yefim Karelin, came over from the next sector, and since then they take turns at the window.',
      gone: 'The sniper at the fountain has fallen silent. So has Kolesnikova. A third marksman, Yefim Karelin, came over from the next sector; he sat down at her window and left a place free beside him.',
    },
    'With supper came Prokop Zhludev, the company’s old sergeant, who remembers the last war. He looked at the trenches in front of the power plant and said one word: deeper.',
    'The turbine hall is empty and cold, and every step carries in it as in a church. They will come at first light.',
  ],
  '3d': [
    'From the windows around the fountain they go on firing. One of the men wanted to fetch water, fifteen paces. Melnik has made no jokes since.',
    'With supper came Prokop Zhludev, the company’s old sergeant, who remembers the last war. He brought water, two rations of rusks and spades. In that order, he said, so that you know what matters.',
    'You have shared out the places between the turbines. Streltsov knows the hall from outside, he passed it every day; he is inside for the first time. They will come at first light.',
  ],
  '4a': [
    'The school is yours, and the workers’ houses behind it too. Gorshkov walked through the second floor, found his name carved under the window and next to it a new one, in another alphabet.',
    {
      man: [13],
      there:
        'In the teachers’ room Semyon Valuev found a clean exercise book. He writes the names of the fallen in it, with the father’s name and the place. Afterwards, he says, it will be too late.',
      gone: 'In the teachers’ room somebody found a clean exercise book. Whoever has fallen is written down in it, with the father’s name and the place. Semyon Valuev, whose idea it was, is in it too.',
    },
    'Valentin Shubin’s engineers have arrived, with charges and smoke. The Germans will come to take the school back. The houses around it need not be left standing.',
  ],
  '4b': [
    'You have the square back. The fountain is broken, and the tram stop sign lies at the bottom of it; Streltsov wiped it with his sleeve and hid it under his coat.',
    {
      man: [13],
      there:
        'In the ruins Semyon Valuev found a school exercise book. He writes the names of the fallen in it, with the father’s name and the place. Afterwards, he says, it will be too late.',
      gone: 'In the ruins somebody found a school exercise book. Whoever has fallen is written down in it, with the father’s name and the place. Semyon Valuev, whose idea it was, is in it too.',
    },
    'In the morning Valentin Shubin’s engineers joined you with charges and smoke. Both sides know the houses around the square by heart. Now it is a question of which of them will be left.',
  ],
  '4c': [
    'You have lost the square. It went quickly: first the machine gun at the corner, then silence, then them again. Streltsov left the tram stop sign hanging. Let them know that something used to run here.',
    {
      man: [13],
      there:
        'In the power plant Semyon Valuev found an exercise book, left behind, most likely, by some stoker’s child. He writes the names of the fallen in it. Afterwards, he says, it will be too late.',
      gone: 'In the power plant somebody found an exercise book, left behind, most likely, by some stoker’s child. The names of the fallen are written in it, and among the first is Semyon Valuev, whose idea it was.',
    },
    'Towards evening Valentin Shubin’s engineers arrived. They have charges and smoke, and their leader looks at the houses around the square as a butcher looks at a cow.',
  ],
  '4d': [
    'The power plant is lost, and so is the corner house. Behind you are the mill, the landing and the river, and on the far bank, the political officer said, there is no land for you. Gorshkov remarked that there had better be some for his daughter.',
    {
      man: [13],
      there:
        'From the nursery by the mill Semyon Valuev took an exercise book, and he writes the names of the fallen in it. He writes small, to make it last.',
      gone: 'The names of the fallen are written in an exercise book from the nursery by the mill. Semyon Valuev, whose idea it was, is on the first page.',
    },
    'In the night Valentin Shubin’s engineers came over. Two women and an old horse pulled their charges on a sledge. Tomorrow you go back for the power plant.',
  ],
  '5a': [
    'You hold the square, the school and the workers’ houses. From the windows you can see the station, and on it, every night, lights: they are unloading. The engineers have been lying there with field glasses since dusk, counting wagons.',
    'The order is short: one engineer with a charge to the station and back. There is nothing about “back” in the order, Melnik observed. Between you and the rails lie mines that nobody has drawn on a map.',
    'Zhludev poured everybody a spoonful of spirit and corked the rest. For afterwards.',
  ],
  '5b': [
    'You hold the square and nothing beyond it. Behind the school are the Germans, and behind them the station, from which every night there come new bread, new ammunition and new men.',
    'The engineers have been ordered to take a charge there. It will be done in the dark, across mines that nobody has drawn on a map. On a piece of wrapping paper Streltsov drew them the rails and the points as he remembers them. The tram line ended there.',
    'Zhludev poured everybody a spoonful of spirit and corked the rest. For afterwards.',
  ],
  '5c': [
    'You hold the power plant, and yet you do not. In the last attack Gorshkov’s squad was left behind in the boiler house, and since the evening there have been mines between him and you. The telephone worked for another hour. Then Gorshkov said: “We are minding the boilers,” and it was quiet.',
    'Tomorrow would be too late. Tonight they must break through to the landing, where the boats for the wounded will wait, and you will go to meet them.',
    {
      man: [8],
      there:
        'Timur Sadykov is with them. He writes letters in the platoon for those who cannot write, and he has three unfinished ones in his pocket.',
      gone: 'Timur Sadykov left three unfinished letters in his pocket. Gorshkov carries them; somebody will finish them.',
    },
  ],
  '5d': [
    'You have the mill, the landing, the brewery and the gully left: a palm of land. And Gorshkov’s squad is stuck in the boiler house, behind mines that are not ours, where the smoke from the chimney now betrays every fire they light.',
    'Tonight they must break through to the landing. You will go to meet them as far as you can get. Streltsov did not read the order out, he just pointed at the map: from here to here. Three stops.',
    {
      man: [8],
      there:
        'Timur Sadykov is with them. He writes letters in the platoon for those who cannot write, and he has three unfinished ones in his pocket.',
      gone: 'Timur Sadykov left three unfinished letters in his pocket. Gorshkov carries them; somebody will finish them.',
    },
  ],
  '6a': [
    'The station burned all night, and in the windows of the school you could have read by it. As a reward you have been given a radio and with it Alla Vinogradova, who is nineteen and sounds like a wireless announcer.',
    'A third squad has come as well. It is led by Sergei Vedenyapin, a sailor of the Volga flotilla, who refuses to take off his striped shirt. With them came Nina Orlova, a medical orderly. She looked at your dressings and, without a word, began to change them.',
    'The Germans will now strike in revenge. Melnik maintains that wounded pride aims badly.',
  ],
  '6b': [
    'You did not get to the station. The engineers brought the charge back and laid it in the middle of the cellar, so that everybody has to look at it.',
    'A third squad has come. It is led by Sergei Vedenyapin, a sailor of the Volga flotilla, who refuses to take off his striped shirt. With them came Nina Orlova, a medical orderly. She looked at your dressings and, without a word, began to change them.',
    'The trains are still running, and what they brought will now come at you. You hold the school. Hold it.',
  ],
  '6c': [
    'The charge went off at the station. For two days nothing will reach them. Headquarters has sent you a radio with Alla Vinogradova, and orders to make use of the time.',
    'You have a new squad, led by Sergei Vedenyapin, a sailor of the Volga flotilla. And you have an orderly, Nina Orlova, who asks nothing and sees everything.',
    'You will go across the square as on the first day. Of those who stood here then, Gorshkov worked out, so many are left that he knows all of them by name and by voice.',
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
    'From the boiler house they got through only in handfuls. Gorshkov came last, carrying a machine gun that was to be left behind. Nobody told him that it had been against orders.',
    'The boats brought a third squad under Sergei Vedenyapin, a sailor of the flotilla, and Nina Orlova, a medical orderly. They took back so many wounded that the gunwale went under.',
    'Of the whole city you hold a strip that can be crossed in the time of one cigarette. On the map Streltsov drew a circle round the mill and wrote next to it: terminus. Then he crossed it out.',
  ],
  '7a': [
    'The school and the workers’ houses are still yours. A splinter tore Gorshkov’s hand open. He refused to be sent across the river, had his arm strapped to his chest, and now shouts where he used to point. The men say he carries better than before.',
    'About noon there was a rumble, for the first time, in the street by the department store. A tank. It stands behind the corner, and even in the cellar you can tell when its engine runs, by the trembling of the water in the bucket.',
    'Against it you have the long rifles of Yevgeny Palchikov and his two men. Palchikov was a watchmaker. A tank, he says, is a machine too, and every machine has a side on which it does not look.',
  ],
  '7b': [
    'You hold the square, and whoever asks how is told by Melnik: out of habit. The houses around it have no second floors any more, so it is all the nearer to the cellar.',
    {
      man: [21],
      there:
        'Hryhorii Tarasenko got a letter, his first since the spring. It is from Poltava and was posted before the occupation. He reads it every day as if it were today’s.',
      gone: 'A letter came for Hryhorii Tarasenko from Poltava, posted before the occupation. It lies unopened in the book with the names.',
    },
    'At noon a tank came down the street from the school. Against it you have the long rifles of Yevgeny Palchikov, who was a watchmaker. Every machine, says Palchikov, has a side on which it does not look.',
  ],
  '7c': [
    'The square is theirs, the power plant is yours, and between them is a street in which nobody has lived to see the afternoon.',
    {
      man: [21],
      there:
        'Hryhorii Tarasenko got a letter, his first since the spring. It is from Poltava and was posted before the occupation. He reads it every day as if it were today’s.',
      gone: 'A letter came for Hryhorii Tarasenko from Poltava, posted before the occupation. It lies unopened in the book with the names.',
    },
    'In the morning there was the sound of tracks from the school. A tank. On a raft from the far bank came long rifles and with them Yevgeny Palchikov, who was a watchmaker. Every machine, he says, has a side on which it does not look.',
  ],
  '7d': [
    'The mill holds. Gorshkov stayed in it for three days without relief, and in that time a foreman from the foundry turned into somebody whose lips people watch before he speaks. Streltsov gave him his field glasses. He has nothing else to give.',
    'From the corner house you can hear an engine. A tank, said Vedenyapin, and went on listening; one. On a ship he would know what to do about it; here he has the long rifles of Yevgeny Palchikov and his two men.',
    'Palchikov was a watchmaker. Every machine, he maintains, has a side on which it does not look. That it is nearly always the back he added only later.',
  ],
};
