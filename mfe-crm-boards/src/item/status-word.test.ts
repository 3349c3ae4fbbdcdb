import { statusWord } from './status-word';

test('[boards-048] an item is in progress, closed or lost; only lost is written in red', () => {
  expect(statusWord('SALES', 'IN_PROGRESS')).toEqual({ text: 'Em andamento', isLost: false });
  expect(statusWord('PROJECT', 'CLOSED')).toEqual({ text: 'Projeto Finalizado', isLost: false });
  expect(statusWord('INSTALLATION', 'LOST')).toEqual({ text: 'Obra Perdida', isLost: true });
});

test('[boards-052, boards-054, boards-055] sales and leads have outcomes of their own', () => {
  expect(statusWord('SALES', 'CLOSED').text).toBe('Venda Ganha');
  expect(statusWord('SALES', 'LOST')).toEqual({ text: 'Venda Perdida', isLost: true });
  expect(statusWord('PRE_SALES', 'CLOSED').text).toBe('Lead Qualificado');
  expect(statusWord('PRE_SALES', 'LOST')).toEqual({ text: 'Lead Desqualificado', isLost: true });
});
