import type { Session } from '@girassol/shared-domain';
import { createPersonalDataRemover } from './scrub';

const session: Session = {
  userId: '0b8f3c52-6d0e-4a55-9d1f-7d6f0c1a2b3c',
  email: 'dono@girassol.test',
  personalData: { name: 'Ana Beatriz Souza' },
  managerId: '1b8f3c52-6d0e-4a55-9d1f-7d6f0c1a2b3c',
  managerUserId: '0b8f3c52-6d0e-4a55-9d1f-7d6f0c1a2b3c',
  vendors: [{ _id: '2b8f3c52-6d0e-4a55-9d1f-7d6f0c1a2b3c', personalData: { name: 'Caio (Sul)' } }],
  token: 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4',
  type: 'MANAGER',
  isAdmin: false,
  statusOk: true,
  status: 'ACTIVE',
  signupPlan: 'ENTERPRISE',
  activeModules: ['crm'],
  whitelabel: null,
  azumeFinanceData: { status: null },
  isSerranaCalcClient: false,
  admAccess: false,
  expiration: 0,
};
const scrub = createPersonalDataRemover(session);

test.each([
  [session.userId, /^<session>$/],
  [`/vendas/funil/${session.managerId}`, /^\/vendas\/funil\/<session>$/],
  [`token=${session.token}`, /^token=<session>$/],
  ['olá ANA, de beatriz souza', /^olá <session>, de <session> <session>$/],
  ['Caio (Sul) vende', /^<session> vende$/],
  ['a=dono%40girassol.test', /^a=<session>$/],
  ['fulano@empresa.com.br', /^<e-mail>$/],
  ['3b8f3c52-6d0e-4a55-9d1f-7d6f0c1a2b3d', /^<id>$/],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_def', /^Bearer <token>$/],
  ['s=3f2b9c0d1e4a5b6c7d8e9f0a1b2c3d4e', /^s=<token>$/],
  ['CPF 529.982.247-25', /^CPF <number>$/],
  ['CNPJ 11.222.333/0001-81', /^CNPJ <number>$/],
  ['(11) 98765-4321', /^<number>$/],
])('what is a person’s is in no finding: %s', (text, clean) => {
  expect(scrub(text)).toMatch(clean);
});

test('places, plans and words of the platform stay', () => {
  const place =
    'a timer stays on, from /releases/mfe-crm-boards/0.1.0-41f54c0c/812.3f2b9c0d1e4a5b6c7d8e9f0a1b2c3d4e.js:1:123456: setInterval(()=>n.Banana,60000)';
  expect(scrub(place)).toBe(place);
  expect(scrub('MANAGER of an ENTERPRISE account, GF-206 at 10:20')).toBe(
    'MANAGER of an ENTERPRISE account, GF-206 at 10:20',
  );
});

test('a message as long as a page is cut', () => {
  expect(scrub('palavra '.repeat(1_000)).length).toBeLessThan(700);
});
