import type { SlotContribution } from '@girassol/federation';
import type { SlotContext } from '@girassol/federation/remote';
import { buildTestSession } from '@girassol/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { buildRemote, goTo, renderApp } from '../testing/render-app';

const slots: SlotContribution[] = [
  { slot: 'page.corner/v1', id: 'suporte', title: 'Suporte', order: 10, module: './corner' },
];

function Corner({ path, hasSupportChat, session, chatButtonPlace }: SlotContext<'page.corner/v1'>) {
  return (
    <p data-testid="corner">
      {`${session.personalData.name} ${path} ${hasSupportChat}`}
      {chatButtonPlace && createPortal('Chat aqui', chatButtonPlace)}
    </p>
  );
}

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

const open = (at: string, session = buildTestSession({ personalData: { name: 'Ana Souza' } })) =>
  renderApp({
    at,
    session,
    remotes: [
      buildRemote('mfe-support', ['/tickets', '/ticket/:ticketId'], { slots }),
      buildRemote('mfe-account', ['/configuracoes']),
    ],
    modules: { 'mfe-support/./corner': { default: Corner } },
  });

test('the corner comes once the page has settled, and stays from page to page', async () => {
  open('/inicio');
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(screen.queryByTestId('corner')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const corner = await screen.findByTestId('corner');
  expect(corner).toHaveTextContent('Ana Souza /inicio true');
  goTo('/tickets');
  expect(screen.getByTestId('corner')).toBe(corner);
  expect(corner).toHaveTextContent('/tickets true');
});

test('the button of a chat has a place in the top bar', async () => {
  open('/inicio');
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  const button = await screen.findByText('Chat aqui');
  expect(button.closest('header')).toContainElement(screen.getByRole('button', { name: /^Buscar/ }));
});

test('[shell.chrome-012] it is told where a chat would cover the page', async () => {
  open('/configuracoes');
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  expect(await screen.findByTestId('corner')).toHaveTextContent('/configuracoes false');
  goTo('/ticket/1');
  expect(screen.getByTestId('corner')).toHaveTextContent('/ticket/1 false');
});

test('[shell.chrome-011] visitors without a login have none', async () => {
  renderApp({
    at: '/tickets',
    remotes: [buildRemote('mfe-support', ['/tickets'], { slots })],
    modules: { 'mfe-support/./corner': { default: Corner } },
  });
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByTestId('corner')).toBeNull();
});
