import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { writeToSupport } from '../support/tickets';

/** Fills the dialog "Entrar como" that is open, and returns the tab of the visit. */
async function openVisit(page: Page, reason: string): Promise<Page> {
  const dialog = page.getByRole('dialog', { name: /^Entrar em/ });
  await dialog.getByLabel('Motivo').fill(reason);
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Entrar como' }).click();
  const visit = await opened;
  await expect(dialog.getByRole('link', { name: 'Abrir a visita' })).toBeVisible();
  await page.keyboard.press('Escape');
  return visit;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Visita do suporte' });
const readOwnUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('girassol.session') ?? '{}').userId);

test('[admin-003] two visits stand beside the own session, read only until the owner allows more and ends them', {
  tag: '@full',
}, async ({ as, enter, origin }) => {
  const [owner, neighbour, admin] = [await as('owner'), await as('neighbour'), await as('admin')];
  const ticket = await writeToSupport(origin, owner, { title: 'Kit some da lista', content: 'Sumiu.' });

  const operator = await enter(admin, `/admin2?chamado=${ticket._id}`);
  await operator.getByRole('button', { name: 'Entrar como' }).click();
  const first = await openVisit(operator, 'Kit some da lista');
  // The ticket opens, and neither e-mail nor token stand in the address or behind it.
  await expect(first).toHaveURL(`${origin}/ticket/${ticket._id}`);
  await expect(banner(first)).toContainText(`Você está vendo como ${owner.session.personalData.name}`);
  await expect(banner(first)).toContainText('30 min · somente leitura');

  await operator.goto(`/operacao/contas/${neighbour.session.managerId}`);
  await operator.getByRole('button', { name: 'Entrar como' }).click();
  const second = await openVisit(operator, 'Conferir o plano');
  await expect(second).toHaveURL(`${origin}/inicio`);
  await expect(banner(second)).toContainText(neighbour.session.personalData.name);

  // All three at once, also after a reload of each.
  for (const page of [first, second, operator]) await page.reload();
  await expect(banner(first)).toContainText(owner.session.personalData.name);
  await expect(banner(second)).toContainText(neighbour.session.personalData.name);
  await expect(operator.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(operator)).toBeHidden();
  expect(await readOwnUser(operator)).toBe(admin.session.userId);
  expect(await readOwnUser(first)).toBe(admin.session.userId);

  // A change is refused with a reason.
  await first.getByLabel('Mensagem', { exact: true }).fill('Escrito pelo suporte');
  await first.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(
    first.getByText('Esta é uma visita somente de leitura. Nada foi alterado.').first(),
  ).toBeVisible();

  // The owner sees the visit, hears of the wish, allows it, and ends the visit.
  const home = await enter(owner, '/configuracoes?secao=visitas');
  const visits = home.getByRole('list', { name: 'Visitas' });
  await expect(visits).toContainText('Motivo: Kit some da lista');
  await expect(visits).toContainText('1 página vista');
  await first.goto(`${origin}/inicio`);
  await banner(first).getByRole('button', { name: 'Pedir para alterar' }).click();
  await expect(banner(first)).toContainText('Permissão pedida');
  await expect(visits).toContainText('Pede para alterar');
  await home.getByRole('button', { name: 'Permitir alterações nesta visita' }).click();
  await home.getByRole('dialog').getByRole('button', { name: 'Permitir' }).click();
  await expect(banner(first)).toContainText('alterações permitidas');
  await home.getByRole('button', { name: 'Encerrar visita' }).click();
  await expect(first.getByText('A visita terminou')).toBeVisible();
  await first.reload();
  await expect(first.getByText('A visita terminou')).toBeVisible();
  await expect(banner(second)).toBeVisible();

  // By hand the other one ends, and its tab is the administrator's own again only when that is asked for.
  await banner(second).getByRole('button', { name: 'Sair' }).click();
  await second.getByRole('button', { name: 'Voltar às contas' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Contas' })).toBeVisible();

  // A link that was used opens nothing.
  await operator.goto('/admin-from-adm/ninguem%40girassol.test/usado-ha-muito-tempo-e-agora-sem-valor');
  await expect(operator.getByText('A visita não abriu')).toBeVisible();
  await expect(operator).toHaveURL(`${origin}/admin-from-adm/-/-`);
});

test('a visit whose time is over ends by itself', { tag: '@full' }, async ({ as, enter, origin }) => {
  const owner = await as('owner');
  const operator = await enter('admin', `/operacao/contas/${owner.session.managerId}`);
  await operator.getByRole('button', { name: 'Entrar como' }).click();
  const visit = await openVisit(operator, 'Ver a tela do dono');
  await expect(visit).toHaveURL(`${origin}/inicio`);
  await visit.clock.install();
  await visit.clock.fastForward('31:00');
  await expect(visit.getByText('A visita terminou')).toBeVisible();
  await expect(operator.getByRole('heading', { level: 1 })).toBeVisible();
});
