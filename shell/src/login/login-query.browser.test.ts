import { takeLoginQuery } from './login-query';

const open = (address: string) => window.history.replaceState(null, '', address);
const here = () => window.location.pathname + window.location.search;

test('[shell.access-017] the login address brings e-mail, password, token and the way to the calculator', () => {
  open('/login?email=ana%40sol.com.br&psd=Segredo12&token=T&isSerranaCalc=true');
  expect(takeLoginQuery()).toEqual({
    email: 'ana@sol.com.br',
    password: 'Segredo12',
    token: 'T',
    isSerranaCalc: true,
  });
});

test('[shell.login-008] nothing of it stays in the address', () => {
  open('/login?email=a@b.co&psd=Segredo12&origem=site');
  takeLoginQuery();
  expect(here()).toBe('/login?origem=site');
  open('/login?token=T');
  takeLoginQuery();
  expect(here()).toBe('/login');
  expect(takeLoginQuery()).toEqual({ email: '', password: '', token: null, isSerranaCalc: false });
});

test('other addresses keep their query', () => {
  open('/vendas/funil/u1?email=a@b.co');
  expect(takeLoginQuery().email).toBe('');
  expect(here()).toBe('/vendas/funil/u1?email=a@b.co');
});
