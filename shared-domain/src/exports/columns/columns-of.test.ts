import { boardKinds } from '../../boards/board-permissions';
import { type ImportType, propertiesOf, suggestMapping } from '../../imports';
import { exportFileStem, exportKinds, exportTitle } from '../export-kinds';
import { importOfBoard } from './board-columns';
import type { ExportColumn } from './column';
import { columnsOf, ownColumns } from './columns-of';

const importable: [string, ImportType, readonly ExportColumn[]][] = [
  ['customers', 'customer', columnsOf('customers', null)],
  ['kits', 'kit', columnsOf('kits', null)],
  ['modules', 'module', columnsOf('modules', null)],
  ['inverters', 'inverter', columnsOf('inverters', null)],
  ['equipaments', 'equipament', columnsOf('equipaments', null)],
  ...boardKinds.map((board): [string, ImportType, readonly ExportColumn[]] => [
    board,
    importOfBoard(board).type,
    columnsOf('finished', board),
  ]),
];

test.each(importable)(
  'the columns of %s are recognised by their import, and no others',
  (_, type, columns) => {
    const sheet = columns.map(({ title }) => ({ header: title, values: [] }));
    const suggested = suggestMapping(type, sheet);
    const mapped = Object.fromEntries(
      sheet.map(({ header }) => [header, suggested[header]?.property ?? null]),
    );
    const properties = new Set(propertiesOf(type).map(({ name }) => name));
    const expected = columns.map(({ key, title }) => [title, properties.has(key) ? key : null]);
    expect(mapped).toEqual(Object.fromEntries(expected));
  },
);

test.each(exportKinds)('%s: keys and titles stand once each', (kind) => {
  for (const board of boardKinds) {
    const columns = columnsOf(kind, board);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
    expect(new Set(columns.map(({ title }) => title)).size).toBe(columns.length);
  }
});

test('[boards-037] how a price is made is no column of who may not see it', () => {
  const keys = (seesPricing: boolean) => ownColumns('proposals', null, { seesPricing }).map(({ key }) => key);
  expect(keys(true).filter((key) => !keys(false).includes(key))).toEqual(['custo_kit', 'lucro', 'lucro_kwp']);
});

test('an export is named by what it holds', () => {
  expect(exportTitle('board', 'SALES')).toBe('Vendas – funil');
  expect(exportTitle('board', 'PROJECT')).toBe('Projetos – quadro');
  expect(exportTitle('finished', 'INSTALLATION')).toBe('Obras finalizadas');
  expect(exportFileStem('data', 'PRE_SALES')).toBe('pre-venda-dados');
});
