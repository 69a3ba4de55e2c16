import type { Stories } from './story.ts';

export const sovietLateEn: Stories = {
  '13a': [
    'It was you who gathered the parachutes. Nina Orlova cut the soap with a thread into nineteen pieces, and nobody took his own before the wounded had theirs.',
    'Vedenyapin’s squad is a squad no longer. You will put the men who are left where most are missing; Vedenyapin himself goes to command the ferry. He left the striped shirt to the man who had envied it longest. A political officer has joined you, Lavrenty Baturin. He says little and walks in front, and men get up behind him even when they cannot.',
    'Before you is the department store. If it falls, you will see the station from close by.',
  ],
  '13b': [
    'The boxes ended up with them. You watched them being dragged away, and those who should have fired had to swallow first. Since then everything in the platoon gets mixed up: passwords, sentries, time.',
    'Vedenyapin’s squad is a squad no longer. You will put the men who are left where most are missing; Vedenyapin goes to command the ferry. Lavrenty Baturin, the new political officer, brought a sack of onions instead of a speech.',
    'And yet it is you who stand before the department store. A hungry man, says Streltsov, at least does not fall asleep.',
  ],
  '13c': [
    'You carried nearly all the supplies home. In one box, instead of dressings, there were two hundred school exercise books. Nobody threw them away: in the one that you have kept from the beginning there is no room for more names.',
    'Vedenyapin’s squad is a squad no longer, and you will send its men where they are needed most. Lavrenty Baturin, the new political officer, reported at four in the morning, and at five he was leading a counter-attack on a cellar.',
    'The square is the middle of the map, the middle of the front, and, as far as you know, the middle of the world.',
  ],
  '13d': [
    'The wind took the parachutes over to them. One caught on the chimney of the power plant and shows white there to this day; it has already cost three men.',
    'Vedenyapin’s squad is a squad no longer, and you will send its men where they are needed most. Vedenyapin himself goes to command the ferry. Lavrenty Baturin, the political officer, reads you news from other sectors; it is the same everywhere, and everywhere they hold.',
    'Hunger makes for confusion. So Streltsov gives every order three times: once aloud, once quietly, and once with his hand.',
  ],
  '13e': [
    'In the night you pulled five parachutes off the switchyard. From the silk Nina Orlova made dressings, and from one piece a scarf; for whom she did not say.',
    'Vedenyapin’s squad is a squad no longer. Its men fall in where others are missing. Vedenyapin has gone to command the ferry; in parting he saluted the power plant as if it were a ship.',
    'Lavrenty Baturin, the political officer, will lead you to the square. He wants to be there for the anniversary. Nobody asked which one; in November there is only one.',
  ],
  '13f': [
    'Twice you went for the parachutes and twice you came back with nothing. The second time they did not even fire, they just put on lights and laughed.',
    'Vedenyapin’s squad is a squad no longer. Its men fall in where others are missing. Lavrenty Baturin, the political officer, counted seven rounds for each man; then he reported fifteen, so that somebody would come.',
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
  '14a': [
    'The department store has fallen. A dummy in a winter coat was left in the window; Gorshkov took the coat off it and gave it to Nina Orlova. Since September nobody had been looking at your backs. Now somebody is, and they are your own.',
    'Of the whole city they have the station and the sidings left. Streltsov stands over the map and cannot find words, so he calls out stops. At the last one he falters. It was there that one always turned round.',
    'A second tank has come across the river, Gavriil Stuzhin’s crew, and with it a single question from headquarters: when?',
  ],
  '14b': [
    'You held on and you gained ground. The school, the houses and the square are yours, and the men have begun to talk of what they will do afterwards. Zhludev forbade it. It brings bad luck and keeps people from their spades.',
    {
      man: [3, 77],
      there:
        'Melnik was the first to disobey. He says that he will open a cinema in Odessa in which nothing burns.',
      gone: 'Ryzhov keeps a list of what everybody promised to do afterwards. The first line is Melnik’s cinema in Odessa, in which nothing burns.',
    },
    'On the other side you can hear a second tank. You have been sent one too: Gavriil Stuzhin’s crew. It will be about machines, about walls, and in the end again about who can lie still longer.',
  ],
  '14c': [
    'The square is yours, the school is theirs, and whoever looked from above would see what was there on the first day: two shores around an empty fountain. Only the houses between them are missing.',
    {
      man: [20],
      there:
        'Matvei Brodsky sings at his machine gun. Quietly, always the same song. When he stops, the others raise their heads.',
      gone: 'Matvei Brodsky used to sing at his machine gun, quietly, always the same song. Now the man who lies there after him sings it, though he does not know the words.',
    },
    'A second tank has come, Gavriil Stuzhin’s crew. They have two as well. Headquarters wants the school by the seventh of November.',
  ],
  '14d': [
    'The square is theirs, the power plant and the corner house are yours. Between them there is nothing left that could fall down.',
    {
      man: [20],
      there:
        'Matvei Brodsky sings at his machine gun. Quietly, always the same song. When he stops, the others raise their heads.',
      gone: 'Matvei Brodsky used to sing at his machine gun, quietly, always the same song. Now the man who lies there after him sings it, though he does not know the words.',
    },
    'Across the freezing river a second tank was brought over, Gavriil Stuzhin’s crew. The ice cracked under it all the way, and the whole bank listened.',
  ],
  '14e': [
    'The corner house has fallen, and the power plant too. But you held the gully and the brewery, and from the brewery you can see both. Gorshkov called it a room with a view of the work.',
    {
      man: [3, 77],
      there:
        'In the brewery Melnik found one unbroken bottle. He put it in the middle of the table; it will be opened when there is a reason.',
      gone: 'In the brewery they found one unbroken bottle. It stands in the middle of the table and will be opened when there is a reason. Melnik would not have agreed.',
    },
    'A second tank came over the ice, Gavriil Stuzhin’s crew. It is the last thing that headquarters promised you before the hard frost.',
  ],
  '14f': [
    'The brewery fell in the night, the gully towards morning. There remain the mill and the jetty. If all of you lay down one behind the other, you would reach from one to the other; Streltsov worked it out and forgot it at once.',
    'Baturin had himself moved from the list of political officers to the list of riflemen. Nina Orlova has stopped sending the wounded away: there is nothing to send them on. Forty of them lie in the cellar of the mill, and those who can are loading magazines.',
    'A second tank came over the ice. By the bank it broke through up to the turret, but it can fire. Behind you is only the river. Ice is forming on it.',
  ],
  '15a': [
    'Both sides have sent the last they had into the city. To you came Lieutenant Yelizar Khomutov with eighteen cadets whose helmets reach down to their ears. Streltsov showed them round the sector and called the houses by what had been in them: the baker, the chemist, my stop.',
    'You have the square, the school and the workers’ houses. On the other side you can hear an attack forming along the whole front, from the department store to the sidings. It will come on the morning of the eleventh.',
    'The book with the names is full. They have begun a second one, and on its first page Gorshkov wrote only the date. He believes that no more will be needed.',
  ],
  '15b': [
    'Lieutenant Yelizar Khomutov brought eighteen cadets to the platoon and an order that is shorter than his name: hold. The square is yours, and nothing more. In a whole autumn you have not moved by more than two hundred paces, and yet nobody who walked them is the same.',
    {
      man: [8],
      there:
        'Timur Sadykov wrote the cadets’ letters home. Eighteen, no two alike. For himself he wrote one.',
      gone: 'Nina Orlova writes the cadets’ letters home. Timur Sadykov used to do it; the three that he left unfinished she has finished too.',
    },
    'On the morning of the eleventh they will begin. Or you will. It no longer makes any difference.',
  ],
  '15c': [
    'Lieutenant Yelizar Khomutov brought eighteen cadets. One of them asked where the front was. Zhludev pointed at the wall and said: “Knock.”',
    {
      man: [8],
      there:
        'Timur Sadykov wrote the cadets’ letters home. Eighteen, no two alike. For himself he wrote one.',
      gone: 'Nina Orlova writes the cadets’ letters home. Timur Sadykov used to do it; the three that he left unfinished she has finished too.',
    },
    'You hold the power plant, the corner house, the gully and the bank. What you lack is the square on which you began. On the morning of the eleventh it will all be decided, and Streltsov has a tram stop sign under his arm. He is going to put it back.',
  ],
  '15d': [
    'Lieutenant Yelizar Khomutov crossed the ice on his belly, and with him eleven cadets of eighteen. He looked around, asked where the rest of the company was, and Streltsov said: “Here.”',
    'You hold a strip along the river. Behind it, out in the steppe, something is said to be coming; Vedenyapin sent word with the last raft: by night everything is crossing to the north and to the south, and nothing to you. Baturin told the men the truth: your task is to be here in a week.',
    'On the morning of 11 November they will come at you with all they have. Gorshkov wrote to his daughter that he would come back. It is the first time since September that he has written that.',
  ],
};
