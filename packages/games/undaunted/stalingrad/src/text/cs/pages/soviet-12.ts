import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 12. */
export const pages: BookPages = {
  stories: {
    '12a': [
      'Už týden jíte jednou denně. Přes řeku se nedá, molo je v dostřelu, a tak velení pošle zásoby vzduchem. Padáky mají spadnout na dvůr dělnických domů a k tomu, co bývalo kašnou.',
      'Vítr fouká od východu a Němci umějí číst vítr stejně dobře. „Takže jde o jednu bednu sucharů,“ řekl Gorškov. „A mýdlo,“ dodala Nina Orlovová. „V rozpisu je mýdlo.“',
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
};
