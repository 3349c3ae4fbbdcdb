import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { financingPaths } from '../addresses/financing';
import definition from '../remote';
import SimulationPage from './SimulationPage';

test('before a proposal is chosen, a link leads to the proposals', () => {
  fakeApi();
  const { remove } = remoteTesting.installFakePlatform({
    remotes: [
      remoteTesting.buildReleasedRemote({
        ...definition,
        routes: [{ path: '/propostas/lista/:uid', access: ['active'], title: 'Propostas' }],
      }),
    ],
  });
  const session = buildTestSession();
  renderWithSession(
    <MemoryRouter initialEntries={['/financiamentos/simulacao']}>
      <Routes>
        <Route path={financingPaths.simulation} element={<SimulationPage />} />
      </Routes>
    </MemoryRouter>,
    { session },
  );
  expect(screen.getByText('Escolha a proposta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver as propostas' })).toHaveAttribute(
    'href',
    `/propostas/lista/${session.managerId}`,
  );
  remove();
});
