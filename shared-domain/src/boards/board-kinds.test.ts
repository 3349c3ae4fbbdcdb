import {
  type BoardItemField,
  boardDescriptions,
  buildBoardPath,
  getFinishedItemsLabels,
  hasBoardField,
} from './board-kinds';
import { boardKinds } from './board-permissions';

test('[boards-001, boards-002] there are six boards with their names', () => {
  expect(
    boardKinds
      .map((kind) => `${kind}: ${boardDescriptions[kind].itemName}/${boardDescriptions[kind].areaName}`)
      .sort(),
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
  expect(boardKinds.map((kind) => boardDescriptions[kind].managerPermission).sort()).toEqual([
    'administrativeManager',
    'afterSalesManager',
    'installationManager',
    'preSalesManager',
    'projectManager',
    'salesManager',
  ]);
});

test('[shell.home-027] schedules are labelled by board', () => {
  expect(boardKinds.map((kind) => boardDescriptions[kind].scheduleLabel).sort()).toEqual(
    ['VENDA', 'PROJETO', 'OBRA', 'PÓS-VEN.', 'PRÉ-VEN.', 'ADM.'].sort(),
  );
});

const boardsThatAsk = (field: BoardItemField) =>
  boardKinds.filter((kind) => hasBoardField(kind, field)).sort();

test('what is asked, and therefore shown, differs by board', () => {
  expect(boardsThatAsk('leadTemperature')).toEqual(['PRE_SALES', 'SALES']);
  expect(boardsThatAsk('validityDate')).toEqual(['SALES']);
  expect(boardsThatAsk('dueDate')).toEqual(['ADMINISTRATIVE', 'INSTALLATION', 'PROJECT']);
  expect(boardsThatAsk('coOwners')).toEqual(['AFTER_SALES']);
  for (const field of ['modsQtd', 'invQtd', 'distance', 'roofHight', 'inverterType'] as const)
    expect(boardsThatAsk(field)).toEqual(['AFTER_SALES']);
});

test('[boards-010] only administrative work has its value among the facts', () => {
  expect(boardKinds.filter((kind) => boardDescriptions[kind].hasAmountFact)).toEqual(['ADMINISTRATIVE']);
});

test('a board is addressed by its area, word and fetch id', () => {
  expect(buildBoardPath('SALES', '42')).toBe('/vendas/funil/42');
  expect(buildBoardPath('PROJECT', '42')).toBe('/projetos/quadro/42');
});

test('finished items are named in their number and gender', () => {
  expect(boardKinds.map((kind) => getFinishedItemsLabels(boardDescriptions[kind]).long)).toEqual([
    'Leads finalizados',
    'Vendas finalizadas',
    'Operações finalizadas',
    'Projetos finalizados',
    'Obras finalizadas',
    'Atividades finalizadas',
  ]);
  expect(getFinishedItemsLabels(boardDescriptions.SALES).short).toBe('Finalizadas');
});
