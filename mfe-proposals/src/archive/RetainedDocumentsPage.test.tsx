import {
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import type { PublicProposalArchive } from '@girassol/shared-domain/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import RetainedDocumentsPage from './RetainedDocumentsPage';

const BY_ID = 'GET /proposals/archive/:frontId';
const BY_CODE = 'GET /proposals/archive/:slug/:count/:code';
const user = userEvent.setup();

const archive = (documents: PublicProposalArchive['documents'] = []): { archive: PublicProposalArchive } => ({
  archive: {
    count: 12,
    companyName: 'Sol Nascente',
    customerName: 'Maria da Conceição',
    finalUrl: '/proposta/final/ab12c',
    pdfUrl: '/proposta/final/pdf/ab12c',
    documents,
  },
});
const document = (changes: Partial<PublicProposalArchive['documents'][number]>) => ({
  _id: 'd1',
  name: 'Proposta 00012.pdf',
  kind: 'GENERATED' as const,
  isCurrent: true,
  registryTimestamp: Date.UTC(2026, 6, 31, 15),
  size: 84_000,
  url: '/api/files/conta/d1.pdf',
  ...changes,
});

function open(routes: FakeRoutes, path = '/proposta/arquivo/ab12c') {
  const server = fakeApi(routes);
  renderWithSession(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/proposta/arquivo/:pid" element={<RetainedDocumentsPage />} />
        <Route path="/proposta/arquivo/:slug/:count/:code" element={<RetainedDocumentsPage />} />
      </Routes>
    </MemoryRouter>,
  );
  return server;
}

test('documents stand with how they came about and which version they are of', async () => {
  open({
    [BY_ID]: archive([
      document({}),
      document({ _id: 'd2', name: 'Contrato.docx', kind: 'SENT', isCurrent: false, url: '/api/files/d2' }),
    ]),
  });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Proposta 00012\.pdf.*Versão atual.*Gerado em 31\/07\/2026/);
  expect(second).toHaveTextContent(/Contrato\.docx.*Versão anterior.*Enviado em/);
  expect(screen.getByRole('link', { name: 'Contrato.docx' })).toHaveAttribute('href', '/api/files/d2');
  expect(screen.getByText('Proposta #00012 de Sol Nascente para Maria da Conceição')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver proposta' })).toHaveAttribute('href', '/proposta/final/ab12c');
});

test('by slug, number and code; nothing kept yet says so', async () => {
  const server = open({ [BY_CODE]: archive() }, '/proposta/arquivo/sol-nascente/12/ab12c');
  expect(await screen.findByText('Nenhum documento guardado ainda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o PDF de agora' })).toHaveAttribute(
    'href',
    screen.getByRole('link', { name: 'PDF de agora' }).getAttribute('href'),
  );
  expect(server.calls(BY_CODE)[0]?.params).toEqual({ slug: 'sol-nascente', count: '12', code: 'ab12c' });
});

test('an address that leads nowhere says why, in the words of the server', async () => {
  open({ [BY_ID]: replyRefused(410, { message: 'Esta proposta valeu até 31/01/2026.' }) });
  expect(await screen.findByText('Esta proposta valeu até 31/01/2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

test('what could not be loaded may be tried again', async () => {
  const server = open({ [BY_ID]: replyUnreachable() });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  server.answer({ [BY_ID]: archive() });
  await user.click(again);
  expect(await screen.findByText('Nenhum documento guardado ainda')).toBeVisible();
});
