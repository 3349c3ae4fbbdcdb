import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildProposal } from '../../wizard/proposal.fixture';
import { useKitRights } from '../use-kits';
import { BestKits } from './BestKits';
import { buildKit } from './kit.fixture';

const session = buildTestSession();

function Best() {
  const rights = useKitRights();
  if (!rights) return null;
  return (
    <BestKits
      proposal={buildProposal()}
      reload={async () => {}}
      rights={rights}
      fetchId={session.managerId}
      targetPower={5}
    />
  );
}

test('the power in the reason for a kit stays with its unit', async () => {
  const kits = [buildKit('a1', 5.5, 12_500, 'Aurora')];
  fakeApi({ 'POST /kits/target-power/:userId/:multiplier': { kits, hasMoreItems: false } });
  renderWithSession(
    <MemoryRouter>
      <Best />
    </MemoryRouter>,
    { session },
  );
  const [reason] = await screen.findAllByRole('listitem');
  expect(reason?.textContent).toContain('5,00\u00a0kWp');
});
