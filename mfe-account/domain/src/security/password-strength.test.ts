import { ratePassword } from './password-strength';

test.each([
  ['', 'refused', /8 caracteres/],
  ['abcdefgh', 'refused', /8 caracteres/],
  ['Tijolo27', 'fair', /12 caracteres/],
  ['Brasil-2026-aqui', 'fair', /todos tentam/],
  ['Sénha-forte-27', 'fair', /todos tentam/],
  ['Marina-das-Flores-9', 'fair', /nome ou e-mail/],
  ['Aa1Aa1Aa1Aa1', 'fair', /repetir/],
  ['Tijolo-verde-27', 'good', /^$/],
])('“%s” is %s', (password, strength, advice) => {
  const rated = ratePassword(password, ['Marina Lima', 'dono@girassol.test']);
  expect(rated.strength).toBe(strength);
  expect(rated.advice).toMatch(advice);
});
