import { isSignerName, signerProblems } from './signer-rules';

const right = {
  name: 'João',
  surname: "d'Ávila Sant’Anna-Müller",
  email: 'joao@correio.test',
  document: '529.982.247-25',
  phone: '(47) 3333-4444',
};
const wrong = (changes: Partial<typeof right>) =>
  signerProblems({ ...right, ...changes }).map(({ path }) => path);

test('what people are called is a name', () => {
  expect(signerProblems(right)).toEqual([]);
  for (const name of ['Ana Maria', 'Zoë', 'Ñusta', 'D’Arc']) expect(isSignerName(name)).toBe(true);
});

test.each(['', '  ', 'João1', 'Ana <b>', 'Ana@', '-Ana'])('[signatures-003] %j is no name', (name) => {
  expect(wrong({ name })).toEqual(['name']);
  expect(wrong({ surname: name })).toEqual(['surname']);
});

test.each(['', 'abc', 'a@b', 'a b@c.test'])('[signatures-004] %j is no e-mail', (email) =>
  expect(wrong({ email })).toEqual(['email']),
);

test.each(['', '5299822472', '529982247255', '52998224724', '11111111111'])(
  '[signatures-005] %j is no CPF',
  (document) => expect(wrong({ document })).toEqual(['document']),
);

test.each(['', '473333444', '(47) 3333-444'])('[signatures-006] %j is no WhatsApp', (phone) =>
  expect(wrong({ phone })).toEqual(['phone']),
);
