import { buildTestSession, type FakeRoutes, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { Settings } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

interface Opening {
  routes: FakeRoutes;
  session?: ReturnType<typeof buildTestSession>;
  settings?: Settings;
  /** Address at which the page is opened; `pattern` is the pattern of its route. */
  at?: string;
  pattern?: string;
}

/** Renders a page against a fake server. If the page navigates away, the new address is shown as text. */
export function openPage(
  page: ReactElement,
  { routes, session = buildTestSession(), settings, at = '/', pattern = '*' }: Opening,
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
