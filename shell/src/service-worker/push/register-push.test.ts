import { PUSH_OPENS, registerPush } from './register-push';

/** Builds a worker that counts what it shows and opens. */
function startWorker(windows: { visibilityState: string }[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: { title: string; body: string; tag: string }[] = [];
  const opened: string[] = [];
  const pages = windows.map((page) => ({ ...page, focus: jest.fn(async () => {}), postMessage: jest.fn() }));
  registerPush({
    registration: {
      showNotification: async (title, { body, tag }) => void shown.push({ title, body, tag }),
    },
    clients: { matchAll: async () => pages, openWindow: async (url) => void opened.push(url) },
    addEventListener: (kind: string, listener: (event: never) => void) => void listeners.set(kind, listener),
  });
  async function fire(kind: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  }
  return { shown, opened, pages, fire };
}

test.each([
  [{ id: 'a', count: 1 }, 'Você tem 1 aviso novo.'],
  [{ id: 'a', count: 3 }, 'Você tem 3 avisos novos.'],
])('a push of %j shows a number and nothing else', async (news, body) => {
  const worker = startWorker();
  await worker.fire('push', { data: { json: () => news } });
  expect(worker.shown).toEqual([{ title: 'Girassol', body, tag: 'girassol-avisos' }]);
});

test.each([
  ['without data', { data: null }],
  [
    'that is no JSON',
    {
      data: {
        json: () => {
          throw new SyntaxError('nada');
        },
      },
    },
  ],
])('a push %s is shown all the same', async (_, event) => {
  const worker = startWorker();
  await worker.fire('push', event);
  expect(worker.shown).toHaveLength(1);
});

test('a press opens the list in a window that is open, or in a new one', async () => {
  const click = { notification: { close: jest.fn() } };
  const closed = startWorker();
  await closed.fire('notificationclick', click);
  expect(closed.opened).toEqual([PUSH_OPENS]);

  const open = startWorker([{ visibilityState: 'hidden' }, { visibilityState: 'visible' }]);
  await open.fire('notificationclick', click);
  expect(open.opened).toEqual([]);
  expect(open.pages[1]?.focus).toHaveBeenCalled();
  expect(open.pages[1]?.postMessage).toHaveBeenCalledWith({ kind: 'open-notifications' });
  expect(click.notification.close).toHaveBeenCalledTimes(2);
});
