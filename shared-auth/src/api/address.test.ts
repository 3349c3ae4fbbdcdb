import { buildCallAddress } from './address';

test('[shell-014] calls go to /api with their parameters filled in', () => {
  expect(buildCallAddress('GET /notes/sale/:saleId/:multiplier', { saleId: 'a', multiplier: 2 })).toEqual({
    method: 'GET',
    url: '/api/notes/sale/a/2',
  });
  expect(buildCallAddress('GET /x', {}, { page: 1, text: 'a b', none: undefined }).url).toBe(
    '/api/x?page=1&text=a+b',
  );
});

test('a parameter cannot leave its place in the path', () => {
  expect(buildCallAddress('GET /x/:id/y', { id: '../a?b#c' }).url).toBe('/api/x/..%2Fa%3Fb%23c/y');
});

test('a missing parameter is a mistake of the caller, not a call', () => {
  expect(() => buildCallAddress('GET /x/:id', {})).toThrow('id is missing');
  expect(() => buildCallAddress('GET /x/:id', { id: '' })).toThrow('id is missing');
});
