import { type FakeRoutes, fakeApi, renderWithSession, testSession } from '@girassol/shared-auth/testing';
import { UiSurroundings } from '@girassol/shared-ui/testing';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { anImage, aWebsite } from './a-website.testing';

/** What every page of a site asks for. */
const usual: FakeRoutes = {
  'GET /websites/draft/:userId': { website: aWebsite(), mayPublish: true },
  'GET /websites/images/:userId': { images: [anImage()] },
  'POST /websites/preview/:userId': { url: '/institucional/previa/x' },
};

/** Shows a screen on a wide window before a fake server, with where it goes from there. */
export function openPage(page: ReactElement, routes: FakeRoutes = {}, session = testSession()) {
  window.innerWidth = 1440;
  const server = fakeApi({ ...usual, ...routes });
  renderWithSession(
    <UiSurroundings>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={page} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </UiSurroundings>,
    { session },
  );
  return server;
}

const Where = () => <p>{`em ${useLocation().pathname}`}</p>;
