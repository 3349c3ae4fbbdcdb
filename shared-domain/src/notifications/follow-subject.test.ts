import { findFollowedRecord } from './follow-subject';

const ID = '0198a000-0000-7000-8000-0000000000aa';

test.each([
  [`/vendas/funil/x?item=${ID}&aba=notas`, { subject: 'ITEM', subjectId: ID }],
  [`/vendas/funil/x?item=${ID}`, { subject: 'ITEM', subjectId: ID }],
  [`/cliente/editar/${ID}?aba=propostas`, { subject: 'CUSTOMER', subjectId: ID }],
  [`/cliente/editar/${ID}`, { subject: 'CUSTOMER', subjectId: ID }],
  ['/exportacoes/lista', null],
  ['/vendas/funil/x?item=nada', null],
])('%s', (openUrl, record) => {
  expect(findFollowedRecord(openUrl)).toEqual(record);
});
