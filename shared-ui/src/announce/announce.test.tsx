import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing';
import { announce } from './announce';

test('a sentence is spoken, and spoken again when said again', () => {
  renderUi(<p>Tela</p>);
  act(() => announce('Venda movida para Negociação'));
  const first = screen.getByText('Venda movida para Negociação');
  expect(first.parentElement).toHaveAttribute('aria-live', 'polite');
  act(() => announce('Venda movida para Negociação'));
  expect(screen.getByText('Venda movida para Negociação')).not.toBe(first);
});

test('what cannot wait interrupts', () => {
  renderUi(<p>Tela</p>);
  act(() => announce('Sem conexão', 'assertive'));
  expect(screen.getByText('Sem conexão').parentElement).toHaveAttribute('aria-live', 'assertive');
});
