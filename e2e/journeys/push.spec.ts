import { giveItem } from '../support/item';
import { expect, test } from '../support/journey';
import {
  deliverPush,
  loadLatestNotificationId,
  loadPushDevices,
  PUSH_ENDPOINT,
  pressMessage,
  readPushDouble,
  recordMessages,
  replacePushService,
} from '../support/push-service';

test('a device is registered by a press alone, its worker shows a number, and the message opens the list', async ({
  as,
  enter,
  origin,
}) => {
  const [owner, vendor] = [await as('owner'), await as('vendor')];
  const page = await enter(vendor, 'about:blank', { serviceWorkers: 'allow' });
  await replacePushService(page);
  const registering = page.context().waitForEvent('serviceworker');
  // The address that a message opens where no window is open.
  await page.goto('/inicio?avisos=abertos');
  const list = page.getByRole('dialog', { name: 'Avisos', exact: true });
  await list.getByRole('button', { name: 'Preferências de avisos' }).click();
  const preferences = page.getByRole('dialog', { name: 'Preferências de avisos' });
  const turnOn = preferences.getByRole('button', { name: 'Avisar neste aparelho', exact: true });
  const turnOff = preferences.getByRole('button', { name: 'Não avisar neste aparelho' });
  await expect(turnOn).toBeEnabled();
  expect(await readPushDouble(page)).toEqual({ asked: 0, key: null });

  await turnOn.click();
  await expect(turnOff).toBeVisible();
  const { publicKey, devices } = await loadPushDevices(origin, vendor);
  expect(devices.map(({ endpoint }) => endpoint)).toEqual([PUSH_ENDPOINT]);
  expect(await readPushDouble(page)).toEqual({ asked: 1, key: publicKey });

  const worker = await registering;
  const listMessages = await recordMessages(worker);
  const { name } = await giveItem(owner, 'Casa avisada', vendor.session.userId);
  await deliverPush(page, JSON.stringify({ id: await loadLatestNotificationId(origin, vendor), count: 1 }));
  await expect.poll(listMessages).toEqual([{ title: 'Girassol', body: 'Você tem 1 aviso novo.' }]);

  await page.keyboard.press('Escape');
  await expect(preferences).toBeHidden();
  await pressMessage(worker);
  await expect(list).toContainText(name);

  await list.getByRole('button', { name: 'Preferências de avisos' }).click();
  await turnOff.click();
  await expect(turnOn).toBeVisible();
  expect((await loadPushDevices(origin, vendor)).devices).toEqual([]);
});
