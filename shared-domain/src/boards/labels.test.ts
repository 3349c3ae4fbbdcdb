import { formatStageLabel, getDealStatusLabel } from './labels';

test('[boards-053] a stage is told by its place and title', () => {
  expect(formatStageLabel({ order: 0, title: 'Novo contato' })).toBe('Etapa 1 - Novo contato');
});

test('[shell.home-026] a deal is open, won or lost', () => {
  expect(['IN_PROGRESS', 'CLOSED', 'LOST', 'anything'].map(getDealStatusLabel)).toEqual([
    'ABERTO',
    'GANHO',
    'PERDIDO',
    'PERDIDO',
  ]);
});
