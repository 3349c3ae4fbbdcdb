import { sharedContract } from '@girassol/shared-domain/contract';
import { isReadOnlyRequest, readOnlyPosts } from './blocked-writes';

test('every call that may go to the server is one of the contract', () => {
  expect(readOnlyPosts.filter((key) => !(key in sharedContract))).toEqual([]);
});

test('what reads goes to the server, whatever its method; what writes does not', () => {
  expect(isReadOnlyRequest('GET', '/api/settings/x')).toBe(true);
  expect(isReadOnlyRequest('POST', '/api/users/token-login')).toBe(true);
  expect(isReadOnlyRequest('POST', '/api/customers/filtered/u1/1')).toBe(true);
  expect(isReadOnlyRequest('POST', '/api/customers/new/u1')).toBe(false);
  expect(isReadOnlyRequest('POST', '/api/customers/filtered/u1/1/more')).toBe(false);
  expect(isReadOnlyRequest('PUT', '/api/kanbans/single/k1')).toBe(false);
  expect(isReadOnlyRequest('DELETE', '/api/users/token-login')).toBe(false);
  expect(isReadOnlyRequest('POST', '/federation/releases')).toBe(false);
});

test('a path that reads is none of a call that writes', () => {
  const written = Object.keys(sharedContract).filter(
    (key) => key.startsWith('POST ') && !readOnlyPosts.some((read) => read === key),
  );
  const through = written.filter((key) => isReadOnlyRequest('POST', `/api${key.slice('POST '.length)}`));
  expect(through).toEqual([]);
});
