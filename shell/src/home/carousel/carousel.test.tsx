/** @styles */
import { buildTestSession } from '@girassol/shared-auth/testing';
import type { CarouselSlide } from '@girassol/shared-domain/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildRemote, getAddress, renderApp } from '../../testing/render-app';

const slide = (heading: string, clickUrl = '/vendas/funil/:uid'): CarouselSlide => ({
  path: '/serra.svg',
  alt: `Desenho de ${heading}`,
  heading,
  clickUrl,
});
const three = [slide('Conta'), slide('Funil'), slide('Obra')];
const partner = buildTestSession({ whitelabel: 'SERRANA' });
const boards = buildRemote('mfe-crm-boards', ['/vendas/funil/:uid']);

function open({ slides = three, session = partner, page = {} } = {}) {
  const api = { 'GET /home/carousel': { slides } };
  return renderApp({ at: '/inicio', session, remotes: [boards], api, page });
}
const carousel = () => screen.findByRole('region', { name: 'Destaques' });
const listShownTitles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('group')
    .filter((group) => !group.hasAttribute('inert'))
    .map((group) => within(group).getByRole('heading').textContent);
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

test('[shell.home-001] shows to people of a white-label that has one, and asks for nobody else', async () => {
  const { server, unmount } = open({ session: buildTestSession() });
  await screen.findByRole('heading', { level: 1 });
  expect(server.calls('GET /home/carousel')).toEqual([]);
  unmount();
  open();
  expect(listShownTitles(await carousel())).toEqual(['Conta']);
});

test('a white-label without slides has no empty place', async () => {
  const { server } = open({ slides: [] });
  await waitFor(() => expect(server.calls('GET /home/carousel')).toHaveLength(1));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Destaques' })).toBeNull();
});

test('[shell.promo-006] a slide has a picture and leads somewhere, other sites beside the product', async () => {
  const { user } = open({ slides: [slide('Funil'), slide('Feira', 'https://serrana.test/feira')] });
  const region = await carousel();
  expect(within(region).getByAltText('Desenho de Funil')).toHaveAttribute('src', '/serra.svg');
  await press(user, 'Próximo destaque');
  expect(within(region).getByRole('link', { name: /Feira/ })).toHaveAttribute('target', '_blank');
  await press(user, 'Destaque anterior');
  await user.click(within(region).getByRole('link', { name: /Funil/ }));
  expect(getAddress()).toBe(`/vendas/funil/${partner.managerId}`);
});

test('a slide whose area is not part of the page is left out, and one slide alone needs no buttons', async () => {
  open({ slides: [slide('Contratos', '/contratos'), slide('Funil')] });
  const region = await carousel();
  expect(listShownTitles(region)).toEqual(['Funil']);
  expect(within(region).queryByRole('button')).toBeNull();
});

test('who previews a distribution sees its slides, whoever that is', async () => {
  const { server } = open({
    session: buildTestSession({ isAdmin: true }),
    page: { preview: { until: 0, carousel: [slide('Prévia')] } },
  });
  expect(listShownTitles(await carousel())).toEqual(['Prévia']);
  expect(server.calls('GET /home/carousel')).toEqual([]);
});

test('a person chooses: by buttons, by dots, by swiping; round the corner too', async () => {
  const { user } = open();
  const region = await carousel();
  await press(user, 'Destaque anterior');
  expect(listShownTitles(region)).toEqual(['Obra']);
  await press(user, 'Próximo destaque');
  await press(user, 'Destaque 2: Funil');
  expect(listShownTitles(region)).toEqual(['Funil']);
  expect(screen.getByRole('button', { name: 'Destaque 2: Funil' })).toHaveAttribute('aria-current', 'true');

  const funnel = within(region).getByRole('link', { name: /Funil/ });
  await user.pointer([
    { keys: '[TouchA>]', target: funnel, coords: { clientX: 300 } },
    { pointerName: 'TouchA', target: funnel, coords: { clientX: 180 } },
    { keys: '[/TouchA]', target: funnel, coords: { clientX: 180 } },
  ]);
  expect(listShownTitles(region)).toEqual(['Obra']);
  expect(getAddress()).toBe('/inicio');
});

describe('[shell.promo-004] the slides follow each other', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  async function start() {
    open();
    await wait(50);
    return screen.getByRole('region', { name: 'Destaques' });
  }

  test('every 6 s, and from the last to the first', async () => {
    const region = await start();
    await wait(5_900);
    expect(listShownTitles(region)).toEqual(['Conta']);
    await wait(100);
    expect(listShownTitles(region)).toEqual(['Funil']);
    const arriving = within(region).getByRole('group', { name: /^2 / });
    expect(getComputedStyle(arriving).animation).toContain(' 800ms ');
    await wait(6_000);
    await wait(6_000);
    expect(listShownTitles(region)).toEqual(['Conta']);
  });

  test('not while somebody points at them or reads one, and no more after they were stopped', async () => {
    const region = await start();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.hover(region);
    await wait(20_000);
    expect(listShownTitles(region)).toEqual(['Conta']);
    await user.unhover(region);
    await wait(6_000);
    expect(listShownTitles(region)).toEqual(['Funil']);

    act(() => within(region).getByRole('link', { name: /Funil/ }).focus());
    await wait(20_000);
    expect(listShownTitles(region)).toEqual(['Funil']);
    act(() => within(region).getByRole('button', { name: 'Parar os destaques' }).focus());
    fireEvent.click(within(region).getByRole('button', { name: 'Parar os destaques' }));
    await wait(20_000);
    expect(listShownTitles(region)).toEqual(['Funil']);
    fireEvent.click(within(region).getByRole('button', { name: 'Passar os destaques' }));
    await wait(6_000);
    expect(listShownTitles(region)).toEqual(['Obra']);
  });

  test('never by themselves for people who asked for less motion', async () => {
    Object.assign(globalThis, {
      matchMedia: (query: string) => ({
        matches: query.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
    });
    const region = await start();
    await wait(20_000);
    expect(listShownTitles(region)).toEqual(['Conta']);
    expect(within(region).getByRole('button', { name: 'Passar os destaques' })).toBeVisible();
  });
});
