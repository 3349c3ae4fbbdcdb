import { notificationKinds } from './kinds';

test('an import that ended tells whole numbers, in the words for one or for many', () => {
  const { buildTexts } = notificationKinds['import-ended'];
  const facts = { importId: 'a', fileName: 'clientes.csv', hasFailed: false };
  expect(buildTexts({ ...facts, created: 1, updated: 0, faulty: 1200 })).toEqual({
    title: 'Importação terminada: clientes.csv',
    content: '1 registro criado, 0 atualizados, 1.200 linhas com problema.',
  });
});
