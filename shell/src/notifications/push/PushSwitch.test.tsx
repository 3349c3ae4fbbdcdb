import type { PageData } from '@girassol/federation';
import { fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { SnackbarHost } from '@girassol/shared-ui';
import { resetUi } from '@girassol/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageDataProvider } from '../../page/page-context';
import { PushSwitch } from './PushSwitch';
import { findPushAbility, findPushEndpoint, subscribeToPush, unsubscribeFromPush } from './push-subscription';

jest.mock('./push-subscription', () => ({
  findPushAbility: jest.fn(),
  findPushEndpoint: jest.fn(),
  subscribeToPush: jest.fn(),
  unsubscribeFromPush: jest.fn(),
}));
const ability = jest.mocked(findPushAbility);
const endpoint = jest.mocked(findPushEndpoint);
const subscribe = jest.mocked(subscribeToPush);
const unsubscribe = jest.mocked(unsubscribeFromPush);

const USER = '018f0000-0000-7000-8000-00000000d001';
const LOAD = 'GET /notifications/push/:userId';
const ADD = 'POST /notifications/push/:userId';
const mine = {
  endpoint: 'https://push.exemplo.com.br/celular',
  keys: { p256dh: 'BNcRdreALRFXTkOOUHK1', auth: 'tBHItJI5svbpez7KI4CCXg' },
};

interface Opened {
  publicKey?: string | null;
  serviceWorker?: PageData['serviceWorker'];
}

beforeEach(() => {
  jest.resetAllMocks();
  ability.mockReturnValue('READY');
  endpoint.mockResolvedValue(null);
});
afterEach(() => resetUi());

function open({ publicKey = 'chave', serviceWorker = 'run' }: Opened = {}) {
  let devices: { id: string; device: string; endpoint: string }[] = [];
  const server = fakeApi({
    [LOAD]: () => ({ publicKey, devices }),
    [ADD]: ({ body }) => {
      const { endpoint } = body as typeof mine;
      devices = [{ id: '018f0000-0000-7000-8000-0000000000d1', device: '', endpoint }];
      return {};
    },
    'DELETE /notifications/push/:userId/:deviceId': () => {
      devices = [];
      return {};
    },
  });
  renderWithSession(
    <PageDataProvider page={{ serviceWorker } as PageData}>
      <PushSwitch userId={USER} />
      <SnackbarHost />
    </PageDataProvider>,
  );
  return { server, user: userEvent.setup() };
}

test('the browser is asked after the press alone, and the device is stored, and removed again', async () => {
  subscribe.mockResolvedValue(mine);
  const { server, user } = open();
  const button = await screen.findByRole('button', { name: 'Avisar neste aparelho' });
  expect(subscribe).not.toHaveBeenCalled();
  endpoint.mockResolvedValue(mine.endpoint);
  await user.click(button);
  expect(subscribe).toHaveBeenCalledWith('chave');
  const off = await screen.findByRole('button', { name: 'Não avisar neste aparelho' });
  // The keyboard stays where it was: a button that is disabled loses it, and Escape would not close the panel.
  expect(off).toHaveFocus();
  expect(server.calls(ADD)[0]?.body).toEqual(mine);
  await user.click(screen.getByRole('button', { name: 'Não avisar neste aparelho' }));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Avisar neste aparelho' })).toBeVisible();
});

test('who refuses is stored nowhere', async () => {
  subscribe.mockResolvedValue(null);
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Avisar neste aparelho' }));
  await waitFor(() => expect(subscribe).toHaveBeenCalled());
  expect(server.calls(ADD)).toEqual([]);
});

test.each([
  ['INSTALL', /só no aplicativo instalado/],
  ['DENIED', /Você bloqueou notificações/],
  ['NONE', /não recebe avisos/],
] as const)('a browser that cannot (%s) is told why, and the button does nothing', async (found, why) => {
  ability.mockReturnValue(found);
  open();
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Avisar neste aparelho' })).toBeDisabled();
});

test('a server without keys offers nothing', async () => {
  const { server } = open({ publicKey: null });
  await waitFor(() => expect(server.calls(LOAD)).toHaveLength(1));
  expect(screen.queryByText('Neste aparelho')).toBeNull();
});

test('where the service worker is switched off nothing of it shows', async () => {
  const { server } = open({ serviceWorker: 'remove' });
  await waitFor(() => expect(server.calls(LOAD)).toHaveLength(1));
  expect(screen.queryByText('Neste aparelho')).toBeNull();
});
