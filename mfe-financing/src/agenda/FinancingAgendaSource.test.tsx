import type { SlotContext } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { waitFor } from '@testing-library/react';
import FinancingAgendaSource from './FinancingAgendaSource';

const DATES = 'GET /financings/dates/:scope/:fetchId/:from/:until';
const session = buildTestSession();
const fid = '018f0000-0000-7000-8000-00000000a001';
const answer: ResponseBody<typeof DATES> = {
  dates: [
    {
      kind: 'WORKS',
      date: '2026-03-05',
      financing: { _id: fid, number: 7 },
      customer: { _id: '018f0000-0000-7000-8000-00000000c001', name: 'Carla Schmidt' },
      requester: { _id: session.userId, personalData: { name: 'Ana Souza' } },
    },
  ],
};

function renderDates(changes: Partial<SlotContext<'agenda.source/v1'>> = {}) {
  const onDates = jest.fn();
  renderWithSession(
    <FinancingAgendaSource
      session={session}
      permissions={{}}
      board="SALES"
      scope={{ type: 'VENDOR', id: session.userId }}
      from="2026-03-01"
      until="2026-03-07"
      onDates={onDates}
      {...changes}
    />,
    { session },
  );
  return onDates;
}

test('an agenda hears until when works must be shown, with the way to the financing', async () => {
  const server = fakeApi({ [DATES]: answer });
  const onDates = renderDates();
  await waitFor(() =>
    expect(onDates).toHaveBeenLastCalledWith({
      dates: [
        expect.objectContaining({
          date: '2026-03-05',
          kind: 'Comprovar obra até hoje',
          title: 'Carla Schmidt',
          detail: 'Financiamento 00007',
          person: 'Ana Souza',
          to: expect.stringContaining(`/financiamentos?financiamento=${fid}`),
        }),
      ],
      hasFailed: false,
    }),
  );
  expect(server.calls(DATES)[0]?.params).toMatchObject({ scope: 'USER', from: '2026-03-01' });
});

test('agendas of what is built have none, and nothing is asked', async () => {
  const server = fakeApi({ [DATES]: answer });
  const onDates = renderDates({ board: 'PROJECT' });
  await waitFor(() => expect(onDates).toHaveBeenLastCalledWith({ dates: [], hasFailed: false }));
  expect(server.calls(DATES)).toEqual([]);
});

test.each([
  [500, true],
  [403, false],
])('refused with %i, dates are missing: %s', async (status, hasFailed) => {
  fakeApi({ [DATES]: replyRefused(status, { message: 'Não' }) });
  const onDates = renderDates();
  await waitFor(() => expect(onDates.mock.calls.length).toBeGreaterThan(0));
  await waitFor(() => expect(onDates).toHaveBeenLastCalledWith({ dates: [], hasFailed }));
});
