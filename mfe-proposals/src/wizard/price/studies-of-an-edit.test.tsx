import { remoteTesting } from '@girassol/federation/remote';
import * as solar from '@girassol/shared-domain/solar';
import { waitMilliseconds } from '@girassol/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGeneratedProposal } from '../proposal.fixture';
import { openPricePage } from './open-price.testing';

jest.mock('@girassol/shared-domain/solar', () => {
  const actual = jest.requireActual<typeof solar>('@girassol/shared-domain/solar');
  return { __esModule: true, ...actual, computePricedStudy: jest.fn(actual.computePricedStudy) };
});
const studies = jest.mocked(solar.computePricedStudy);

const user = userEvent.setup();
beforeEach(() => {
  localStorage.clear();
  void remoteTesting.installFakePlatform();
});

test('an edit of a price works its study out once', async () => {
  openPricePage('manualPrice', buildGeneratedProposal());
  const margin = await screen.findByRole('textbox', { name: /^Margem do kit/ });
  await user.click(margin);
  await waitMilliseconds(300);
  studies.mockClear();
  await user.paste('30');
  await user.tab();
  await waitMilliseconds(500);
  // The margin of the service and the one that is tried stay 20 %: what was tried before is known already.
  expect(studies).toHaveBeenCalledTimes(1);
  expect(studies.mock.calls[0]?.[1]).toMatchObject({ marginEquip: 30, margin: 20 });
});
