import type { BookPages } from '../library.ts';

/** The Soviet book, stage 12. */
export const pages: BookPages = {
  cs: {
    stories: {
      '12a': [
        'Už týden jíte jednou denně. Přes řeku se nedá, molo je v dostřelu, a tak velení pošle zásoby vzduchem. Padáky mají spadnout na dvůr dělnických domů a k tomu, co bývala kašna.',
        'Vítr fouká od východu a Němci umějí číst vítr stejně dobře. „Takže pro jednu bednu sucharů,“ řekl Gorškov. „A mýdlo,“ dodala Nina Orlovová. „V rozpisu je mýdlo.“',
        'Strelcov dostal k rozkazu ještě zalepenou obálku. Přečetl ji, spálil a řekl, kdo půjde s ním.',
      ],
      '12b': [
        'Volha je celá pod palbou a prámy nejezdí. Zásoby mají přijít padákem: na dvůr za školou a na zbytky kašny. Na obojí dohlédnete. A oni taky.',
        'Hlas v telefonu diktuje seznam: suchary, náboje, obvazy, mýdlo. U mýdla se Nina Orlovová rozplakala a nikdo nevěděl, co s tím.',
        'Strelcov dostal k rozkazu ještě zalepenou obálku. Přečetl ji, spálil a řekl, kdo půjde s ním.',
      ],
      '12c': [
        'Volha je celá pod palbou a prámy nejezdí. Zásoby shodí letadla v noci, na sad u nárožního domu a na rozvodnu. Obojí leží přesně mezi vámi a jimi, jako by to piloti chtěli spravedlivě rozdělit.',
        {
          man: [9],
          there:
            'Pavel Zimin, tesař, vyrobil z dveří pivovaru saně. Dveří už je tu víc než domů, řekl.',
          gone: 'Na saních, které z dveří pivovaru vyrobil tesař Pavel Zimin, odvezli nakonec jeho. Teď je připravili pro bedny.',
        },
        'Strelcov dostal k rozkazu zalepenou obálku. Přečetl ji, spálil a pak se dlouho díval do mapy.',
      ],
      '12d': [
        'Na řeku teď dostřelí i pušky a čluny nejezdí. Jíte z toho, co najdete v sýpce: spálené obilí, hrst na osobu, kdo chce, může víc, ale nikdo nechce.',
        {
          man: [9],
          there:
            'Pavel Zimin, tesař, vyrobil z vrat sýpky saně. Na zásoby, říká, a nikdo neříká na co ještě.',
          gone: 'Na saních, které z vrat sýpky vyrobil tesař Pavel Zimin, odvezli nakonec jeho. Teď je připravili pro bedny.',
        },
        'V noci přiletí letadla a shodí padáky na sad a na rozvodnu. Strelcov má zalepenou obálku; otevřel ji hned, na obřadnosti nebyl čas.',
      ],
    },
    briefings: {
      '121':
        'Každé kolo dopadne jedna zásilka na dvůr a jedna ke kašně. Ovládněte pole, na kterém jich leží šest.',
      '122':
        'Každé kolo dopadne jedna zásilka do zákopu u sadu a jedna k transformátoru. Ovládněte pole, na kterém jich leží pět.',
    },
  },
  en: {
    stories: {
      '12a': [
        'For a week you have eaten once a day. There is no crossing the river, the jetty is under fire, and so headquarters will send supplies through the air. The parachutes are to come down in the yard of the workers’ houses and by what used to be the fountain.',
        'The wind is from the east, and the Germans can read the wind just as well. “So it is for a box of rusks,” said Gorshkov. “And soap,” added Nina Orlova. “There is soap on the list.”',
        'With the order Streltsov was given a sealed envelope. He read it, burned it and said who would go with him.',
      ],
      '12b': [
        'The whole Volga is under fire, and the rafts do not run. Supplies are to come by parachute: into the yard behind the school and onto the remains of the fountain. You can see both places. So can they.',
        'A voice on the line dictates the list: rusks, ammunition, dressings, soap. At the soap Nina Orlova burst into tears, and nobody knew what to do about it.',
        'With the order Streltsov was given a sealed envelope. He read it, burned it and said who would go with him.',
      ],
      '12c': [
        'The whole Volga is under fire, and the rafts do not run. Planes will drop supplies at night, on the orchard by the corner house and on the switchyard. Both lie exactly between you and them, as if the pilots wanted to be fair.',
        {
          man: [9],
          there:
            'Pavel Zimin, a carpenter, made a sledge from the doors of the brewery. There are more doors here by now than houses, he said.',
          gone: 'On the sledge that Pavel Zimin, a carpenter, made from the doors of the brewery, it was he who was taken away in the end. Now it stands ready for the boxes.',
        },
        'With the order Streltsov was given a sealed envelope. He read it, burned it and then looked at the map for a long time.',
      ],
      '12d': [
        'Even rifles reach the river now, and no boats come. You eat what you find in the granary: burnt grain, a handful each; you may have more, but nobody wants more.',
        {
          man: [9],
          there:
            'Pavel Zimin, a carpenter, made a sledge from the granary gates. For supplies, he says, and nobody says what else for.',
          gone: 'On the sledge that Pavel Zimin, a carpenter, made from the granary gates, it was he who was taken away in the end. Now it stands ready for the boxes.',
        },
        'At night planes will come and drop parachutes on the orchard and on the switchyard. Streltsov has a sealed envelope; he opened it at once, there was no time for ceremony.',
      ],
    },
    briefings: {
      '121':
        'Every round a load comes down in the court and one by the fountain. Control a tile on which six of them lie.',
      '122':
        'Every round a load comes down in the trench by the orchard and one by the transformer. Control a tile on which five of them lie.',
    },
  },
};
