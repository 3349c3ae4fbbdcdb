import { askingCalls } from '@girassol/shared-domain';
import { sharedContract } from '@girassol/shared-domain/contract';
import { createRequestRules } from './blocked-writes';

const { mayReachServer, isWrite } = createRequestRules(['POST /tickets/filtered/user/:multiplier']);

test('what only asks goes to the server, whatever its method; what writes does not', () => {
  expect(mayReachServer('GET', '/api/settings/x')).toBe(true);
  expect(mayReachServer('POST', '/api/users/token-login')).toBe(true);
  expect(mayReachServer('POST', '/api/customers/filtered/u1/1')).toBe(true);
  expect(mayReachServer('POST', '/api/customers/new/u1')).toBe(false);
  expect(mayReachServer('POST', '/api/customers/filtered/u1/1/more')).toBe(false);
  expect(mayReachServer('PUT', '/api/kanbans/single/k1')).toBe(false);
  expect(mayReachServer('DELETE', '/api/users/token-login')).toBe(false);
  expect(mayReachServer('POST', '/federation/releases')).toBe(false);
});

test('a call of an area that the API of the server declares as asking is no write', () => {
  expect(isWrite('POST', '/api/tickets/filtered/user/1')).toBe(false);
  expect(mayReachServer('POST', '/api/tickets/filtered/user/1')).toBe(true);
  expect(createRequestRules().isWrite('POST', '/api/tickets/filtered/user/1')).toBe(true);
});

test('a question to a bank is no write, and yet does not go out when something is pressed', () => {
  expect(isWrite('POST', '/api/financings/quotes/p1')).toBe(false);
  expect(mayReachServer('POST', '/api/financings/quotes/p1')).toBe(false);
});

test('a path that only asks is none of a call that writes', () => {
  const posts = Object.keys(sharedContract).filter((key) => key.startsWith('POST '));
  const through = posts.filter((key) => !isWrite('POST', `/api${key.slice('POST '.length)}`));
  const known = new Set<string>([...askingCalls, 'POST /users/token-login']);
  expect(through.filter((key) => !known.has(key))).toEqual([]);
});
