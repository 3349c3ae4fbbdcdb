import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, type FakeRoutes, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { UiProviders } from '@girassol/shared-ui/testing';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { buildSiteImage, buildWebsite } from './website.testing';

/** Default answers to the calls of every site page. */
const defaultRoutes: FakeRoutes = {
  'GET /websites/draft/:userId': { website: buildWebsite(), mayPublish: true },
  'GET /websites/domains/:userId': { domains: [], mayClaim: false },
  'GET /websites/images/:userId': { images: [buildSiteImage()] },
  'POST /websites/preview/:userId': { url: '/institucional/previa/x' },
};

/**
 * Renders a page in a wide window against a fake server. If the page navigates away, the new address is shown
 * as text.
 */
export function openPage(page: ReactElement, routes: FakeRoutes = {}, session = buildTestSession()) {
  window.innerWidth = 1440;
  remoteTesting.installFakePlatform();
  const server = fakeApi({ ...defaultRoutes, ...routes });
  renderWithSession(
    <UiProviders>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={page} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </UiProviders>,
    { session },
  );
  return server;
}

const Where = () => <p>{`em ${useLocation().pathname}`}</p>;
