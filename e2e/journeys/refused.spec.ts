import { expect, test } from '../support/journey';

/** Lists and pages of a colleague, which a vendor may not see. */
const closed = (owner: string) => [
  `/clientes/lista/${owner}`,
  `/kits/lista/${owner}`,
  `/vendas/funil/${owner}`,
  `/vendas/agenda/${owner}`,
  `/vendas/dados/${owner}`,
  `/propostas/lista/${owner}`,
];

test('an address of somebody else says why it is closed and offers a way out, never another try', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const page = await enter('vendor', '/inicio');
  const main = page.getByRole('main');
  for (const address of closed(owner.session.userId)) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(main).toContainText('Você só pode ver os seus próprios registros.');
      await expect(
        main.getByRole('link', {
          name: /^(Ir para o início|Abrir o meu quadro|Abrir a minha agenda|Abrir os meus dados|Ver clientes)$/,
        }),
      ).toBeVisible();
      await expect(main.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
      await expect(main).not.toContainText('ente de novo');
    });
  }
  await main.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/inicio$/);
  await expect(page.getByRole('heading', { name: 'Próximos agendamentos' })).toBeVisible();
  await page.goto(`/kits/lista/${owner.session.userId}`);
  await main.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/inicio$/);
});
