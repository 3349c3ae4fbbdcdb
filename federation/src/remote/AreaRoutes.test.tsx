import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AreaRoutes } from './AreaRoutes';
import { defineRemote } from './define-remote';

const definition = defineRemote({
  name: 'mfe-visitas',
  title: 'Visitas',
  team: 'campo',
  routes: [
    { path: '/visitas', access: ['active'], screen: 'list' },
    { path: '/visitas/:id', access: ['active'], screen: 'visit' },
    { path: '/obras/visita/:id', access: ['active'], screen: 'visit' },
    { path: '/visita/:id', access: ['active'], redirectTo: '/visitas/:id' },
  ],
  slots: [],
  exposes: {},
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
});

const at = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AreaRoutes
        definition={definition}
        screens={{ list: () => <p>Lista</p>, visit: ({ path }) => <p>Visita em {path}</p> }}
      />
    </MemoryRouter>,
  );

test.each([
  ['/visitas', 'Lista'],
  ['/visitas/7', 'Visita em /visitas/:id'],
  ['/obras/visita/7', 'Visita em /obras/visita/:id'],
])('%s shows the screen that its route names', (address, text) => {
  at(address);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test("an address that leads on to another, or that is nobody's, draws nothing", () => {
  expect(at('/visita/7').container).toBeEmptyDOMElement();
  expect(at('/outra').container).toBeEmptyDOMElement();
});

test('a screen that a route names and nobody draws does not compile', () => {
  // @ts-expect-error: `visit` is missing.
  const area = <AreaRoutes definition={definition} screens={{ list: () => null }} />;
  expect(area).toBeDefined();
});
