import { CALCULATOR_PATH } from '../routes/decide';
import { getPathAfterLogin } from './after-login';

test('after the login work begins at the start page', () => {
  expect(getPathAfterLogin({ admAccess: false, isSerranaCalcClient: false })).toBe('/iniciando');
});

test('[shell.login-010] an admin goes to the admin screen', () => {
  expect(getPathAfterLogin({ admAccess: true, isSerranaCalcClient: false })).toBe('/admin1');
});

test('[shell.access-013] a token login for the calculator goes straight to the consumption step', () => {
  expect(getPathAfterLogin({ admAccess: false, isSerranaCalcClient: false }, { isSerranaCalc: true })).toBe(
    CALCULATOR_PATH,
  );
  expect(getPathAfterLogin({ admAccess: true, isSerranaCalcClient: true })).toBe(CALCULATOR_PATH);
});
