import { numberProblemMessages } from '@girassol/shared-domain';
import { parseMonthCells, parsePastedMonths } from './pasted-months';

const getTexts = (text: string, start = 0) => parsePastedMonths(text, start).cells.map((cell) => cell.text);
const byMonth = (text: string, start = 0) =>
  Object.fromEntries(parsePastedMonths(text, start).cells.map((cell) => [cell.month, cell.text]));
const values = (texts: string[]) =>
  parseMonthCells(texts, 'kWh').map((cell) => cell.value ?? cell.problem ?? null);

test('a row, a column and values with semicolons are pasted alike', () => {
  expect(getTexts('310\t298\t1.302,5')).toEqual(['310', '298', '1.302,5']);
  expect(getTexts('310\r\n298\r\n305\r\n')).toEqual(['310', '298', '305']);
  expect(getTexts('310; 298; 305')).toEqual(['310', '298', '305']);
  expect(getTexts('310 298 305')).toEqual(['310', '298', '305']);
  expect(getTexts('310,298,305')).toEqual(['310', '298', '305']);
  expect(getTexts('310 kWh 298 kWh')).toEqual(['310', '298']);
});

test('a blank month keeps its place, and the later ones theirs', () => {
  expect(getTexts('310\t\t305')).toEqual(['310', '', '305']);
  expect(getTexts('\t298\t305')).toEqual(['', '298', '305']);
  expect(getTexts('310\n\n305\n')).toEqual(['310', '', '305']);
  expect(getTexts('310;;305')).toEqual(['310', '', '305']);
  expect(getTexts('310 - 305')).toEqual(['310', '-', '305']);
  expect(values(['310', '', '-', '305'])).toEqual([310, null, null, 305]);
});

test('cells fill the months from one on; what goes beyond December is counted', () => {
  expect(parsePastedMonths('7\t8\t9', 10)).toEqual({
    cells: [
      { month: 10, text: '7' },
      { month: 11, text: '8' },
    ],
    beyond: 1,
    repeated: [],
  });
});

test('a bill with thirteen months keeps the newest figure of the one that it names twice', () => {
  const bill = 'DEZ/25 310\nNOV/25 298\nOUT/25 305\nDEZ/24 250';
  expect(parsePastedMonths(bill, 0)).toEqual({
    cells: [
      { month: 11, text: '310' },
      { month: 10, text: '298' },
      { month: 9, text: '305' },
    ],
    beyond: 0,
    repeated: [11],
  });
});

test('figures with the names of their months go to those months', () => {
  expect(byMonth('Mar\t298\nJan\t310\nFev\t')).toEqual({ 0: '310', 1: '', 2: '298' });
  expect(byMonth('Jan\t310\nFev\tabc')).toEqual({ 0: '310', 1: 'abc' });
  expect(byMonth('janeiro 500')).toEqual({ 0: '500' });
  expect(byMonth('Mar\t298 kWh', 5)).toEqual({ 2: '298 kWh' });
  expect(byMonth('NOV/25 310 kWh\nOUT/25 298 kWh', 3)).toEqual({ 10: '310 kWh', 9: '298 kWh' });
  expect(byMonth('Mês\tJaneiro\tFevereiro\tMarço\nConsumo\t310\t\t305')).toEqual({
    0: '310',
    1: '',
    2: '305',
  });
});

test('one text with spaces is one figure', () => {
  expect(getTexts('R$ 1 234,56')).toEqual(['R$ 1 234,56']);
  expect(getTexts('350 kWh')).toEqual(['350 kWh']);
  expect(getTexts('1 234,5')).toEqual(['1 234,5']);
});

test('figures of a row stay apart, also where only one has decimals', () => {
  expect(getTexts('310 298,5')).toEqual(['310', '298,5']);
  expect(getTexts('310 298 305 290,5')).toEqual(['310', '298', '305', '290,5']);
});

test('a cell that is no figure is told, and takes no digits from others', () => {
  expect(values(['310', '-298', '127/220', 'abc'])).toEqual([
    310,
    numberProblemMessages.negative,
    numberProblemMessages.several,
    numberProblemMessages.shape,
  ]);
});

test('one decimal point among the cells proves the others', () => {
  expect(values(['1.234', '2.500'])).toEqual([1234, 2500]);
  expect(values(['1.234', '310.5'])).toEqual([1.23, 310.5]);
});
