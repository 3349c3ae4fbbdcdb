import { moveRow } from '@girassol/shared-ui/fields';
import { buildTemplateBody, getRowError, toTemplateRows } from './template-rows';

const rows = toTemplateRows([
  { _id: 'a', type: 'text', task: 'UC', category: '', list: [] },
  { _id: 'b', type: 'list', task: 'Telhado', category: 'Visita', list: ['Cerâmico', 'Metálico'] },
]);
const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]]; // two above

test('[checklists-008] a row moves to another place, and not beyond the ends', () => {
  expect(moveRow(rows, 1, 0).map(({ key }) => key)).toEqual(['b', 'a']);
  expect(moveRow(rows, 0, -1)).toEqual(rows);
  expect(moveRow(rows, 1, 2)).toEqual(rows);
  expect(moveRow(rows, -1, 0)).toEqual(rows);
});

test('what cannot be saved says why', () => {
  expect(getRowError(first)).toBeNull();
  expect(getRowError({ ...first, task: ' ' })).toMatch(/Diga/);
  expect(getRowError({ ...second, options: ' \n ' })).toMatch(/pelo menos uma/);
  expect(getRowError({ ...second, options: 'Azul\nazul' })).toMatch(/repetidas/);
});

test('the rows go out in their order; new ones without an id, options of lists only', () => {
  const added = { key: 'x', type: 'number' as const, task: ' Disjuntor ', category: '', options: 'sobra' };
  expect(buildTemplateBody([second, added], 3)).toEqual({
    version: 3,
    items: [
      { _id: 'b', type: 'list', task: 'Telhado', category: 'Visita', list: ['Cerâmico', 'Metálico'] },
      { type: 'number', task: 'Disjuntor', category: '', list: [] },
    ],
  });
});
