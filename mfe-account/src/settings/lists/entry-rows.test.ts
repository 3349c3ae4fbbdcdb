import { settingsChange } from '@girassol/shared-domain/contract';
import {
  describeLeftOutNames,
  type EntryRow,
  getEntryRowErrors,
  pasteNames,
  toEntries,
  toEntryRows,
} from './entry-rows';

test('names that stand twice or are empty are told where they stand', () => {
  const rows = ['Preço', 'Prazo', ' preco ', ''].map((name, index) => ({ key: String(index), name }));
  expect(getEntryRowErrors(rows)).toEqual([
    undefined,
    undefined,
    'Este nome já está na lista.',
    'Preencha o nome ou exclua a linha.',
  ]);
});

test('what was there keeps its id, what is new has none', () => {
  const rows = [...toEntryRows([{ _id: 'a', name: 'Preço ' }]), { key: 'new', name: 'Prazo' }];
  expect(toEntries(rows)).toEqual([{ _id: 'a', name: 'Preço' }, { name: 'Prazo' }]);
});

test('pasted names have a row each, and what stood around the cursor stays', () => {
  const rows = ['Feira', 'Site antigo', 'Google'].map((name) => ({ key: name, _id: name, name }));
  const pasted = pasteNames(rows, { index: 1, start: 5, end: 11 }, ['novo', 'Rádio', 'TV'], () => 'new').rows;
  expect(pasted.map(({ name }) => name)).toEqual(['Feira', 'Site novo', 'Rádio', 'TV', 'Google']);
  expect(pasted.map(({ _id }) => _id)).toEqual(['Feira', 'Site antigo', undefined, undefined, 'Google']);
});

test('pasted names that are there already, or for which there is no room, are left out and told', () => {
  const rows = [...toEntryRows([{ _id: 'a', name: 'Feira' }]), { key: 'empty', name: '' }];
  const selected = { index: 1, start: 0, end: 0 };
  const few = pasteNames(rows, selected, ['feira ', 'Rádio', 'radio', 'TV'], () => 'new');
  expect(few.rows.map(({ name }) => name)).toEqual(['Feira', 'Rádio', 'TV']);
  expect(describeLeftOutNames(few)).toBe('2 nomes repetidos ficaram de fora.');
  const many = pasteNames(
    rows,
    selected,
    Array.from({ length: 300 }, (_, index) => `Origem ${index}`),
    () => 'new',
  );
  expect(describeLeftOutNames(many)).toBe('A lista vai até 200 nomes: 101 ficaram de fora.');
  // As many as the server takes, and not one less.
  const accepts = (list: EntryRow[]) =>
    settingsChange.safeParse({ origins: list.map(({ name }) => ({ name })) }).success;
  expect(accepts(many.rows)).toBe(true);
  expect(accepts([...many.rows, { key: 'b', name: 'Mais uma' }])).toBe(false);
  expect(pasteNames(rows, selected, ['Feira', 'FEIRA'], () => 'new').rows).toEqual(rows);
});

test('a name without a visible character is an empty one', () => {
  expect(getEntryRowErrors([{ key: 'a', name: ' \u200b' }])).toEqual(['Preencha o nome ou exclua a linha.']);
});

test('a pasted name that is too long is told', () => {
  expect(getEntryRowErrors([{ key: 'a', name: 'x'.repeat(61) }])).toEqual(['Use até 60 caracteres.']);
});
