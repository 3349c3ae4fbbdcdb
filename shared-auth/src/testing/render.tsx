import type { Session } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { reportSuccess } from '../connection/connection';
import { ApiProvider } from '../queries/api-provider';
import { apiQueryKey } from '../queries/api-query';
import { queryClient } from '../queries/query-client';
import { storageKeys } from '../session/storage';
import { setSession } from '../session/store';
import { removeFakeApi } from './fake-api';
import { testSession, testSettings } from './samples';

/** Logs somebody in (or, with null, out) without asking a server, the settings already loaded. */
export function logIn(
  session: Session | null = testSession(),
  settings: Settings | null = testSettings(),
): void {
  setSession(session);
  if (!session || !settings) return;
  const key = apiQueryKey('GET /settings/user/:userId', { params: { userId: session.userId } });
  queryClient.setQueryData(key, { settings });
}

/**
 * Renders as the shell does, with somebody logged in: a manager unless told otherwise, `null` for nobody.
 * `settings` are there at once; null leaves them to be loaded.
 */
export function renderWithSession(
  ui: ReactNode,
  { session, settings }: { session?: Session | null; settings?: Settings | null } = {},
): RenderResult {
  logIn(session, settings);
  return render(ui, { wrapper: ApiProvider });
}

/** Leaves nothing behind for the next test. Runs by itself after every test. */
export function resetTesting(): void {
  removeFakeApi();
  setSession(null);
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
  queryClient.clear();
  reportSuccess();
}

const defaults = queryClient.getDefaultOptions();
// A test of an error state should not wait for the second try.
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });

const afterEachTest: unknown = Reflect.get(globalThis, 'afterEach');
if (typeof afterEachTest === 'function') afterEachTest(resetTesting);
