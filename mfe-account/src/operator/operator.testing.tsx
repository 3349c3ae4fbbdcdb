import { buildTestSession, type FakeRoutes, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Draws a page of operators at an address in a test, for an administrator or another user. Returns the fake API. */
export async function renderOperatorPage(
  page: ReactNode,
  { at, api, isAdmin = true }: { at: string; api: FakeRoutes; isAdmin?: boolean },
) {
  const server = fakeApi(api);
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={[at]}>
        {page}
        <Address />
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session: buildTestSession({ isAdmin }) },
    );
  });
  return server;
}
