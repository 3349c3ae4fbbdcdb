import { splitPastedCells } from './pasted-cells';

test('a column of a spreadsheet is a text for each line', () => {
  expect(splitPastedCells('Rádio\r\nTV \n\nOutdoor\n')).toEqual(['Rádio', 'TV', 'Outdoor']);
  expect(splitPastedCells('')).toEqual([]);
});

test('what stands beside a column is left out; all cells of one line are texts', () => {
  expect(splitPastedCells('Origem\tClientes\nRádio\t12\n\t3\n\u200b\nTV\t')).toEqual([
    'Origem',
    'Rádio',
    'TV',
  ]);
  expect(splitPastedCells('Rádio\tTV\n')).toEqual(['Rádio', 'TV']);
});
