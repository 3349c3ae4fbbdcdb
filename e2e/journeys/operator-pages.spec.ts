import { screenSizes } from '../support/axe';
import { expect, test } from '../support/journey';

for (const [name, options] of Object.entries(screenSizes))
  test(`the titles of the operator's pages stand in one line, whoever draws them (${name})`, {
    tag: '@full',
  }, async ({ enter }) => {
    const page = await enter('admin', '/operacao/correio', options);
    const readTop = async (title: string) => {
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      return (await heading.boundingBox())?.y ?? 0;
    };
    const top = await readTop('Correio');
    await expect(page.getByRole('navigation', { name: 'Operação' })).toHaveCount(0);
    for (const [path, title] of [
      ['/admin1', 'Contas'],
      ['/admin2', 'Chamados dos clientes'],
      ['/operador/precos', 'Preços'],
      ['/atualizacoes', 'Atualizações'],
    ] as const) {
      await page.goto(path);
      expect(Math.abs((await readTop(title)) - top)).toBeLessThan(1);
    }
  });
