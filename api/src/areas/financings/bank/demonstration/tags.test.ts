import { parseOutcomeTags } from './tags';

describe('outcomes that a mail asks for', () => {
  test('are those of addresses that reach nobody, several at once, in any case', () => {
    expect([...parseOutcomeTags('ana+negar@casa.test')]).toEqual(['negar']);
    expect([...parseOutcomeTags('ana+lento+NEGAR@sub.casa.test')].sort()).toEqual(['lento', 'negar']);
    expect([...parseOutcomeTags(' ana+pendente@test ')]).toEqual(['pendente']);
  });

  test('are none in the mail of somebody who exists, nor by words that only look like one', () => {
    for (const email of [
      'ana+negar@gmail.com',
      'ana+negar@casa.test.br',
      'ana+negar@contest',
      'negar@casa.test',
      'ana+negaram@casa.test',
      'ana@casa+negar.test',
      'ana+outro@casa.test',
      '+@test',
      '',
    ])
      expect([email, parseOutcomeTags(email).size]).toEqual([email, 0]);
  });
});
