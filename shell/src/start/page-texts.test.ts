import type { Place } from '../navigation/places';
import { findRoute } from '../routes/decide';
import { allRoutes } from '../testing/everything-present.testing';
import { pageTexts } from './page-texts';

const girassol = {
  key: 'girassol',
  brand: { name: 'Girassol', title: 'Girassol CRM', description: 'Para integradores' },
};
const serrana = {
  key: 'serrana',
  brand: { name: 'Serrana', title: 'Serrana Solar', description: 'Calculadora' },
};

function opened(path: string): Pick<Place, 'decision'> {
  const match = findRoute(allRoutes(), path);
  if (!match) throw new Error(`no route at ${path}`);
  return { decision: { outcome: 'open', route: match.route, params: {}, promptsLogin: false } };
}

test('[shell.chrome-006, shell.chrome-014] title and description follow the host', () => {
  expect(pageTexts(girassol, opened('/inicio'))).toMatchObject({
    title: 'Início · Girassol',
    description: 'Para integradores',
  });
  expect(pageTexts(serrana, opened('/inicio'))).toMatchObject({
    title: 'Início · Serrana',
    description: 'Calculadora',
  });
});

test.each(['/proposta/final/p1', '/proposta/final/loja/12/abcde', '/proposta/arquivo/p1'])(
  '[shell.chrome-007] the title of %s is that of a proposal',
  (path) => {
    expect(pageTexts(girassol, opened(path)).title).toBe('Proposta de Energia Solar Fotovoltaica');
  },
);

test('where there is no page, the host speaks for itself', () => {
  expect(pageTexts(serrana, { decision: { outcome: 'unavailable', missing: 'site' } }).title).toBe(
    'Serrana Solar',
  );
});
