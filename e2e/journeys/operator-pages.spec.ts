import { expect, test } from '../support/journey';

test("the titles of the operator's pages stand in one line, whoever draws them", { tag: '@full' }, async ({
  enter,
}) => {
  const page = await enter('admin', '/operacao/correio');
  const readTop = async (title: string) => {
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    return (await heading.boundingBox())?.y ?? 0;
  };
  const top = await readTop('Correio');
  for (const [path, title] of [
    ['/admin1', 'Contas'],
    ['/admin2', 'Chamados dos clientes'],
    ['/operador/precos', 'Preços'],
  ] as const) {
    await page.goto(path);
    expect(Math.abs((await readTop(title)) - top)).toBeLessThan(3);
  }
});
