import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  acc,
  adjective,
  countedCs,
  dat,
  fixedCs,
  gen,
  inPlace as inPlaceCs,
  ins,
  loc,
  nameCs,
  nom,
  past,
  prepCs,
  verb as verbCs,
  withAdjective,
  withSoftAdjective,
} from '../src/grammar/cs.ts';
import { a, countedEn, inPlace, nameEn, possessive, The, the, verb } from '../src/grammar/en.ts';
import {
  countNames,
  formsOf,
  type Name,
  type Phrase,
  phrase,
  sentencesOf,
  type Translated,
  typeset,
  withSuffix,
} from '../src/index.ts';

const soviets = nameEn({ text: 'Soviets', article: 'the', isPlural: true });
const germany = nameEn({ text: 'Germany' });
const africa = nameEn({ text: 'Africa', place: 'in' });
const hill = nameEn({ text: 'hill', article: 'the', place: 'on' });
const army = nameEn({ text: 'army' });

const sověti = nameCs('ma', 'Sověti|Sovětů|Sovětům|Sověty|Sovětech|Sověty', { isPlural: true });
const jízda = nameCs('f', 'jízda|jízdy|jízdě|jízdu|jízdě|jízdou');
const střelec = nameCs('ma', 'střelec|střelce|střelci|střelce|střelci|střelcem');
const děla = nameCs('n', 'děla|děl|dělům|děla|dělech|děly', { isPlural: true });
const kopec = nameCs('mi', 'kopec|kopce|kopci|kopec|kopci|kopcem', { place: 'na' });

describe('an English name', () => {
  it('takes its article and verb', () => {
    expect(`${The(soviets)} ${verb(soviets, 'wins', 'win')}`).toBe('The Soviets win');
    expect(`${The(germany)} ${verb(germany, 'wins', 'win')}`).toBe('Germany wins');
    expect([possessive(soviets), possessive(germany)]).toEqual(['the Soviets’', 'Germany’s']);
    expect([inPlace(africa), inPlace(hill)]).toEqual(['in Africa', 'on the hill']);
    expect([a(army), a(hill), a(soviets)]).toEqual(['an army', 'a hill', 'Soviets']);
  });

  it('is listed with its count', () => {
    expect(countedEn(countNames([army, hill, army]))).toBe('2× army and hill');
    expect(countedEn(countNames([hill]), the)).toBe('the hill');
    expect(countedEn(countNames([]))).toBe('');
  });

  it('can have a suffix', () => {
    expect(The(withSuffix(soviets, 'A'))).toBe('The Soviets A');
  });
});

describe('a Czech name', () => {
  it('has six cases and asks for its verbs', () => {
    const cases = [nom, gen, dat, acc, loc, ins].map((form) => form(střelec));
    expect(cases).toEqual(['střelec', 'střelce', 'střelci', 'střelce', 'střelci', 'střelcem']);
    expect(`${nom(sověti)} ${past(sověti, 'propátral')}`).toBe('Sověti propátrali');
    expect([jízda, střelec, děla, kopec].map((name) => past(name, 'zničen'))).toEqual([
      ...['zničena', 'zničen', 'zničena', 'zničen'],
    ]);
    expect(past(jízda, 'vešel')).toBe('vešla');
    expect(verbCs(jízda, 'hraje', 'hrají')).toBe('hraje');
    expect(() => nameCs('f', 'jízda|jízdy')).toThrow('six cases');
  });

  it('agrees with adjectives in every case', () => {
    expect(gen(withAdjective(jízda, 'britsk'))).toBe('britské jízdy');
    expect(acc(withAdjective(střelec, 'německ'))).toBe('německého střelce');
    expect(acc(withAdjective(kopec, 'hol'))).toBe('holý kopec');
    expect(gen(withSoftAdjective(jízda, 'elitn'))).toBe('elitní jízdy');
    expect(dat(withSoftAdjective(kopec, 'zadn'))).toBe('zadnímu kopci');
    expect(nom(withAdjective(sověti, 'dobr'))).toBe('dobří Sověti');
    expect(adjective(sověti, 'americk')).toBe('američtí');
    expect(adjective(děla, 'italsk', 'ins')).toBe('italskými');
  });

  it('is read after vocalised prepositions', () => {
    const read = [
      ...[prepCs('s', ins(sověti)), prepCs('z', gen(sověti)), prepCs('k', dat(kopec))],
      ...[
        prepCs('v', phrase('středu')),
        prepCs('v', phrase('severu')),
        prepCs('v', phrase('Washingtonu')),
        prepCs('v', phrase('Phoenixu')),
        prepCs('z', phrase('lesa')),
      ],
      ...[inPlaceCs(kopec), inPlaceCs(fixedCs('f', 'Francii')), inPlaceCs(fixedCs('n', 'Seattle'))],
    ];
    expect(read).toEqual([
      ...[
        'se Sověty',
        'ze Sovětů',
        'ke kopci',
        've středu',
        'v severu',
        've Washingtonu',
        've Phoenixu',
        'z lesa',
      ],
      ...['na kopci', 've Francii', 'v Seattle'],
    ]);
  });

  it('is listed in the case of the sentence', () => {
    expect(countedCs(countNames([střelec, jízda]), acc)).toBe('střelce a jízdu');
  });
});

it('is found in a sentence by its longest form', () => {
  expect(formsOf(jízda)).toEqual(['jízdou', 'jízda', 'jízdy', 'jízdě', 'jízdu']);
});

describe('a sentence', () => {
  it('takes names and phrases, and no bare string', () => {
    sentencesOf({
      over: 'The game is over.',
      scouted: (p: { side: Name; tile: Phrase; how: 'well' | 'badly' }) =>
        `${The(p.side)} ${verb(p.side, 'scouts', 'scout')} ${p.tile}.`,
      group: { counted: (p: { count: number }) => `${p.count}` },
    });
    sentencesOf({
      // @ts-expect-error: a bare string knows no grammar.
      scouted: (p: { side: string }) => `${p.side} scout.`,
    });
    // @ts-expect-error: a name is no text before its sentence has asked for a form.
    const forgotten = (name: Name): string => `${name} scout.`;
    expect(forgotten(soviets)).toContain('[object Object]');
    expectTypeOf<Translated<{ side: Name; say: (p: { side: Name }) => string }>>().toEqualTypeOf<{
      readonly side: Name;
      readonly say: (p: { side: Name }) => string;
    }>();
  });

  it('gets the spaces and signs of its language', () => {
    expect(typeset('cs', 'V poli a v lese stojí 5 karet – z nich 3. družstvo A.')).toBe(
      'V\u00a0poli a\u00a0v\u00a0lese stojí 5\u00a0karet\u00a0– z\u00a0nich 3. družstvo\u00a0A.',
    );
    expect(typeset('cs', 'Pátrači A hrají.')).toBe('Pátrači\u00a0A hrají.');
    expect(typeset('en', 'Fire at D4 from 2B')).toBe('Fire at D4 from 2B');
    expect(typeset('en', "It's a draw, 50 % sure.")).toBe('It’s a draw, 50\u00a0% sure.');
    const once = typeset('cs', 'K lesu');
    expect(typeset('cs', once)).toBe(once);
  });
});
