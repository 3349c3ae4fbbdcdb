import { screen, waitFor } from '@testing-library/react';
import { useSession, useSettings, useSettingsRefresh } from '..';
import { tabId } from '../api/tab-id';
import { buildTestSession, buildTestSettings, fakeApi, renderWithSession } from '../testing';

const READ = 'GET /settings/user/:userId';

function Days() {
  useSettingsRefresh();
  return <p>{useSettings()?.preferences.kanbans.afterSaleDays ?? 'carregando'}</p>;
}

const days = (afterSaleDays: number) => {
  const settings = buildTestSettings();
  const kanbans = { ...settings.preferences.kanbans, afterSaleDays };
  return { ...settings, preferences: { ...settings.preferences, kanbans } };
};

async function open(session = buildTestSession()) {
  const server = fakeApi({ [READ]: { settings: days(30) } });
  renderWithSession(<Days />, { session, settings: days(90) });
  expect(screen.getByText('90')).toBeVisible();
  return server;
}

test('what somebody else changes in the settings is taken over at once', async () => {
  const server = await open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  server.emit({ kind: 'settings-changed', by: 'somebody-else' });
  expect(await screen.findByText('30')).toBeVisible();
});

test('an own change is there already: nothing is read again', async () => {
  const server = await open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  server.emit({ kind: 'settings-changed', by: tabId });
  server.emit({ kind: 'resync' });
  // The second event was heard, so the first one was, too.
  expect(await screen.findByText('30')).toBeVisible();
  expect(server.calls(READ)).toHaveLength(1);
});

function Modules() {
  useSettingsRefresh();
  return <p>{useSession()?.activeModules.join(', ') || 'nenhum'}</p>;
}

test('what the platform gives the account is in the session at once', async () => {
  const session = buildTestSession({ activeModules: [] });
  const server = fakeApi({
    [READ]: { settings: days(30) },
    'POST /users/token-login': { ...session, activeModules: ['website'] },
  });
  renderWithSession(<Modules />, { session, settings: days(90) });
  expect(screen.getByText('nenhum')).toBeVisible();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  server.emit({ kind: 'account-changed', by: null });
  expect(await screen.findByText('website')).toBeVisible();
});

test('an account in bad standing and a client of the calculator listen to nothing', async () => {
  const server = await open(buildTestSession({ statusOk: false }));
  expect(server.eventStreams).toBe(0);
});
