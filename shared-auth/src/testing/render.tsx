import type { Session } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { reportReachable } from '../connection/connection-status';
import { ApiProvider } from '../queries/api-provider';
import { buildApiQueryKey } from '../queries/build-api-query';
import { queryClient } from '../queries/query-client';
import { removeTabVisit, storageKeys } from '../session/storage';
import { setSession } from '../session/store';
import { removeFakeApi } from './fake-api';
import { buildTestSession, buildTestSettings } from './samples';

/** Logs a user in without a server, with the settings already loaded; null logs out. */
export function logInForTest(
  session: Session | null = buildTestSession(),
  settings: Settings | null = buildTestSettings(),
): void {
  setSession(session);
  if (!session || !settings) return;
  const key = buildApiQueryKey('GET /settings/user/:userId', { params: { userId: session.userId } });
  queryClient.setQueryData(key, { settings });
}

/**
 * Renders an element inside `ApiProvider` with a logged-in user: a manager by default, nobody for a null
 * session. The settings count as loaded; null settings are requested from the fake API.
 */
export function renderWithSession(
  ui: ReactNode,
  {
    session,
    settings,
  }: { session?: Session | null | undefined; settings?: Settings | null | undefined } = {},
): RenderResult {
  logInForTest(session, settings);
  return render(ui, { wrapper: ApiProvider });
}

/**
 * Clears session, query cache and other state that a test left behind. Called automatically after every test.
 */
export function resetTestState(): void {
  removeFakeApi();
  setSession(null);
  removeTabVisit();
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
  queryClient.clear();
  reportReachable();
}

const defaults = queryClient.getDefaultOptions();
// A test of an error state should not wait for the second try.
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });

const afterEachTest: unknown = Reflect.get(globalThis, 'afterEach');
if (typeof afterEachTest === 'function') afterEachTest(resetTestState);
