import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { addSales, createSale, createUniqueWord, getSalesBoardPath } from '../support/board';
import { expect, test } from '../support/journey';

test('[history-001, history-002] the history of an item tells who did what, and hears of a new note', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, tag } = await createSale(owner);
  for (const [name, options] of Object.entries(screenSizes)) {
    const page = await enter(
      owner,
      getSalesBoardPath(owner.session.managerId, `item=${sale._id}&aba=historico`),
      options,
    );
    if (name === 'phone') {
      // Under 400 pixels the tab is hidden (boards-036).
      await expect(page.getByRole('tab', { name: 'Notas' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Histórico' })).toHaveCount(0);
      continue;
    }
    await page.getByText('Só este item').click();
    const today = page.getByRole('region', { name: /^Hoje, / });
    await expect(today.getByRole('listitem')).toHaveCount(1);
    await expect(today).toContainText('Venda cadastrada');
    await expect(today).toContainText(owner.session.email);
    await owner.call('POST /notes/new/:id', {
      params: { id: sale._id },
      body: { noteText: `Ligar ${tag}`, noteType: 'Observação' },
    });
    await expect(today.getByRole('listitem')).toHaveCount(2);
    await expect(today.getByRole('listitem').first()).toContainText('Nota adicionada');
    expect(await listAxeFindingsInState(page, 'the history of an item')).toEqual([]);
  }
});

test('[boards-035] a vendor without the manager rights on the board sees no history', {
  tag: '@full',
}, async ({ as, enter }) => {
  const vendor = await as('vendor');
  const tag = createUniqueWord();
  const { Casa: sale } = await addSales(vendor, { tag, names: ['Casa'] });
  const page = await enter(
    vendor,
    getSalesBoardPath(vendor.session.userId, `item=${sale?._id}&aba=historico`),
  );
  await expect(page.getByRole('tab', { name: 'Notas' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Histórico' })).toHaveCount(0);
});
