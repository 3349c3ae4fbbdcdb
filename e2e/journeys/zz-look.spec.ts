import { findings } from '../support/axe';
import { test } from '../support/journey';

for (const [name, viewport] of Object.entries({
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`look ${name}`, async ({ as, enter }) => {
    const owner = await as('owner');
    const page = await enter(owner, '/contratos?aba=assinaturas', { viewport });
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/shots/list-${name}.png` });
    console.log('list', await findings(page));
    const rows = await owner.call('POST /signatures/paginated/:userId/:multiplier', {
      params: { userId: owner.session.userId, multiplier: 1 },
      body: { search: '' },
    });
    for (const row of rows.signatures) {
      await page.goto(`/visualizar-contrato/${row.contract._id}/${row.sale._id}`);
      await page.waitForTimeout(2000);
      await page.screenshot({ path: `/tmp/shots/${row.state}-${name}.png`, fullPage: true });
      console.log(row.state, await findings(page));
    }
    await page.goto('/configuracoes');
    await page.waitForTimeout(1500);
  });
