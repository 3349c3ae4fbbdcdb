import { matchesRoute } from './match-route';

test.each([
  ['/vendas/funil/:uid', '/vendas/funil/42', true],
  ['/vendas/funil/:uid', '/vendas/funil', false],
  ['/vendas/funil/:uid', '/vendas/funil/42/item', false],
  ['/vendas/:id?', '/vendas', true],
  ['/site/*', '/site/a/b/c', true],
  ['/site/*', '/sites', false],
  ['/vendas/registro', '/vendas/registro/', true],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(matchesRoute(pattern, path)).toBe(expected);
});
