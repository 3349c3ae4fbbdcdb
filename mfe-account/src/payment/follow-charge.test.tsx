import { fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { screen, waitFor } from '@testing-library/react';
import { buildCharge, buildChargePage, buildPaidCharge, PAY_TOKEN } from './charge.fixture';
import { useCharge } from './use-charge';

const READ = 'GET /signup/charge/:token';

function State() {
  return <p>{useCharge(PAY_TOKEN).data?.charge.state ?? 'carregando'}</p>;
}

test('an open charge is followed by one call that waits, and the screen turns to paid with its answer', async () => {
  const open = buildChargePage();
  let pay = (_answer: ResponseBody<typeof READ>) => {};
  const waiting = new Promise<ResponseBody<typeof READ>>((resolve) => {
    pay = resolve;
  });
  const server = fakeApi({ [READ]: ({ query }) => (query.get('seen') === open.version ? waiting : open) });
  renderWithSession(<State />, { session: null });
  expect(await screen.findByText('open')).toBeVisible();
  await waitFor(() => expect(server.calls(READ)).toHaveLength(2));
  expect(server.calls(READ)[1]?.query.get('seen')).toBe(open.version);
  pay(buildChargePage(buildPaidCharge()));
  expect(await screen.findByText('paid')).toBeVisible();
  expect(server.calls(READ)).toHaveLength(2);
});

test('a server that does not wait is asked again after a pause', async () => {
  const server = fakeApi({ [READ]: buildChargePage() });
  renderWithSession(<State />, { session: null });
  await waitFor(() => expect(server.calls(READ)).toHaveLength(2));
  server.answer({ [READ]: buildChargePage(buildCharge({ state: 'canceled' })) });
  expect(await screen.findByText('canceled', {}, { timeout: 4_000 })).toBeVisible();
  expect(server.calls(READ).length).toBeLessThanOrEqual(4);
});
