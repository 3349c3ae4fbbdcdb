import { type FakeRoutes, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { Session } from '@girassol/shared-domain';
import type { Proposal, Settings } from '@girassol/shared-domain/contract';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { wizardRoutes } from '../../addresses/wizard';
import AutoPricePage from './AutoPricePage';
import EditPricePage from './EditPricePage';
import ManualPricePage from './ManualPricePage';
import PriceChoicePage from './PriceChoicePage';

export const SAVE_PRICE_CALL = 'POST /proposals/step-4/:pid';

interface OpenOptions {
  session?: Session;
  settings?: Settings;
  routes?: FakeRoutes;
}

/** Opens one of the price pages of a proposal against a fake server, for tests. */
export function openPricePage(
  route: 'price' | 'manualPrice' | 'autoPrice' | 'editPrice',
  proposal: Proposal,
  { routes, ...viewer }: OpenOptions = {},
) {
  const server = fakeApi({
    'GET /proposals/single/:pid': { proposal },
    [SAVE_PRICE_CALL]: { proposal: { ...proposal, step: 4, version: proposal.version + 1 } },
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[wizardRoutes[route].replace(':pid', proposal.frontId)]}>
      <Routes>
        <Route path={wizardRoutes.price} element={<PriceChoicePage />} />
        <Route path={wizardRoutes.manualPrice} element={<ManualPricePage />} />
        <Route path={wizardRoutes.autoPrice} element={<AutoPricePage />} />
        <Route path={wizardRoutes.editPrice} element={<EditPricePage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
    viewer,
  );
  return server;
}
