import {
  addSales,
  createUniqueWord,
  dragCardOver,
  expectCardNames,
  getBox,
  getSalesBoardPath,
  loadBoard,
  locateCard,
  locateColumn,
  waitForMove,
} from '../support/board';
import { expect, test } from '../support/journey';

const [FIRST, SECOND, THIRD] = ['Contato inicial', 'Visita técnica', 'Proposta enviada'] as const;

test('a second browser of the account sees a move at once; another account hears nothing', async ({
  as,
  enter,
  origin,
}) => {
  // Of an account that no journey changes: what it hears would be another's.
  const [owner, vendorOfOther] = [await as('owner'), await as('partner')];
  const tag = createUniqueWord();
  const { Viva } = await addSales(owner, { tag, names: ['Viva'] });
  if (!Viva) throw new Error('the sale was not made');
  const address = getSalesBoardPath(owner.session.managerId, `busca=${tag}`);
  const [here, there] = [await enter(owner, address), await enter(owner, address)];
  const elsewhere = await enter(vendorOfOther, getSalesBoardPath(vendorOfOther.session.managerId));
  const heard: string[] = [];
  elsewhere.on('request', (request) => heard.push(request.url()));
  for (const page of [here, there]) await expectCardNames(locateColumn(page, FIRST), [`Viva ${tag}`]);
  await expect(locateCard(elsewhere, '').first()).toBeVisible();

  const stream = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${vendorOfOther.session.token}` },
  });
  const told: string[] = [];
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const listening = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      told.push(part.value);
  })();

  const { y } = await getBox(locateColumn(here, FIRST));
  await dragCardOver(here, locateCard(here, `Viva ${tag}`), {
    column: locateColumn(here, SECOND),
    y: y + 100,
  });
  const answered = waitForMove(here);
  await here.mouse.up();
  await answered;
  await expect(locateCard(locateColumn(there, SECOND), `Viva ${tag}`)).toBeVisible({ timeout: 2_000 });
  await expect(locateCard(locateColumn(there, FIRST), `Viva ${tag}`)).toBeHidden();

  await reader?.cancel();
  await listening;
  expect(told.join('')).not.toContain(Viva._id);
  expect(told.join('')).not.toContain('data:');
  expect(heard.filter((url) => url.includes('/api/kanbans'))).toEqual([]);
});

test('two people who move the same card at once end with one board', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Disputada'] });
  const address = getSalesBoardPath(owner.session.managerId, `busca=${tag}`);
  const hands = [
    { page: await enter(owner, address), to: SECOND },
    { page: await enter(owner, address), to: THIRD },
  ];
  for (const { page, to } of hands) {
    await page.getByRole('button', { name: `Ações de Disputada ${tag}` }).click();
    await expect(page.getByRole('group', { name: 'Mover para' }).getByText(to)).toBeVisible();
  }
  const answers = hands.map(({ page }) => waitForMove(page));
  await Promise.all(
    hands.map(({ page, to }) => page.getByRole('group', { name: 'Mover para' }).getByText(to).click()),
  );
  for (const answer of await Promise.all(answers)) expect(answer.ok()).toBe(true);

  const kept = (await loadBoard(owner, tag)).find(({ count }) => count === 1)?.title ?? '';
  expect([SECOND, THIRD]).toContain(kept);
  for (const { page } of hands) {
    await expect(locateCard(locateColumn(page, kept), `Disputada ${tag}`)).toBeVisible();
    await expect(locateCard(page, `Disputada ${tag}`)).toHaveCount(1);
  }
});
