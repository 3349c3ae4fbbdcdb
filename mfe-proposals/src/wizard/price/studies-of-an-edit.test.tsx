import { remoteTesting } from '@girassol/federation/remote';
import * as solar from '@girassol/shared-domain/solar';
import { letTimePass } from '@girassol/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGeneratedProposal } from '../a-proposal';
import { openPrice } from './open-price';

jest.mock('@girassol/shared-domain/solar', () => {
  const actual = jest.requireActual<typeof solar>('@girassol/shared-domain/solar');
  return { __esModule: true, ...actual, pricedStudy: jest.fn(actual.pricedStudy) };
});
const studies = jest.mocked(solar.pricedStudy);

const user = userEvent.setup();
beforeEach(() => {
  localStorage.clear();
  void remoteTesting.fakePlatform();
});

test('an edit of a price works its study out once', async () => {
  openPrice('manualPrice', aGeneratedProposal());
  const margin = await screen.findByRole('textbox', { name: /^Margem do kit/ });
  await user.click(margin);
  await letTimePass(300);
  studies.mockClear();
  await user.paste('30');
  await user.tab();
  await letTimePass(500);
  // The margin of the service and the one that is tried stay 20 %: what was tried before is known already.
  expect(studies).toHaveBeenCalledTimes(1);
  expect(studies.mock.calls[0]?.[1]).toMatchObject({ marginEquip: 30, margin: 20 });
});
