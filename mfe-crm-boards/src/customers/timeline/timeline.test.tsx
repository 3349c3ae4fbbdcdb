import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { TimelineEntry } from '@girassol/shared-domain/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CustomerTimeline } from './CustomerTimeline';
import { describeTimelineEntry } from './timeline-labels';

const LIST = 'GET /customers/timeline/:cid/:multiplier';
const NOW = Date.parse('2026-04-10T12:00:00-03:00');

const buildEntry = (changes: Partial<TimelineEntry> = {}): TimelineEntry => ({
  key: `${changes.event ?? 'ITEM_REGISTERED'} s1`,
  event: 'ITEM_REGISTERED',
  timestamp: NOW,
  userName: null,
  number: 12,
  text: 'Telhado',
  amount: null,
  record: 's1',
  item: { _id: 's1', type: 'SALES', number: 12 },
  ...changes,
});

function open(entries: TimelineEntry[]) {
  const server = fakeApi({ [LIST]: { entries, hasMoreItems: false } });
  renderWithSession(
    <MemoryRouter>
      <CustomerTimeline customerId="c1" now={NOW} />
    </MemoryRouter>,
    { session: buildTestSession() },
  );
  return server;
}

test('entries stand by day, each leads to its record', async () => {
  open([
    buildEntry({ event: 'CONTRACT_SIGNED', record: 'k1', number: 7, text: 'Contrato de instalação' }),
    buildEntry({ timestamp: NOW - 86_400_000 }),
  ]);
  expect(await screen.findByRole('link', { name: 'Contrato 00007 assinado por todos' })).toHaveAttribute(
    'href',
    '/visualizar-contrato/k1/s1',
  );
  const yesterday = within(screen.getByRole('region', { name: /9 de abril/ }));
  expect(yesterday.getByRole('link', { name: 'Venda #00012 registrada' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/vendas\/funil\/.*\?item=s1$/),
  );
});

test('a quantity in a text is not parted from its unit', async () => {
  open([buildEntry({ event: 'NOTE_WRITTEN', text: 'Média de 1.213 kWh por mês.' })]);
  expect((await screen.findByText('Média de 1.213 kWh por mês.')).textContent).toContain('1.213\u00a0kWh');
});

test('a subject is asked for alone, and an event about the customer reads the timeline again', async () => {
  const user = userEvent.setup();
  const server = open([buildEntry()]);
  await user.click(await screen.findByRole('button', { name: /Mostrar/ }));
  await user.click(await screen.findByRole('option', { name: 'Contratos' }));
  await screen.findByRole('link', { name: 'Venda #00012 registrada' });
  expect(server.calls(LIST).at(-1)?.query.get('subject')).toBe('CONTRACT');
  const before = server.calls(LIST).length;
  await waitFor(() => expect(server.eventStreams).toBe(1));
  act(() => server.emit({ kind: 'customers-changed', customer: null, by: null }));
  await waitFor(() => expect(server.calls(LIST).length).toBeGreaterThan(before));
});

test('a win names its amount, a loss its reason, an acceptance who signed', () => {
  const words = (changes: Partial<TimelineEntry>) => describeTimelineEntry(buildEntry(changes));
  expect(words({ event: 'ITEM_CLOSED', amount: 25_400.5 })).toEqual({
    title: 'Venda Ganha: #00012',
    detail: 'R$ 25.400,50',
  });
  expect(words({ event: 'ITEM_LOST', text: 'Preço' }).detail).toBe('Preço');
  expect(words({ event: 'PROPOSAL_ACCEPTED', text: 'Maria', amount: 100 })).toEqual({
    title: 'Proposta #00012 aceita',
    detail: 'por Maria · R$ 100,00',
  });
});
