import { addDays, toIsoDate } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page.testing';
import { buildWebsite } from '../testing/website.testing';
import FiguresPage from './FiguresPage';
import { describeTrend } from './figure-labels';
import {
  groupCountsByDay,
  groupCountsBySource,
  type SiteEventCount,
  sumCurrentAndPreviousPeriod,
  sumEventCountsByKind,
} from './figure-sums';

const FIGURES = 'GET /websites/figures/:userId';

const user = userEvent.setup();
const today = toIsoDate(Date.now());
const count = (daysAgo: number, changes: Partial<SiteEventCount> = {}, until = today): SiteEventCount => ({
  day: addDays(until, -daysAgo),
  page: 'inicio',
  source: 'BUSCA',
  what: 'VISIT',
  count: 10,
  ...changes,
});
const counts = [
  count(0),
  count(3, { source: 'WHATSAPP', count: 40 }),
  count(3, { page: 'simulador', what: 'SIMULATION', count: 5 }),
  count(3, { page: 'simulador', what: 'LEAD', count: 2 }),
  count(40, { count: 25 }),
];

test('a period is compared with as many days before it', () => {
  const { now, before } = sumCurrentAndPreviousPeriod(counts, today, 30);
  expect(now).toEqual({ VISIT: 50, SIMULATION: 5, LEAD: 2 });
  expect(before.VISIT).toBe(25);
  expect(describeTrend(1, 30)).toBe('100% a mais que nos 30 dias anteriores');
  expect(describeTrend(-0.5, 7)).toBe('50% a menos que nos 7 dias anteriores');
});

test('every day of the period is there, also those on which nobody came', () => {
  const days = groupCountsByDay(counts, today, 7);
  expect(days.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(today, -ago)));
  expect(days.map(({ sums }) => sums.VISIT)).toEqual([0, 0, 0, 40, 0, 0, 10]);
});

test('sources stand by how many came from each', () => {
  expect(groupCountsBySource(counts).map(({ name }) => name)).toEqual(['WHATSAPP', 'BUSCA']);
  expect(sumEventCountsByKind([])).toEqual({ VISIT: 0, SIMULATION: 0, LEAD: 0 });
});

test('the page shows the figures, the way from visits to contacts, and other periods', async () => {
  const server = openPage(<FiguresPage />, { [FIGURES]: { counts } });
  const visits = await screen.findByRole('region', { name: 'Visitas' });
  expect(visits).toHaveTextContent('50');
  expect(visits).toHaveTextContent('100% a mais que nos 30 dias anteriores');
  expect(screen.getByRole('region', { name: 'Da visita ao contato' })).toHaveTextContent(
    '40,0% das simulações',
  );
  const sources = screen.getByRole('region', { name: 'De onde vieram' });
  expect(within(sources).getByRole('row', { name: 'WhatsApp 40 0 0' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '7 dias' }));
  await waitFor(() => expect(server.calls(FIGURES).at(-1)?.query.get('days')).toBe('14'));
});

testAtHoursOfTheDay('the days of the page end with the day that it is', async ({ today: day }) => {
  const shown = [count(0, { count: 7 }, day), count(29, {}, day), count(30, { count: 17 }, day)];
  openPage(<FiguresPage />, { [FIGURES]: { counts: shown } });
  const visits = await screen.findByRole('region', { name: 'Visitas' });
  expect(visits).toHaveTextContent('17');
  expect(visits).toHaveTextContent('Como nos 30 dias anteriores');
});

test('where nobody came it says what helps', async () => {
  openPage(<FiguresPage />, {
    [FIGURES]: { counts: [] },
    'GET /websites/draft/:userId': { website: buildWebsite({ publishedVersion: 1 }), mayPublish: true },
  });
  expect(await screen.findByText('Nenhuma visita nos últimos 30 dias')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Abrir o site' })).toHaveAttribute('target', '_blank');
});
