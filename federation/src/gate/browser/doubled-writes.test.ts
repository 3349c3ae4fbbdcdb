import { contract } from '@girassol/shared-domain/contract';
import { isRead, readsByPost } from './doubled-writes';

test('every call that may go to the server is one of the contract', () => {
  expect(readsByPost.filter((key) => !(key in contract))).toEqual([]);
});

test('what reads goes to the server, whatever its method; what writes does not', () => {
  expect(isRead('GET', '/api/settings/x')).toBe(true);
  expect(isRead('POST', '/api/users/token-login')).toBe(true);
  expect(isRead('POST', '/api/customers/filtered/u1/1')).toBe(true);
  expect(isRead('POST', '/api/customers/new/u1')).toBe(false);
  expect(isRead('POST', '/api/customers/filtered/u1/1/more')).toBe(false);
  expect(isRead('PUT', '/api/kanbans/single/k1')).toBe(false);
  expect(isRead('DELETE', '/api/users/token-login')).toBe(false);
  expect(isRead('POST', '/federation/releases')).toBe(false);
});

test('a path that reads is none of a call that writes', () => {
  const written = Object.keys(contract).filter(
    (key) => key.startsWith('POST ') && !readsByPost.some((read) => read === key),
  );
  const through = written.filter((key) => isRead('POST', `/api${key.slice('POST '.length)}`));
  expect(through).toEqual([]);
});
