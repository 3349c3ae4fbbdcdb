import {
  comparePatternSpecificity,
  fillPathPattern,
  findFirstPathMatch,
  getPathPatternShape,
  matchesPath,
} from './path-pattern';

/** Parameters of a path under one pattern. */
const matchPath = (pattern: string, path: string) =>
  findFirstPathMatch([{ path: pattern }], path)?.params ?? null;

test('a path is matched segment by segment', () => {
  expect(matchPath('/vendas/funil/:uid', '/vendas/funil/42')).toEqual({ uid: '42' });
  expect(matchPath('/vendas/funil/:uid', '/vendas/funil')).toBeNull();
  expect(matchPath('/vendas/funil/:uid', '/vendas/funil/42/mais')).toBeNull();
  expect(matchPath('/vendas/funil/:uid', '/vendas/dados/42')).toBeNull();
});

test('slashes at the end and in a row make no difference', () => {
  expect(matchPath('/inicio', '/inicio/')).toEqual({});
  expect(matchPath('/vendas/funil/:uid', '//vendas/funil/42//')).toEqual({ uid: '42' });
});

test('[shell.access-018] an optional parameter may be absent', () => {
  const pattern = '/admin-from-adm/:email/:token/:ticketId?';
  expect(matchPath(pattern, '/admin-from-adm/a%40b.co/t1')).toEqual({ email: 'a@b.co', token: 't1' });
  expect(matchPath(pattern, '/admin-from-adm/a%40b.co/t1/9')).toEqual({
    email: 'a@b.co',
    token: 't1',
    ticketId: '9',
  });
});

test('text that is no valid encoding is taken as it stands', () => {
  expect(matchPath('/ticket/:id', '/ticket/100%')).toEqual({ id: '100%' });
});

test('a closing star takes whatever follows', () => {
  expect(matchPath('/vendas/*', '/vendas/a/b')).toEqual({});
  expect(matchPath('/vendas/*', '/outras')).toBeNull();
});

test('fixed words come before parameters, parameters before a star', () => {
  const patterns = ['/modulos/*', '/modulos/:type', '/modulos/lista', '/modulos/:type/:x'];
  expect(patterns.toSorted(comparePatternSpecificity)[0]).toBe('/modulos/lista');
  expect(patterns.toSorted(comparePatternSpecificity).at(-1)).toBe('/modulos/*');
});

test('a pattern is filled with encoded values', () => {
  expect(fillPathPattern('/institucional/:id', { id: 'loja/1' })).toBe('/institucional/loja%2F1');
  expect(fillPathPattern('/admin-from-adm/:email/:token/:ticketId?', { email: 'a', token: 'b' })).toBe(
    '/admin-from-adm/a/b',
  );
});

test('the names of parameters do not matter to the shape of a path', () => {
  expect(getPathPatternShape('/ticket/:a')).toBe(getPathPatternShape('/ticket/:b'));
  expect(getPathPatternShape('/ticket/:a?')).not.toBe(getPathPatternShape('/ticket/:a'));
});

test.each([
  ['/vendas/funil/:uid', '/vendas/funil/42', true],
  ['/vendas/funil/:uid', '/vendas/funil', false],
  ['/vendas/funil/:uid', '/vendas/funil/42/item', false],
  ['/vendas/:id?', '/vendas', true],
  ['/site/*', '/site/a/b/c', true],
  ['/site/*', '/sites', false],
  ['/vendas/registro', '/vendas/registro/', true],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(matchesPath(pattern, path)).toBe(expected);
});
