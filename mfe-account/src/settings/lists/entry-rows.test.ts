import { getEntryRowErrors, pasteNames, splitPastedNames, toEntries, toEntryRows } from './entry-rows';

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

test('a column of a spreadsheet is a name for each row, and what stood around the cursor stays', () => {
  expect(splitPastedNames('Rádio\r\nTV \n\nOutdoor\tJornal\n')).toEqual(['Rádio', 'TV', 'Outdoor', 'Jornal']);
  const rows = ['Feira', 'Site antigo', 'Google'].map((name) => ({ key: name, _id: name, name }));
  const pasted = pasteNames(rows, { index: 1, start: 5, end: 11 }, ['novo', 'Rádio', 'TV'], () => 'new');
  expect(pasted.map(({ name }) => name)).toEqual(['Feira', 'Site novo', 'Rádio', 'TV', 'Google']);
  expect(pasted.map(({ _id }) => _id)).toEqual(['Feira', 'Site antigo', undefined, undefined, 'Google']);
});

test('a pasted name that is too long is told', () => {
  expect(getEntryRowErrors([{ key: 'a', name: 'x'.repeat(61) }])).toEqual(['Use até 60 caracteres.']);
});
