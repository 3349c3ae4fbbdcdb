import { buildTestItem, buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contractPaths } from '../addresses/contracts';
import { buildContract, buildSentSignature, buildSignature } from '../signature/signature.fixture';
import { openPage } from '../testing/open-page.testing';
import { ContractList } from './ContractList';
import ContractPage from './ContractPage';
import SaleContractsPage from './SaleContractsPage';

const LIST = 'GET /sales/contracts/:userId/:saleId';
const REMOVE = 'DELETE /sales/contracts/:userId/:saleId/:contractId';
const SALE = 'GET /sales/single/:saleId';
const PAGES = 'GET /sales/contracts/:userId/:saleId/:contractId/pages';

const item = buildTestItem();
const user = userEvent.setup();
const older = buildContract({ _id: '018f0000-0000-7000-8000-00000000d002', number: 2, name: 'Mais antigo' });
const buildContractsAnswer = (
  ...contracts: ReturnType<typeof buildContract>[]
): ResponseBody<typeof LIST> => ({
  contracts,
  nextNumber: 4,
});

test('[contracts-010] without any, it says so and offers to generate one', async () => {
  openPage(<ContractList item={item} />, { routes: { [LIST]: buildContractsAnswer() } });
  expect(await screen.findByText('Este cliente não possui nenhum contrato gerado')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gerar Contrato' })).toBeVisible();
});

test('[contracts-010, contracts-011] as the server orders them, each expands to its dates, menu and signature', async () => {
  openPage(<ContractList item={item} />, {
    routes: { [LIST]: buildContractsAnswer(buildContract(), older) },
  });
  const rows = within(await screen.findByRole('list', { name: 'Contratos' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Contrato de instalação00003');
  expect(rows[1]).toHaveTextContent('Mais antigo00002');
  expect(screen.queryByText('Modificado em')).toBeNull();
  const first = screen.getByRole('button', { name: /Contrato de instalação 00003/ });
  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Modificado em')).toBeVisible();
  expect(screen.getByText(/, por Ana Souza$/)).toBeVisible();
  expect(await screen.findByText('Assinatura digital')).toBeVisible();
});

test('[contracts-012, contracts-014] the MANAGER deletes after a question in fixed words', async () => {
  const server = openPage(<ContractList item={item} />, {
    routes: { [LIST]: buildContractsAnswer(buildContract()), [REMOVE]: { contracts: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Opções de Contrato de instalação' }));
  expect(screen.getByRole('menuitem', { name: 'Baixar sem assinaturas' })).toHaveAttribute(
    'href',
    '/files/contrato.docx&download=1',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Excluir' }));
  expect(await screen.findByText('Deseja excluir permanentemente este contrato?')).toBeVisible();
  server.answer({ [LIST]: buildContractsAnswer() });
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Este cliente não possui nenhum contrato gerado')).toBeVisible();
  expect(server.calls(REMOVE)[0]?.params).toMatchObject({
    saleId: item._id,
    contractId: buildContract()._id,
  });
});

test('[contracts-012] a vendor has nothing to delete with', async () => {
  openPage(<ContractList item={item} />, {
    routes: { [LIST]: buildContractsAnswer(buildContract()) },
    session: buildTestSession({ type: 'VENDOR' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Opções de Contrato de instalação' }));
  expect(await screen.findByRole('menuitem', { name: 'Ver o contrato' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Excluir' })).toBeNull();
});

const page = {
  at: `/visualizar-contrato/${buildContract()._id}/${item._id}`,
  pattern: contractPaths.show,
};

test('[contracts-007] the contracts of an item are listed at an address of their own', async () => {
  expect(contractPaths).toMatchObject({
    ofSale: '/visualizar-contratos-da-venda/:saleId',
    show: '/visualizar-contrato/:contractId/:saleId',
  });
  const server = openPage(<SaleContractsPage />, {
    at: `/visualizar-contratos-da-venda/${item._id}`,
    pattern: contractPaths.ofSale,
    routes: { [SALE]: { sale: item }, [LIST]: buildContractsAnswer(buildContract(), older) },
  });
  const list = await screen.findByRole('list', { name: 'Contratos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(server.calls(LIST)[0]?.params).toMatchObject({ saleId: item._id });
});

test('[contracts-007] a contract is shown with its pages, which are read as texts too', async () => {
  openPage(<ContractPage />, {
    ...page,
    routes: {
      [SALE]: { sale: item },
      [LIST]: buildContractsAnswer(buildContract()),
      [PAGES]: {
        total: 1,
        pages: [{ picture: 'data:image/png;base64,AA==', width: 10, height: 14, text: 'Contrato de Carla' }],
      },
    },
  });
  expect(await screen.findByRole('img', { name: 'Contrato de Carla' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '00003 · Contrato de instalação' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Baixar em Word' })).toBeVisible();
});

test('a signed contract offers the signed document once, at the top of its page, and in its menu', async () => {
  const signed = buildContract({
    signature: { state: 'SEALED', signed: 1, signers: 1, validityDate: null, verifyCode: null },
  });
  const FILES = 'GET /signatures/single/signed/:saleId/:contractId';
  const routes = {
    [SALE]: { sale: item },
    [LIST]: buildContractsAnswer(signed),
    [PAGES]: replyRefused(409),
    [FILES]: replyRefused(409),
    'GET /signatures/single/:saleId/:contractId': {
      signature: buildSentSignature({
        state: 'SEALED',
        verifyCode: 'GRS-7K2M',
        verifyPath: '/verificar/GRS-7K2M',
      }),
    },
    'GET /managers/single/signatures': { totalSignatures: 20, usedSignatures: 1, validityDate: null },
  };
  const server = openPage(<ContractPage />, { ...page, routes });
  const heading = await screen.findByRole('heading', { name: '00003 · Contrato de instalação' });
  const first = heading.closest('section') as HTMLElement;
  await user.click(within(first).getByRole('button', { name: 'Baixar o documento assinado' }));
  await waitFor(() =>
    expect(server.calls(FILES)[0]?.params).toEqual({ saleId: item._id, contractId: signed._id }),
  );
  expect(within(first).getByRole('link', { name: 'Original em Word' })).toBeVisible();
  // The document that was signed, not the Word document converted again.
  await user.click(within(first).getByRole('button', { name: 'Original em PDF' }));
  await waitFor(() => expect(server.calls(FILES)).toHaveLength(2));
  expect(await screen.findByRole('link', { name: 'Conferir autenticidade' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Baixar o documento assinado' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Baixar o original' })).toBeNull();
  cleanup();
  openPage(<ContractList item={item} />, { routes });
  await user.click(await screen.findByRole('button', { name: 'Opções de Contrato de instalação' }));
  expect(screen.getByRole('menuitem', { name: 'Baixar o documento assinado' })).toBeVisible();
});

test('the records of the deal are loaded again once one of its contracts changed', async () => {
  const contract = {
    kind: 'CONTRACT' as const,
    _id: buildContract()._id,
    number: 3,
    sale: item._id,
    signatureState: null,
  };
  const sale = {
    kind: 'ITEM' as const,
    _id: item._id,
    number: 12,
    type: item.type,
    status: 'CLOSED' as const,
  };
  const server = openPage(<ContractPage />, {
    ...page,
    routes: {
      [SALE]: { sale: { ...item, dealRecords: [sale, contract] } },
      [LIST]: buildContractsAnswer(buildContract()),
      [PAGES]: replyRefused(409),
    },
  });
  expect(await screen.findByText('Contrato gerado')).toBeVisible();
  server.answer({
    [SALE]: { sale: { ...item, dealRecords: [sale, { ...contract, signatureState: 'SEALED' }] } },
  });
  act(() => server.emit({ kind: 'contracts-changed', sale: item._id, contract: contract._id, by: null }));
  expect(await screen.findByText('Contrato assinado')).toBeVisible();
});

test('the records of the deal follow what happens to its other records', async () => {
  const project = {
    ...{ kind: 'ITEM' as const, _id: '0198a000-0000-7000-8000-00000000e001', number: 3 },
    ...{ type: 'PROJECT' as const, status: 'IN_PROGRESS' as const },
  };
  const server = openPage(<ContractPage />, {
    ...page,
    routes: {
      [SALE]: { sale: { ...item, dealRecords: [project] } },
      [LIST]: buildContractsAnswer(buildContract()),
      [PAGES]: replyRefused(409),
    },
  });
  expect(await screen.findByRole('link', { name: 'Projeto #00003' })).toBeVisible();
  server.answer({ [SALE]: { sale: { ...item, dealRecords: [{ ...project, status: 'CLOSED' }] } } });
  act(() =>
    server.emit({ kind: 'item-left', board: 'PROJECT', item: project._id, column: project._id, by: 'other' }),
  );
  expect(await screen.findByRole('link', { name: 'Projeto #00003 (Projeto Finalizado)' })).toBeVisible();
});

test('without a converter the page says in words what to do instead', async () => {
  openPage(<ContractPage />, {
    ...page,
    routes: {
      [SALE]: { sale: item },
      [LIST]: buildContractsAnswer(buildContract()),
      [PAGES]: replyRefused(409, { message: 'Este servidor ainda não converte documentos. Baixe o Word.' }),
    },
  });
  expect(await screen.findByText(/Sem a imagem das páginas: .*Baixe o Word\./)).toBeVisible();
});

test('while the server prepares its converter, the contract cannot be sent, and it is said why', async () => {
  const message = 'O conversor de documentos está sendo preparado neste servidor.';
  openPage(<ContractPage />, {
    ...page,
    session: buildTestSession({ activeModules: ['Assinatura Digital'] }),
    routes: {
      [SALE]: { sale: item },
      [LIST]: buildContractsAnswer(buildContract()),
      [PAGES]: replyRefused(503, { message }),
      'POST /signatures/single/:saleId/:contractId': { signature: buildSignature() },
      'GET /managers/single/signatures': {
        totalSignatures: 20,
        usedSignatures: 12,
        validityDate: '2026-12-31',
      },
    },
  });
  expect(await screen.findByText(`${message} As páginas aparecem aqui sozinhas.`)).toBeVisible();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gerar e enviar para assinar' })).toBeDisabled();
});

test('[contracts-015] without the plan nothing is asked, and the page says what is missing', async () => {
  const server = openPage(<ContractPage />, {
    ...page,
    routes: { [SALE]: { sale: item }, [LIST]: buildContractsAnswer() },
    session: buildTestSession({ signupPlan: 'CRM' }),
  });
  expect(await screen.findByText('Os contratos não fazem parte do seu plano')).toBeVisible();
  expect(server.calls(LIST)).toHaveLength(0);
});
