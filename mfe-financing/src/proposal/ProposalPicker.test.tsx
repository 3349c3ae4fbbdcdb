import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProposalPicker } from './ProposalPicker';

test('the price of a proposal to choose stays in one piece where the line is short', async () => {
  const listed = { _id: 'a1', count: 180, customer: { name: 'Metalúrgica Farias' }, finalPrice: 161_960 };
  fakeApi({ 'POST /proposals/filtered/:userId/:multiplier': { proposals: [listed] } } as never);
  renderWithSession(<ProposalPicker proposal={null} onChoose={() => {}} />, { session: buildTestSession() });
  await userEvent.click(screen.getByRole('combobox', { name: /Proposta/ }));
  const option = await screen.findByRole('option', { name: /Metalúrgica Farias/ });
  expect(option.textContent).toContain('R$\u00a0161.960,00');
});
