import type { Session } from '../access/session';
import {
  canChangeSigners,
  canSendSignatures,
  computeSignerState,
  describeTrailEvent,
  findSignerProblems,
  hasSignatureModule,
  isSignersTurn,
  maskCpf,
  maskEmail,
  maskName,
  normalizeSigner,
  parseVerifyCode,
  type SignerTurn,
  signatureStates,
  signatureTrailEventKinds,
  signatureTrailLabels,
  splitFullName,
} from '.';

const maria = {
  name: 'Maria',
  surname: "d'Ávila-Souza Jr.",
  email: 'Maria@Exemplo.com.br',
  document: '529.982.247-25',
  phone: '(47) 99999-8888',
};
const wrong = (changes: Partial<typeof maria>) =>
  findSignerProblems({ ...maria, ...changes }).map(({ path }) => path);

test('[signatures-003] names take what people are called, and no digits or marks', () => {
  expect(findSignerProblems(maria)).toEqual([]);
  expect(wrong({ name: 'João1' })).toEqual(['name']);
  expect(wrong({ name: '  ', surname: '<b>' })).toEqual(['name', 'surname']);
  expect(wrong({ name: 'Zoë', surname: 'D’Almeida' })).toEqual([]);
  expect(wrong({ name: 'Zoe\u0308', surname: 'D´Almeida\u00a0Souza' })).toEqual([]);
  expect(wrong({ name: 'Ana & Bia', surname: 'Souza #1' })).toEqual(['name', 'surname']);
});

test('[signatures-004] [signatures-005] [signatures-006] e-mail, CPF with its check digits, phone of ten digits', () => {
  expect(wrong({ email: 'abc' })).toEqual(['email']);
  expect(wrong({ document: '5299822472' })).toEqual(['document']);
  expect(wrong({ document: '529.982.247-24' })).toEqual(['document']);
  expect(wrong({ document: '529982247250' })).toEqual(['document']);
  expect(wrong({ phone: '999998888' })).toEqual(['phone']);
  expect(wrong({ phone: '4733334444' })).toEqual([]);
  expect(normalizeSigner(maria)).toEqual({
    ...maria,
    email: 'maria@exemplo.com.br',
    document: '52998224725',
    phone: '47999998888',
  });
});

test('a name of a customer in two fields', () => {
  expect(splitFullName(' Ana  Paula Souza ')).toEqual({ name: 'Ana', surname: 'Paula Souza' });
  expect(splitFullName('Ana')).toEqual({ name: 'Ana', surname: '' });
});

test('whose turn it is: everybody without an order, else those who come first', () => {
  const turn = (order: number, changes: Partial<SignerTurn> = {}): SignerTurn => ({
    kind: 'SIGN',
    order,
    hasSigned: false,
    ...changes,
  });
  const [first, second, third, copy] = [turn(1), turn(2), turn(2), turn(1, { kind: 'COPY' })];
  const all = [first, second, third, copy];
  expect(all.map((person) => isSignersTurn(person, all, false))).toEqual([true, true, true, false]);
  expect(all.map((person) => isSignersTurn(person, all, true))).toEqual([true, false, false, false]);
  const later = [{ ...first, hasSigned: true }, second, third, copy];
  expect(later.map((person) => isSignersTurn(person, later, true))).toEqual([false, true, true, false]);
});

test('where a signer stands, by the furthest they came', () => {
  const nothing = {
    notifiedTimestamp: null,
    openedTimestamp: null,
    signedTimestamp: null,
    refusedTimestamp: null,
  };
  expect(computeSignerState(nothing)).toBe('WAITING');
  expect(computeSignerState({ ...nothing, notifiedTimestamp: 1 })).toBe('NOTIFIED');
  expect(computeSignerState({ ...nothing, notifiedTimestamp: 1, openedTimestamp: 2 })).toBe('OPENED');
  expect(computeSignerState({ ...nothing, refusedTimestamp: 3 })).toBe('REFUSED');
  expect(computeSignerState({ ...nothing, openedTimestamp: 2, signedTimestamp: 3 })).toBe('SIGNED');
});

test('[signatures-001] [signatures-009] [signatures-011] [signatures-020] who may what', () => {
  const session = {
    type: 'VENDOR',
    signupPlan: 'ENTERPRISE',
    activeModules: [],
    whitelabel: null,
    isAdmin: false,
  } satisfies Pick<Session, 'type' | 'signupPlan' | 'activeModules' | 'whitelabel' | 'isAdmin'>;
  expect(canSendSignatures({ session, permissions: {} })).toBe(false);
  expect(canSendSignatures({ session, permissions: { contractManager: true } })).toBe(true);
  expect(canSendSignatures({ session: { ...session, type: 'MANAGER' }, permissions: {} })).toBe(true);
  expect(hasSignatureModule({ session })).toBe(false);
  expect(hasSignatureModule({ session: { ...session, activeModules: ['Assinatura Digital'] } })).toBe(true);
  expect(signatureStates.filter(canChangeSigners)).toEqual(['DRAFT']);
});

test('the trail has words for all that happens, and says how somebody signed', () => {
  for (const kind of signatureTrailEventKinds) {
    expect(signatureTrailLabels[kind]).toMatch(/^\p{Lu}/u);
    expect(describeTrailEvent(kind, {})).not.toContain('undefined');
  }
  expect(describeTrailEvent('SIGNED', { to: 'ma•••@x.com', hasDrawing: true, ip: '1.2.3.4' })).toBe(
    'Código recebido no e-mail ma•••@x.com, nome e CPF informados e aceite marcado, com desenho da assinatura. Endereço IP 1.2.3.4.',
  );
});

test('what strangers see is masked', () => {
  expect(maskName('Maria da Conceição Souza')).toBe('Maria C. S.');
  expect(maskName('JOSÉ D’ÁVILA DOS SANTOS E SILVA')).toBe('JOSÉ D. S. S.');
  expect(maskCpf('52998224725')).toBe('•••.982.247-••');
  expect(maskEmail('maria@exemplo.com')).toBe('ma•••@exemplo.com');
  expect(maskEmail('m@exemplo.com')).toBe('m•••@exemplo.com');
});

test('codes are read however they are typed', () => {
  expect(parseVerifyCode(' grs 7k2m-9qxa3tvb ')).toBe('GRS-7K2M-9QXA-3TVB');
  expect(parseVerifyCode('7K2M9QXA3TVB')).toBe('GRS-7K2M-9QXA-3TVB');
  expect(parseVerifyCode('GRS2M9QXA3TV')).toBe('GRS-GRS2-M9QX-A3TV');
  expect(parseVerifyCode('7K2M9QXA3TV0')).toBeNull();
  expect(parseVerifyCode('')).toBeNull();
});
