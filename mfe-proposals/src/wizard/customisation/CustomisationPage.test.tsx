import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { addDays, formatDate } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { DialogHost } from '@girassol/shared-ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { wizardRoutes } from '../../addresses/wizard';
import { buildProposal } from '../proposal.fixture';
import CustomisationPage from './CustomisationPage';

const SAVE = 'POST /proposals/step-5/:pid';
const SINGLE = 'GET /proposals/single/:pid';
const PREVIEW = 'POST /proposals/preview/:pid';
const SET_THEME = 'PUT /templates/authenticated/data/:userId';
const user = userEvent.setup();
const theme = { primaryColor: '#1F6F54', logoUrl: '', cover: '' };
const accountTheme = { ...theme, primaryColor: '#7a1f54' };

beforeEach(() => {
  localStorage.clear();
  void remoteTesting.installFakePlatform();
});

function open({
  changes = {},
  session = buildTestSession(),
}: {
  changes?: Partial<Proposal>;
  session?: ReturnType<typeof buildTestSession>;
} = {}) {
  const proposal = buildProposal({
    step: 4,
    revenueData: { finalPrice: 20_000, paymentConditions: 'À vista.' },
    proposalCustomizationData: {
      validityDate: '2030-12-31',
      theme,
      title: '',
      message: '',
      closing: '',
      hiddenSections: ['financing'],
    },
    validityDate: '2030-12-31',
    ...changes,
  });
  const server = fakeApi({
    [SINGLE]: { proposal },
    [SAVE]: { proposal: { ...proposal, step: 5, version: 4 } },
    [PREVIEW]: { url: '/proposta/previa/1' },
    'POST /templates/proposal-image/:userId': { url: '/api/proposal-images/a/b' },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[wizardRoutes.customisation.replace(':pid', proposal.frontId)]}>
      <DialogHost />
      <Routes>
        <Route path={wizardRoutes.customisation} element={<CustomisationPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
    { session, settings: buildTestSettings({ proposalTheme: accountTheme }) },
  );
  return server;
}

const saveButton = () => screen.getByRole('button', { name: 'Salvar e continuar' });

test('[proposals-001] look, texts and what is shown are saved, with the texts of the steps before', async () => {
  const server = open();
  await user.type(await screen.findByRole('textbox', { name: 'Encerramento' }), 'Até breve.');
  await user.click(screen.getByRole('radio', { name: 'Telhado' }));
  await user.click(screen.getByRole('switch', { name: 'Financiamento' }));
  await user.upload(screen.getByLabelText('Arquivo do logotipo'), new File(['png'], 'marca.png'));
  expect(await screen.findByRole('img', { name: 'Logotipo escolhido' })).toHaveAttribute(
    'src',
    '/api/proposal-images/a/b',
  );
  await user.upload(screen.getByLabelText('Arquivo da foto do telhado'), new File(['jpg'], 'casa.jpg'));
  expect(await screen.findByRole('img', { name: 'Foto do telhado enviada' })).toBeVisible();
  await user.click(saveButton());
  await waitFor(() =>
    expect(server.calls(SAVE)[0]?.body).toEqual({
      theme: { ...theme, logoUrl: '/api/proposal-images/a/b', cover: '/api/proposal-covers/telhado' },
      roofPicture: '/api/proposal-images/a/b',
      title: '',
      message: '',
      closing: 'Até breve.',
      hiddenSections: [],
      validityDate: '2030-12-31',
      aboutTheEquipament: '',
      paymentConditions: 'À vista.',
      version: 3,
    }),
  );
});

test('the document is shown as it would look, once typing rests', async () => {
  const server = open();
  expect(await screen.findByTitle('Prévia da proposta')).toHaveAttribute('src', '/proposta/previa/1');
  await user.type(screen.getByRole('textbox', { name: 'Título' }), 'Sol');
  await waitFor(() => expect(server.calls(PREVIEW).at(-1)?.body).toMatchObject({ title: 'Sol' }));
  expect(server.calls(PREVIEW).length).toBeLessThan(4);
});

test('a colour that reads badly is said to; one that is none keeps the step', async () => {
  open();
  const colour = await screen.findByRole('textbox', { name: /^Cor principal/ });
  await user.clear(colour);
  await user.type(colour, '#ffd500');
  expect(screen.getByText(/pouco para ler/)).toBeVisible();
  await user.clear(colour);
  await user.type(colour, 'azul');
  await user.tab();
  expect(screen.getByText('Use uma cor como #1F6F54.')).toBeVisible();
  expect(saveButton()).toBeDisabled();
});

testAtHoursOfTheDay(
  '[proposals-018] the validity is not in the past; the usual one is a click away',
  async ({ today }) => {
    open({ changes: { validityDate: null } });
    const date = await screen.findByRole('textbox', { name: 'Válida até' });
    await user.type(date, '30122026');
    await user.tab();
    expect(await screen.findByText('A validade não pode estar no passado.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Usar o padrão: 15 dias' }));
    expect(date).toHaveValue(formatDate(addDays(today, 15)));
    await waitFor(() => expect(saveButton()).toBeEnabled());
  },
);

test('the look of the account is set by who configures the account, and not over somebody else’s', async () => {
  const server = open();
  server.answer({ [SET_THEME]: replyRefused(409, { message: 'Outra pessoa mudou o padrão da conta.' }) });
  await user.click(await screen.findByRole('button', { name: 'Guardar como padrão' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar como padrão' }));
  await waitFor(() => expect(server.calls(SET_THEME)[0]?.body).toEqual({ theme, from: accountTheme }));
  expect(await screen.findByText('Outra pessoa mudou o padrão da conta.')).toBeVisible();
});

test('a seller uses the look of the account but does not set it', async () => {
  open({ session: buildTestSession({ type: 'VENDOR' }) });
  const use = await screen.findByRole('button', { name: 'Usar o padrão da conta' });
  expect(screen.queryByRole('button', { name: 'Guardar como padrão' })).toBeNull();
  await user.click(use);
  expect(screen.getByRole('textbox', { name: /^Cor principal/ })).toHaveValue('#7a1f54');
  expect(screen.queryByRole('button', { name: 'Usar o padrão da conta' })).toBeNull();
});

test('what is no picture is told before it travels', async () => {
  const server = open();
  const input = await screen.findByLabelText('Arquivo do logotipo');
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['<svg/>'], 'marca.svg'));
  expect(await screen.findByText('Envie uma imagem PNG, JPG ou WebP.')).toBeVisible();
  expect(server.calls('POST /templates/proposal-image/:userId')).toHaveLength(0);
});

test('the preview shows texts of earlier steps while they are typed; a draft comes back and can be begun anew', async () => {
  const server = open();
  await user.type(
    await screen.findByRole('textbox', { name: 'Sobre os equipamentos' }),
    'Garantia de 25 anos.',
  );
  await waitFor(() =>
    expect(server.calls(PREVIEW).at(-1)?.body).toMatchObject({
      aboutTheEquipament: 'Garantia de 25 anos.',
      paymentConditions: 'À vista.',
    }),
  );
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Garantia de 25 anos.'));
  cleanup();
  open();
  expect(await screen.findByText(/Este é o seu rascunho/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Sobre os equipamentos' })).toHaveValue('Garantia de 25 anos.');
  await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Sobre os equipamentos' })).toHaveValue(''));
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});
