import type { VisitorLocation } from '../navigation/shell-navigation';
import { findRoute } from '../routes/decide';
import { listAllRoutes } from '../testing/everything-present.testing';
import { buildPageMetadata } from './page-metadata';

const girassol = {
  key: 'girassol',
  brand: { name: 'Girassol', title: 'Girassol CRM', description: 'Para integradores' },
};
const serrana = {
  key: 'serrana',
  brand: { name: 'Serrana', title: 'Serrana Solar', description: 'Calculadora' },
};

function opened(path: string): Pick<VisitorLocation, 'decision'> {
  const match = findRoute(listAllRoutes(), path);
  if (!match) throw new Error(`no route at ${path}`);
  return { decision: { outcome: 'open', route: match.route, params: {}, promptsLogin: false } };
}

test('[shell.chrome-006, shell.chrome-014] title and description follow the host', () => {
  expect(buildPageMetadata(girassol, opened('/inicio'))).toMatchObject({
    title: 'Início · Girassol',
    description: 'Para integradores',
  });
  expect(buildPageMetadata(serrana, opened('/inicio'))).toMatchObject({
    title: 'Início · Serrana',
    description: 'Calculadora',
  });
});

test.each(['/proposta/final/p1', '/proposta/final/loja/12/abcde', '/proposta/arquivo/p1'])(
  '[shell.chrome-007] the title of %s is that of a proposal',
  (path) => {
    expect(buildPageMetadata(girassol, opened(path)).title).toBe('Proposta de Energia Solar Fotovoltaica');
  },
);

test('where there is no page, the host speaks for itself', () => {
  expect(buildPageMetadata(serrana, { decision: { outcome: 'unavailable', missing: 'site' } }).title).toBe(
    'Serrana Solar',
  );
});
