import { expect, test } from '../support/journey';

const CARD_PATH = '/banco-demonstracao/cartao';

test('a screen of the product frames the card page and receives a token, and no number leaves the page', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/login');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.evaluate((path) => {
    const frame = document.createElement('iframe');
    frame.src = path;
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:9999';
    window.addEventListener('message', ({ data, origin }) => {
      if (origin === location.origin && data?.token) document.title = data.token;
    });
    document.body.append(frame);
  }, CARD_PATH);

  const frame = page.frameLocator(`iframe[src="${CARD_PATH}"]`);
  const number = frame.getByLabel('Número do cartão');
  await number.fill('4242 4242 4242 4242');
  await frame.getByRole('button', { name: 'Usar este cartão' }).click();
  await expect(frame.getByRole('alert')).toContainText('Nunca digite aqui um cartão de verdade');

  await frame.getByRole('button', { name: 'Preencher com o cartão de final 1111' }).click();
  await frame.getByRole('button', { name: 'Usar este cartão' }).click();
  await expect(page).toHaveTitle(/^demo_approved_[0-9a-f]{32}$/);
  await expect(number).toHaveValue('');
  expect(requests.filter((request) => /4111|4242/.test(request))).toEqual([]);
});
