import { type FakeRoutes, fakeApi, renderWithSession, testSession } from '@girassol/shared-auth/testing';
import type { Settings } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

interface Opening {
  routes: FakeRoutes;
  session?: ReturnType<typeof testSession>;
  settings?: Settings;
  /** Where it is opened; the pattern is that of its route. */
  at?: string;
  pattern?: string;
}

/** Shows a screen before a fake server, with where it goes from there. */
export function openPage(
  page: ReactElement,
  { routes, session = testSession(), settings, at = '/', pattern = '*' }: Opening,
) {
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
    { session, settings },
  );
  return server;
}

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`em ${pathname}${search}`}</p>;
}
