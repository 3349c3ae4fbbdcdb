import { describeAuditEntry } from './describe-audit-entry';

const rita = { kind: 'user', id: '0198a000-0000-7000-8000-0000000000b1', name: 'Rita Nova' };
const rights = { permissions: { salesKanban: true }, levels: {} };

test('a change of a person says what became of name, phone, absence, flags and levels', () => {
  const before = { name: 'Rita', phone: '47911112222', away: null, ...rights };
  const after = {
    name: 'Rita Nova',
    phone: '',
    away: { from: '2026-12-01', until: '2026-12-05', deputyId: rita.id },
    permissions: { projectKanban: true },
    levels: { orders: 'NONE' },
  };
  const describeChange = (was: object, is: object) =>
    describeAuditEntry({ action: 'change-collaborator', subject: rita, before: was, after: is });
  expect(describeChange(before, after)).toEqual({
    title: 'alterou Rita Nova',
    lines: [
      'nome: Rita Nova',
      'telefone: nenhum',
      'ausência de 01/12/2026 a 05/12/2026',
      '− Vendas',
      '+ Projetos',
      'Pedidos: sem menu',
    ],
  });
  expect(describeChange(after, { ...after, away: null }).lines).toEqual(['sem ausência']);
  expect(describeChange(before, before).lines).toEqual([]);
});

test('who accepts an invitation is named once', () => {
  expect(
    describeAuditEntry({ action: 'accept-invitation', subject: rita, before: undefined, after: rights }),
  ).toEqual({ title: 'aceitou o convite', lines: [] });
});
