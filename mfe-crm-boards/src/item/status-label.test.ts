import { getStatusLabel } from './status-label';

test('[boards-048] an item is in progress, closed or lost; only lost is written in red', () => {
  expect(getStatusLabel('SALES', 'IN_PROGRESS')).toEqual({ text: 'Em andamento', isLost: false });
  expect(getStatusLabel('PROJECT', 'CLOSED')).toEqual({ text: 'Projeto Finalizado', isLost: false });
  expect(getStatusLabel('INSTALLATION', 'LOST')).toEqual({ text: 'Obra Perdida', isLost: true });
});

test('[boards-052, boards-054, boards-055] sales and leads have outcomes of their own', () => {
  expect(getStatusLabel('SALES', 'CLOSED').text).toBe('Venda Ganha');
  expect(getStatusLabel('SALES', 'LOST')).toEqual({ text: 'Venda Perdida', isLost: true });
  expect(getStatusLabel('PRE_SALES', 'CLOSED').text).toBe('Lead Qualificado');
  expect(getStatusLabel('PRE_SALES', 'LOST')).toEqual({ text: 'Lead Desqualificado', isLost: true });
});
