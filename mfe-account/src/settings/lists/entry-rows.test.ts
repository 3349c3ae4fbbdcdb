import { getEntryRowErrors, toEntries, toEntryRows } from './entry-rows';

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
