import { type FakeRoutes, refuse, testItem, testSession } from '@girassol/shared-auth/testing';
import { PROPOSAL_DOCUMENTS_MODULE } from '@girassol/shared-domain';
import { wordText } from '@girassol/shared-domain/templates';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aContract } from '../signature/a-signature';
import { aTemplate } from '../testing/a-template.testing';
import { answerFile, openPage } from '../testing/open-page.testing';
import ChooseTemplatePage from './ChooseTemplatePage';
import GeneratePage from './GeneratePage';

const KEEP = 'PUT /sales/contracts/:userId/:saleId/:contractId';
const CONTRACTS = 'GET /sales/contracts/:userId/:saleId';

const item = testItem();
const template = aTemplate();
const user = userEvent.setup();

const routes: FakeRoutes = {
  'GET /sales/single/:saleId': { sale: item },
  'GET /contracts/user/:userId': { contracts: [template], nextNumber: 4, companyName: 'Sol Nascente' },
  [CONTRACTS]: { contracts: [], nextNumber: 12 },
  'GET /proposals/customer/:cid/:multiplier': { proposals: [], hasMoreItems: false },
  'GET /customers/single/:cid': refuse(404, { message: 'Este cliente não existe mais.' }),
  'POST /sales/contracts/preview/:userId/:saleId': {
    total: 1,
    pages: [{ picture: 'data:image/png;base64,AA==', width: 10, height: 14, text: 'Contrato 00012' }],
  },
  'GET /templates/authenticated/data/:userId': {
    template: {
      companyName: 'Sol Nascente',
      pdfTemplates: [
        {
          _id: '018f0000-0000-7000-8000-00000000f101',
          name: 'Proposta da casa',
          type: 'PROPOSAL',
          url: '/api/files/conta/arquivo/proposta.docx?expires=1&signature=x',
          registryTimestamp: 0,
        },
      ],
    },
  },
};

const choosing = { at: `/escolher-contrato/${item._id}`, pattern: '/escolher-contrato/:saleId' };
const generating = (search = '', id = template._id) => ({
  at: `/gerar-contrato/${id}/${item._id}${search}`,
  pattern: '/gerar-contrato/:contractId/:saleId',
});

