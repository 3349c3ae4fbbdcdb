import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, type FakeRoutes, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

interface Opening {
  routes: FakeRoutes;
  session?: ReturnType<typeof buildTestSession>;
  /** Address at which the page is opened; `pattern` is the pattern of its route. */
  at?: string;
  pattern?: string;
  /** Areas that are installed besides this one. */
  remotes?: NonNullable<Parameters<typeof remoteTesting.installFakePlatform>[0]>['remotes'];
}

/** Renders a page against a fake server. If the page navigates away, the new address is shown as text. */
export function openPage(
  page: ReactElement,
  { routes, session = buildTestSession(), at = '/', pattern = '*', remotes = [] }: Opening,
) {
  remoteTesting.installFakePlatform({ remotes });
  const server = fakeApi(routes);
  renderWithSession(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={pattern} element={page} />
        <Route path="*" element={<Where />} />
      </Routes>
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { session },
  );
  return server;
}

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`em ${pathname}${search}`}</p>;
}

/**
 * Replaces `fetch` in a test so that addresses under `/api/files/` return the given bytes; for null they
 * return 404.
 */
export function mockFileFetch(content: Uint8Array | null): void {
  const ownFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).includes('/api/files/')
      ? new Response(content?.slice() ?? '', { status: content ? 200 : 404 })
      : ownFetch(input, init);
}
