import { entriesOf, rowErrors, rowsOf } from './entry-rows';

test('names that stand twice or are empty are told where they stand', () => {
  const rows = ['Preço', 'Prazo', ' preco ', ''].map((name, index) => ({ key: String(index), name }));
  expect(rowErrors(rows)).toEqual([
    undefined,
    undefined,
    'Este nome já está na lista.',
    'Preencha o nome ou exclua a linha.',
  ]);
});

test('what was there keeps its id, what is new has none', () => {
  const rows = [...rowsOf([{ _id: 'a', name: 'Preço ' }]), { key: 'new', name: 'Prazo' }];
  expect(entriesOf(rows)).toEqual([{ _id: 'a', name: 'Preço' }, { name: 'Prazo' }]);
});