describe('what a contract is made of', () => {
  test('[contracts-009] the model is asked only with the module Proposta 2.0', async () => {
    openPage(<ChooseTemplatePage />, { ...choosing, routes });
    expect(await screen.findByRole('button', { name: /Modelo de contrato/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Modelo de documento/ })).toBeNull();
  });

  test('[contracts-008] with it: model, then a template of that model, then a proposal', async () => {
    const session = testSession({ activeModules: [PROPOSAL_DOCUMENTS_MODULE] });
    openPage(<ChooseTemplatePage />, { ...choosing, routes, session });
    await user.click(await screen.findByRole('button', { name: /Modelo de documento/ }));
    await user.click(await screen.findByRole('option', { name: 'PROPOSTA' }));
    expect(screen.getByRole('button', { name: /Modelo de proposta/ })).toHaveTextContent('Proposta da casa');
    expect(screen.queryByLabelText(/Validade/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Escolha uma proposta.')).toBeVisible();
  });

  test.each([
    ['', 'Informe a validade em dias.'],
    ['0', /a partir de 1/],
    ['1.5', /número inteiro/],
  ])('[contracts-017] a validity of "%s" is not taken', async (typed, problem) => {
    openPage(<ChooseTemplatePage />, { ...choosing, routes });
    const field = await screen.findByLabelText(/Validade/);
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText(problem)).toBeVisible();
  });

  test('[contracts-018, contracts-005] 15 days unless told, and on to the document', async () => {
    openPage(<ChooseTemplatePage />, { ...choosing, routes });
    const field = await screen.findByLabelText(/Validade/);
    expect(field).toHaveValue('15');
    await user.clear(field);
    await user.type(field, '30');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(
      await screen.findByText(`em /gerar-contrato/${template._id}/${item._id}?validade=30`),
    ).toBeVisible();
  });
});

describe('the document', () => {
  test('[contracts-006, contracts-023, contracts-024, contracts-027] what is missing is listed with where it is mended, and it is kept', async () => {
    const server = openPage(<GeneratePage />, {
      ...generating(),
      routes: { ...routes, [KEEP]: { contracts: [aContract()], contractId: aContract()._id } },
    });
    answerFile(
      wordText('[[contrato_numero]] [[cliente_nome]] [[cliente_rg]] [[sistema_distancia]] [[campo_meu]]'),
    );
    expect(await screen.findByText(/Faltam 3 dados/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cadastro do cliente' })).toHaveAttribute(
      'href',
      `/cliente/editar/${item.customer._id}`,
    );
    expect(screen.getByText('[[campo_meu]], que não é um campo disponível')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Contrato 00012' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Gerar contrato' }));
    expect(await screen.findByText(`em /visualizar-contrato/${aContract()._id}/${item._id}`)).toBeVisible();
    const [call] = server.calls(KEEP);
    expect(call).toMatchObject({
      params: { contractId: template._id },
      body: { name: 'Contrato 00012 Carla Schmidt', validity: '15', number: '12' },
      file: { name: 'Contrato 00012 Carla Schmidt.docx' },
    });
    expect(JSON.parse(String(call?.body.content))).toMatchObject({
      contrato_numero: '00012',
      cliente_nome: 'Carla Schmidt',
      empresa_nome: 'Sol Nascente',
    });
  });

  test('where its number went to another contract, it is made with the next one', async () => {
    let next = 12;
    const server = openPage(<GeneratePage />, {
      ...generating(),
      routes: {
        ...routes,
        [CONTRACTS]: () => ({ contracts: [], nextNumber: next }),
        [KEEP]: ({ body }) => {
          if (Number(body.number) === 13) return { contracts: [], contractId: aContract()._id };
          next = 13;
          return refuse(409, { message: 'Foi.', fields: [{ path: 'number', message: 'Foi.' }] });
        },
      },
    });
    answerFile(wordText('[[contrato_numero]]'));
    const button = await screen.findByRole('button', { name: 'Gerar contrato' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await screen.findByText(/^em \/visualizar-contrato/);
    expect(server.calls(KEEP).map(({ body }) => body.name)).toEqual([
      'Contrato 00012 Carla Schmidt',
      'Contrato 00013 Carla Schmidt',
    ]);
  });

  test('one that nobody was asked to sign is made again with its own number', async () => {
    const contract = aContract({ template: { _id: template._id, name: template.name } });
    const server = openPage(<GeneratePage />, {
      ...generating('', contract._id),
      routes: {
        ...routes,
        [CONTRACTS]: { contracts: [contract], nextNumber: 12 },
        [KEEP]: { contracts: [contract], contractId: contract._id },
      },
    });
    answerFile(wordText('[[contrato_numero]]'));
    expect(await screen.findByText('Gerar de novo o contrato 00003')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Gerar contrato' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await screen.findByText(/^em \/visualizar-contrato/);
    expect(server.calls(KEEP)[0]?.params).toMatchObject({ contractId: contract._id });
    expect(server.calls(KEEP)[0]?.body).not.toHaveProperty('number');
  });

  test('[contracts-025] a template that cannot be loaded is said, and nothing is generated', async () => {
    openPage(<GeneratePage />, { ...generating(), routes });
    answerFile(null);
    expect(await screen.findByText('Erro ao tentar carregar o arquivo.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gerar contrato' })).toBeDisabled();
  });

  test('[contracts-025] a refusal is told in its own words, and loading stops', async () => {
    openPage(<GeneratePage />, {
      ...generating(),
      routes: { ...routes, [KEEP]: refuse(409, { message: 'Esta proposta é de outro cliente.' }) },
    });
    answerFile(wordText('[[cliente_nome]]'));
    const button = await screen.findByRole('button', { name: 'Gerar contrato' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('Esta proposta é de outro cliente.')).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  });
});
