import { boardKinds, boardPath, boards } from './board-kinds';

test('[boards-001, boards-002] there are six boards with their names', () => {
  expect(
    boardKinds.map((kind) => `${kind}: ${boards[kind].itemName}/${boards[kind].areaName}`).sort(),
  ).toEqual([
    'ADMINISTRATIVE: Operação/Administrativo',
    'AFTER_SALES: Atividade/Pós-Venda',
    'INSTALLATION: Obra/Obras',
    'PRE_SALES: Lead/Pré-Venda',
    'PROJECT: Projeto/Projetos',
    'SALES: Venda/Vendas',
  ]);
});

test('[boards-094] each board has manager rights of its own', () => {
  expect(boardKinds.map((kind) => boards[kind].managerPermission).sort()).toEqual([
    'administrativeManager',
    'afterSalesManager',
    'installationManager',
    'preSalesManager',
    'projectManager',
    'salesManager',
  ]);
});

test('[shell.home-027] schedules are labelled by board', () => {
  expect(boardKinds.map((kind) => boards[kind].scheduleLabel).sort()).toEqual(
    ['VENDA', 'PROJETO', 'OBRA', 'PÓS-VEN.', 'PRÉ-VEN.', 'ADM.'].sort(),
  );
});

test('a board is addressed by its area, word and fetch id', () => {
  expect(boardPath('SALES', '42')).toBe('/vendas/funil/42');
  expect(boardPath('PROJECT', '42')).toBe('/projetos/quadro/42');
});
