import { screenSizes } from '../support/axe';
import { exerciseComponentGallery } from '../support/gallery';
import { expect, test } from '../support/journey';

for (const [name, options] of Object.entries(screenSizes))
  test(`an admin looks at the gallery of the live shell, by day and by night (${name})`, {
    tag: '@full',
  }, async ({ enter }) => {
    const page = await enter('admin', '/inicio', options);
    await page.getByRole('navigation', { name: 'Operação' }).getByRole('link', { name: 'Galeria' }).click();
    await expect(page).toHaveURL(/\/operacao\/galeria$/);
    await expect(page.getByRole('heading', { name: 'Galeria', level: 1 })).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await exerciseComponentGallery(page);
  });

test('nobody else sees the gallery, nor fetches it', { tag: '@full' }, async ({ enter }) => {
  const page = await enter('owner', '/inicio');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/operacao/galeria');
  await expect(page.getByText('Somente para a administração')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Galeria' })).toBeHidden();
  expect(fetched.filter((path) => path.startsWith('/assets/gallery.'))).toEqual([]);
});
