import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import { FinancingGate } from './WithFinancing';

test('[financing-103] a white label without financings leads to its support, and nothing is asked', () => {
  const platform = remoteTesting.installFakePlatform();
  platform.handle.page.distribution.support = { whatsapp: '5511999990000' };
  const server = fakeApi();
  renderWithSession(<FinancingGate>Lista</FinancingGate>, {
    session: buildTestSession({ whitelabel: 'SERRANA' }),
  });
  expect(screen.getByText('Sua conta não oferece financiamento nas propostas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Falar com a equipe' })).toBeVisible();
  expect(screen.queryByText('Lista')).toBeNull();
  expect(server.log).toEqual([]);
  platform.remove();
});
