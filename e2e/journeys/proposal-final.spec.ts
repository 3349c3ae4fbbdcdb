import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';
import { createFinishedProposal } from '../support/proposals';

test('[proposals-034, shell.chrome-007] a family reads the proposal on a phone without scripts, and takes it once', async ({
  as,
  enter,
  browser,
}) => {
  const owner = await as('owner');
  const { proposal, tag } = await createFinishedProposal(owner);
  const seller = await enter(owner, `/propostas/lista/${owner.session.userId}?busca=${tag}`);
  await expect(seller.getByRole('row').filter({ hasText: tag })).toContainText('0');

  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.newPage();
  await page.goto(`/proposta/final/${proposal.frontId}`);
  await expect(page).toHaveTitle('Proposta de Energia Solar Fotovoltaica');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(`Proposta ${tag}`)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Saldo acumulado/ })).toHaveCount(1);
  await page.getByText('Ver os 25 anos, em reais').click();
  await expect(page.getByRole('rowheader', { name: '2050' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);

  const bar = page.getByRole('navigation', { name: 'Proposta' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Aceitar proposta' }).click();
  const heading = page.getByRole('heading', { name: 'Aceitar a proposta' });
  await expect(heading).toBeInViewport();
  // It stayed above the form, and lies over none of its fields.
  const [barBox, headingBox] = [await bar.boundingBox(), await heading.boundingBox()];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(headingBox?.y ?? 0);
  await page.getByLabel('Nome completo').fill('Maria da Conceição Souza');
  await page.getByLabel('CPF ou CNPJ').fill('111.111.111-11');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirmar o aceite' }).click();
  await expect(page.getByText('Insira um CPF ou CNPJ válido.')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria da Conceição Souza');
  await page.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await page.getByRole('button', { name: 'Confirmar o aceite' }).click();
  await expect(page.getByRole('status')).toContainText('Maria da Conceição Souza aceitou esta proposta');
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Maria da Conceição Souza');
  await phone.close();

  // The seller sees it without asking again: that somebody looked, and that it was taken.
  await expect(seller.getByRole('row').filter({ hasText: tag })).toContainText(/Aceita em/);
});

test('the sun of the cover stands beside the words at every width', { tag: '@full' }, async ({
  as,
  page,
}) => {
  const { proposal } = await createFinishedProposal(await as('owner'));
  for (const width of [390, 610, 750, 834, 1_000, 1_010, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/proposta/final/${proposal.frontId}`);
    const covered = await page.locator('.cover').evaluate((cover) => {
      const sun = cover.querySelector('.sun-disc')?.getBoundingClientRect();
      const texts = document.createTreeWalker(cover, NodeFilter.SHOW_TEXT);
      const lines: { box: DOMRect; text: string | null }[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const box of range.getClientRects()) lines.push({ box, text: texts.currentNode.textContent });
      }
      if (!sun) throw new Error('the cover without a picture has a sun');
      return lines.filter(
        ({ box }) =>
          box.right > sun.left && box.left < sun.right && box.top < sun.bottom && box.bottom > sun.top,
      );
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});

test('a link that is over says until when it was valid and whom to ask, with nothing of its figures', {
  tag: '@full',
}, async ({ as, page }) => {
  const { call, session } = await as('owner');
  const { proposals } = await call('POST /proposals/filtered/:userId/:multiplier', {
    params: { userId: session.managerId, multiplier: 1 },
    body: { filter1Active: true, filter1Value: 'EXPIRED', pageSize: 20 },
  });
  const expired = proposals.find(({ finished }) => finished);
  if (!expired) throw new Error('the demonstration has proposals that are over');
  const answer = await page.goto(`/proposta/final/${expired.frontId}`);
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'Esta proposta venceu' })).toBeVisible();
  await expect(page.getByText(/valeu até \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('R$');
  await expect(page.getByRole('link', { name: 'Aceitar proposta' })).toHaveCount(0);
  expect(await listAxeFindingsInState(page, 'a proposal that is over')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the seller opens the page from the list, the shell goes there by loading it, and the archive keeps the PDF', {
  tag: ['@one-bundle', '@full'],
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { proposal, tag } = await createFinishedProposal(owner);
  const page = await enter(owner, `/propostas/lista/${owner.session.userId}?busca=${tag}`);
  await page.getByRole('button', { name: /^Ações da proposta/ }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Ver proposta' }).click();
  const opened = await opening;
  await expect(opened.getByText(`Proposta ${tag}`)).toBeVisible();
  await opened.close();

  const file = await page.request.get(`/proposta/final/pdf/${proposal.frontId}`);
  expect(file.headers()['content-type']).toBe('application/pdf');
  await page.goto(`/proposta/arquivo/${proposal.frontId}`);
  await expect(page.getByRole('link', { name: /^Proposta \d{5} - .*\.pdf/ })).toBeVisible();
  await expect(page.getByText('Versão atual')).toBeVisible();
});
