import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, type FakeRoutes, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { SaleContract, Signature } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SignatureSection } from './SignatureSection';
import { buildContract, buildSignature, SALE_ID } from './signature.fixture';

interface Opening {
  /** Signature on the fake server; undefined if there is none yet. */
  signature?: Signature;
  contract?: Partial<SaleContract>;
  modules?: string[];
  routes?: FakeRoutes;
}

/** Renders the signature section of a contract against a fake server that stores one signature. */
export function openSignatureSection({
  signature,
  contract = {},
  modules = ['Assinatura Digital'],
  routes = {},
}: Opening = {}) {
  const user = userEvent.setup();
  const platform = remoteTesting.installFakePlatform({ remotes: [] });
  let kept = signature ?? buildSignature();
  const server = fakeApi({
    'GET /signatures/single/:saleId/:contractId': () => ({ signature: kept }),
    'POST /signatures/single/:saleId/:contractId': () => ({ signature: kept }),
    'GET /signatures/single/candidates/:saleId/:contractId': {
      candidates: [],
      customerId: '018f0000-0000-7000-8000-00000000e001',
    },
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
      <SignatureSection saleId={SALE_ID} contract={buildContract({ signature: of, ...contract })} />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>
  );
  const view = renderWithSession(section, { session: buildTestSession({ activeModules: modules }) });
  return {
    user,
    server,
    section,
    view,
    platform,
    /** Sets the signature that the fake server returns from now on. */
    keep(next: Signature) {
      kept = next;
      return { signature: next };
    },
  };
}
