import { remoteTesting } from '@girassol/federation/remote';
import { type FakeRoutes, fakeApi, renderWithSession, testSession } from '@girassol/shared-auth/testing';
import type { SaleContract, Signature } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aContract, aSignature, SALE } from './a-signature';
import { SignatureSection } from './SignatureSection';

interface Opening {
  /** What the server has; undefined: nothing yet. */
  signature?: Signature;
  contract?: Partial<SaleContract>;
  modules?: string[];
  routes?: FakeRoutes;
}

/** Shows the section of a contract before a fake server that keeps one signature. */
export function openSection({
  signature,
  contract = {},
  modules = ['Assinatura Digital'],
  routes = {},
}: Opening = {}) {
  const user = userEvent.setup();
  const platform = remoteTesting.fakePlatform({ remotes: [] });
  let kept = signature ?? aSignature();
  const server = fakeApi({
    'GET /signatures/single/:saleId/:contractId': () => ({ signature: kept }),
    'POST /signatures/single/:saleId/:contractId': () => ({ signature: kept }),
    'GET /signatures/single/candidates/:saleId/:contractId': { candidates: [] },
    'GET /signatures/single/trail/:saleId/:contractId': { events: [], isWhole: true },
    'GET /managers/single/signatures': {
      totalSignatures: 20,
      usedSignatures: 12,
      validityDate: '2026-12-31',
    },
    ...routes,
  });
  const of = signature
    ? { state: signature.state, signed: 0, signers: 1, validityDate: null, verifyCode: null }
    : null;
  const section = (
    <MemoryRouter>
      <SignatureSection saleId={SALE} contract={aContract({ signature: of, ...contract })} />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>
  );
  const view = renderWithSession(section, { session: testSession({ activeModules: modules }) });
  return {
    user,
    server,
    section,
    view,
    platform,
    /** What the server says from now on. */
    keep(next: Signature) {
      kept = next;
      return { signature: next };
    },
  };
}
