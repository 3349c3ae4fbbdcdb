import { parseMailAddress } from './settings';

test.each([
  ['Girassol <avisos@girassol.com.br>', { name: 'Girassol', address: 'avisos@girassol.com.br' }],
  [' "Sol & Vale" <a@b.br> ', { name: 'Sol & Vale', address: 'a@b.br' }],
  ['<a@b.br>', { name: 'Girassol', address: 'a@b.br' }],
  ['a@b.br', { name: 'Girassol', address: 'a@b.br' }],
  ['Sol <a@b.br', undefined],
  ['Sol a@b.br>', undefined],
  ['So"l <a@b.br>', undefined],
  ['Sol <a@>', undefined],
  ['Sol <a b@c.br>', undefined],
  ['Sol', undefined],
])('the address %s', (text, address) => {
  expect(parseMailAddress(text)).toEqual(address);
});

test('a long text is read in linear time', () => {
  const long = `${' '.repeat(100_000)}<"${'@ '.repeat(100_000)}`;
  expect(parseMailAddress(`a${long}`)).toBeUndefined();
});
