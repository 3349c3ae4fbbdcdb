import type { AppProps } from 'single-spa';
import { installFakePlatform } from '../remote/testing';
import { createAreaApplication } from './area';
import { createOpenedRemotes } from './opened-remotes';
import { createStatusStore } from './status-store';

const props: AppProps = {
  name: 'mfe-a',
  singleSpa: {},
  mountParcel: () => {
    throw new Error('no parcels here');
  },
};

function createTestArea(lifecycles: unknown) {
  const { handle, failures } = installFakePlatform({ modules: { 'mfe-a/./lifecycles': lifecycles } });
  const statuses = createStatusStore();
  const fail: typeof handle.fail = (name, failure) => {
    failures.push([name, failure]);
    statuses.set(name, { state: 'failed', failure: { ...failure, version: null, team: null } });
  };
  const load = createAreaApplication('mfe-a', {
    handle: { ...handle, fail },
    statuses,
    scripts: {
      load: async () => ({ type: 'load', target: { src: '' } }),
      failureUnder: () => undefined,
      hasWrongScript: async () => false,
    },
    prepare: () => undefined,
    onRetry: () => undefined,
    opened: createOpenedRemotes(),
    onExchange: () => undefined,
    onFileFailure: () => undefined,
    onStepBack: () => undefined,
  });
  return { load, statuses, failures };
}

const good = {
  bootstrap: async () => undefined,
  mount: async () => undefined,
  unmount: async () => undefined,
};

beforeEach(() => {
  document.body.innerHTML = '<div id="app-mfe-a"></div>';
});

test('an area goes from loading to mounted, and is idle again when left', async () => {
  const { load, statuses } = createTestArea(good);
  const area = await load();
  expect(statuses.get('mfe-a').state).toBe('loading');
  await area.bootstrap(props);
  await area.mount(props);
  expect(statuses.get('mfe-a').state).toBe('mounted');
  await area.unmount(props);
  expect(statuses.get('mfe-a').state).toBe('idle');
});

test('a load that fails is thrown on, so that it is tried again on the next visit', async () => {
  const { load, statuses } = createTestArea(undefined);
  await expect(load()).rejects.toThrow();
  expect(statuses.get('mfe-a').state).toBe('failed');
});

test('a module that is no area is GF-205', async () => {
  const { load, failures } = createTestArea({ default: () => null });
  await expect(load()).rejects.toThrow('GF-205');
  expect(failures[0]?.[1].code).toBe('GF-205');
});

test('a start that throws does not stop the routing: it is failed, and can be left', async () => {
  const { load, statuses, failures } = createTestArea({
    ...good,
    mount: async () => {
      throw new Error('no such thing');
    },
  });
  const area = await load();
  await area.mount(props);
  expect(failures[0]?.[1]).toMatchObject({ code: 'GF-206', message: 'no such thing' });
  await area.unmount(props);
  expect(statuses.get('mfe-a').state).toBe('failed');
});

test('an area waits for the shell to draw its element', async () => {
  document.body.innerHTML = '';
  const { load, statuses } = createTestArea(good);
  const area = await load();
  const mounting = area.mount(props);
  expect(statuses.get('mfe-a').state).toBe('loading');
  document.body.innerHTML = '<div id="app-mfe-a"></div>';
  await mounting;
  expect(statuses.get('mfe-a').state).toBe('mounted');
});
