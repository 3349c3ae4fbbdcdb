import type { Page } from '@playwright/test';
import { createSale, getBox } from '../support/board';
import { expect, test } from '../support/journey';

const getAgendaPath = (fetchId: string, query: string) => `/vendas/agenda/${fetchId}?${query}`;
const block = (page: Page, tag: string) => page.getByRole('button', { name: new RegExp(`Visita.*${tag}`) });

test('[schedules-001] a schedule is made, dragged to another hour, moved by its form, and deleted', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, tag } = await createSale(owner);
  const { note } = await owner.call('POST /notes/new/:id', {
    params: { id: sale._id },
    body: {
      noteText: `Medir ${tag}`,
      noteType: 'Visita técnica',
      warningDate: '2031-03-05',
      warningTimeStart: '10:00',
      warningTimeEnd: '11:00',
    },
  });
  const page = await enter(
    owner,
    getAgendaPath(owner.session.managerId, `v=semana&d=2031-03-05&busca=${tag}`),
  );
  await expect(block(page, tag)).toHaveAccessibleName(/10:00 às 11:00/);

  const from = await getBox(block(page, tag));
  const hour = from.height + 2;
  await page.mouse.move(from.x + 20, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(from.x + 20 + from.width, from.y + 20, { steps: 4 });
  await page.mouse.move(from.x + 20 + from.width, from.y + 6 + 2 * hour, { steps: 6 });
  await page.mouse.up();
  await expect(block(page, tag)).toHaveAccessibleName(/12:00 às 13:00/);
  const kept = async () => {
    const { note: now } = await owner.call('GET /notes/note/:saleId/:noteId', {
      params: { saleId: sale._id, noteId: note._id },
    });
    return `${now.notificationDate} ${now.notificationTimeStart}`;
  };
  await expect.poll(kept).toMatch(/^2031-03-0\d 12:00$/);
  expect(await kept()).not.toContain('2031-03-05');

  await block(page, tag).click();
  await page.getByRole('button', { name: 'Remarcar' }).click();
  const form = page.getByRole('form', { name: 'Remarcar' });
  await form.getByLabel('Início').fill('08:30');
  await expect(form.getByLabel('Término')).toHaveValue('09:30');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(kept).toContain('08:30');
  await page.reload();
  await expect(block(page, tag)).toHaveAccessibleName(/08:30 às 09:30/);

  await block(page, tag).click();
  await page.getByRole('button', { name: /^Abrir venda/ }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(`Casa ${tag}$`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/v=semana&d=2031-03-05/);

  await block(page, tag).click();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir nota' }).click();
  await expect(block(page, tag)).toHaveCount(0);
});

test('[schedules-004] logged out, the agenda of sales asks for a login and then shows itself', async ({
  as,
  page,
}) => {
  const { session } = await as('owner');
  await page.goto(getAgendaPath(session.userId, 'v=mes&d=2026-03-02'));
  await expect(page.getByRole('heading', { name: 'Agenda de vendas' })).toBeVisible();
  await page.getByLabel('E-mail').fill(session.email);
  await page.getByLabel('Senha', { exact: true }).fill('Girassol2026');
  await page.getByRole('button', { name: /fazer login/i }).click();
  await expect(page.getByRole('heading', { name: 'Março de 2026' })).toBeVisible();
  await expect(page).toHaveURL(/\/vendas\/agenda\/.*v=mes&d=2026-03-02/);
});
