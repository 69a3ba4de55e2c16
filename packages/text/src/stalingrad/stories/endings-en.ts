import type { EndingText } from './ending.ts';

export const endingsEn = {
  END1: {
    title: 'To the terminus',
    soviet: [
      'The station fell at dawn, and the sidings after it. The Germans went away along the sleepers into the steppe, and all at once, in the whole city, you could hear water dripping.',
      'Streltsov walked to the end of the rails. He put his palm on them as if he expected them to tremble. Then he turned round and walked back, stop by stop, and at each of them he stood for a while.',
      'Gorshkov found his house. It was not standing. On the stove, which was, he made tea, and he wrote to his daughter that they should come when there was somewhere to come to.',
    ],
    german: [
      'You lost the whole city, down to the last house. Whoever got out got out along the sleepers into the steppe, against the wind.',
      'Wegener carried the waiting-room door for two kilometres before Lindner took it out of his hands and laid it in the snow. The wounded lay down on it, so as not to be on the ground.',
      'Eight days later guns were heard in the steppe, and the army that you were trying to reach was surrounded. None of you was inside any more. You were the first to lose, and that is why some of you lived.',
    ],
  },
  END2: {
    title: 'Grey water',
    soviet: [
      'The mill fell at noon and the jetty in the afternoon. Whoever could swim swam between the ice floes; whoever could not went on firing as long as there was anything to fire.',
      'Streltsov was the last to stay on the bank, and nobody saw what happened then. Nina Orlova brought eleven wounded across the ice on a door from the brewery. The book with the names was under her coat.',
      'A week later guns were heard in the steppe, and the ring closed around those who had driven you out. Your people came back to the city in February. The book came with them.',
    ],
    german: [
      'The mill fell at noon, the jetty in the afternoon. Headquarters got its telephone call, and somewhere far away it was announced on the wireless. The city is yours. It has no windows, no roofs, no water and no people.',
      'Lindner had the wounded from the cellar of the mill carried to the river and let go across the ice. Somebody reported it. Nobody had time to look into it any more.',
      'On 19 November the guns began in the north, and four days later the ring closed. You had captured a trap. Until the last moment Wegener went on making doors from its ruins and hanging them in their frames.',
    ],
  },
  END3: {
    title: 'The square remained',
    soviet: [
      'On 11 November they came along the whole front, and along the whole front they were stopped. In the evening it was quiet on the square, and somebody had hung a tram stop sign on what was left of the fountain.',
      'Eight days later you heard guns in the steppe. Streltsov listened where they came from, and with his hand he drew a ring. The last tram, he said. And all of you were on it.',
      'Those who lived did not leave the city at once. There was too much to do for those who stayed in it.',
    ],
    german: [
      'The attack along the whole front lasted until three in the afternoon. Then there was nothing left to attack with. Rehden had managed to write down all the names; in the evening he crossed out half of them.',
      'Eight days later the ring closed. Lindner was taken prisoner in January, with a piece of chalk in his pocket. In the camp he taught the guards’ children to count.',
      'Wegener came home after seven years. He made doors again, but he never locked them any more.',
    ],
  },
  END4: {
    title: 'The station once more',
    soviet: [
      'You held nearly the whole city, and on 11 November you lost half of it. What took weeks to win was lost in a morning; that is how it goes here.',
      'Gorshkov led whoever was left to the power plant. There the news reached you that the ring in the steppe had closed. Nobody cheered. Everybody sat down.',
      'You came back to the school in February. The name under the window was still there. So was the other one.',
    ],
    german: [
      'On 11 November you took what you could not take all autumn. In the afternoon your men stood on the square, looked at each other and did not know what one does afterwards.',
      'Eight days later the answer came: nothing. The ring closed, and what you had taken was the far end of it.',
      'Hartung had another man’s diary in his bag. After the war he delivered it at the right address. A woman opened, asked nothing and invited him in.',
    ],
  },
  END5: {
    title: 'Two hundred paces',
    soviet: [
      'The fighting went on from dark to dark. When it grew dark for the second time, nobody was firing on the other side. It was your victory, and it measured two hundred paces.',
      'That night Nina Orlova read aloud from the book, one name after another, and whoever had known the man said “here”. She read until morning.',
      'On the nineteenth the steppe began to rumble. All you had to do was to last that long. You lasted.',
    ],
    german: [
      'The fighting went on from dark to dark. So little was missing that headquarters argued about it for a long time, as long as there was a headquarters.',
      'Rehden fell at noon. In his notebook he had your names, and with each of them one thing that he knew about the man: “plays”, “cow called Liesel”, “afraid of the dark”.',
      'Then came the ring and the winter. Lindner got home in forty-eight. On his first day in class he wrote a sum on the blackboard and could not work it out.',
    ],
  },
  END6: {
    title: 'A victory without a name',
    soviet: [
      'On the evening of the eleventh the field was theirs. You drew back to the water and carried out the wounded and the book, and that was all that could be carried out.',
      'Headquarters did not reproach you; it had needed you to be there, and you were. A week later you saw why. In the steppe the ring was closing.',
      'In February Streltsov went over the square with a spade and looked for the fountain. He found the basin. He stood the sign on it and waited to see whether anything would come.',
    ],
    german: [
      'You won. Rehden reported it, and at the other end of the line there was silence, because the man who had been asking all autumn had been posted elsewhere.',
      'A week later it was clear what you had gained: a few houses inside a ring. Nagel shared out the last of the bread by the gram and took none himself; on the list, next to his own name, he had written “issued”.',
      'Four men of the platoon came home. Each of them knew the names of all the others by heart.',
    ],
  },
  END7: {
    title: 'A strip by the river',
    soviet: [
      'You had the mill, a piece of the bank and the river behind you. On the eleventh all they had came at you, and in the evening you had the mill, a piece of the bank and the river behind you.',
      'Khomutov had brought eleven cadets, and six were taken back. The letters all arrived. Streltsov delivered them himself, after the war, by tram and on foot; it took him two years.',
      'On the nineteenth the steppe spoke. Baturin said: “So it was us that they were waiting for.” Zhludev opened a bottle for which, until then, there had been no reason.',
    ],
    german: [
      'Three hundred paces would have been enough. You made two hundred and eighty.',
      'The last twenty cost you the platoon. Wegener sat down by the bank that you had only just touched and said that here a door would have been no use.',
      'Eight days later the ring closed. Hartung stayed with the wounded, yours and theirs. In the prison camp one of them used to bring him bread.',
    ],
  },
  END8: {
    title: 'Within reach',
    soviet: [
      'You did not hold the bank. After dark you were pulled back over the ice, on your bellies, nine of you. On the far side stood Vedenyapin with a lantern and gave light to everybody, to those as well who no longer walked.',
      'A week later others marched over the same ice, to the north and to the south, and had no time to ask where you came from. The ring closed.',
      'Gorshkov’s daughter learnt about that day at school. There was one sentence. Her father told her that it was correct, and nothing else.',
    ],
    german: [
      'You reached the river along the whole length of your sector. Rehden took off a glove and wetted his hand; then for a long time he could not get it warm.',
      'One house was left, one cellar, and that one you did not take. Lindner brought water, put it on the steps and went away. In the morning the bucket was empty.',
      'Eight days later the steppe spoke. From then on you held something that could not be left. Two came home.',
    ],
  },
} satisfies { readonly [code: string]: EndingText };

/** The words above the names of those who fell in the campaign. */
export const memorialEn = {
  title: 'Who stayed in the city',
  lead: {
    soviet: 'The names from the book, as they were written down.',
    german: 'The names from the list that Gustav Nagel kept.',
  },
  nobody: 'None of yours fell. In this city that was given to few.',
  reservists: 'And those who came for them, whose names nobody had time to write down.',
  city: 'And the people from the cellars, who were in no platoon.',
};
