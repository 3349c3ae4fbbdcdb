import { listAxeFindingsInState } from '../support/axe';
import { requestCreditForNewProposal } from '../support/demo-bank';
import { expect, test } from '../support/journey';

const DESK = '/financiamentos/mesa-do-banco';

test('whoever plays the bank decides, and the seller is told', { tag: '@full' }, async ({ as, enter }) => {
  test.setTimeout(120_000);
  const owner = await as('owner');
  const { financing, applicant } = await requestCreditForNewProposal(owner, {
    customerEmail: 'rosa+pendente@casa.test',
  });
  const other = await requestCreditForNewProposal(owner);

  const desk = await enter('admin', DESK);
  await expect(desk.getByText('nada chega a um banco de verdade')).toBeVisible();
  const line = (name: string) => desk.getByRole('button').filter({ hasText: name });
  // The bank goes on by itself, seen without a reload, and with what waits for the desk it does not.
  await expect(line(other.applicant).getByText('Aguardando Aceite')).toBeVisible();
  await expect(line(applicant).getByText('Espera pela mesa')).toBeVisible();

  await line(applicant).click();
  const request = desk.getByRole('region', { name: /^Pedido \d+/ });
  await request.getByRole('button', { name: 'Aprovar o crédito' }).click();
  await expect(request.getByText('Aguardando Aceite')).toBeVisible();
  await expect(request.getByText('Aprovado pela mesa do banco.')).toBeVisible();
  await request.getByRole('button', { name: 'Recusar' }).click();
  const why = desk.getByRole('dialog');
  await expect(why.getByRole('button', { name: 'Recusar' })).toBeDisabled();
  await why.getByLabel('Por que o banco recusa').fill('A renda não foi comprovada.');
  await why.getByRole('button', { name: 'Recusar' }).click();
  await expect(request.getByText('Proposta Recusada')).toBeVisible();
  await expect
    .poll(
      async () =>
        (await owner.call('GET /financings/single/:fid', { params: { fid: financing._id } })).financing
          .statusReason,
    )
    .toBe('A renda não foi comprovada.');
  expect(await listAxeFindingsInState(desk, 'a request that the desk refused')).toEqual([]);

  await desk.setViewportSize({ width: 390, height: 844 });
  expect(
    await desk.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  expect(await listAxeFindingsInState(desk, 'an open request on a phone')).toEqual([]);
  await request.getByRole('button', { name: 'Fechar' }).click();
  await desk.getByRole('tab', { name: 'Cadastros' }).click();
  await expect(desk.getByText('Cadastro Efetuado').first()).toBeVisible();
});

test('nobody but the administration sits at the desk', async ({ enter }) => {
  const seller = await enter('owner', DESK);
  await expect(seller.getByText('Somente para a administração')).toBeVisible();
});
