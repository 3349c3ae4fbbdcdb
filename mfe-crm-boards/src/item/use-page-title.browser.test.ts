import { remoteTesting } from '@girassol/federation/remote';
import { renderHook } from '@testing-library/react';
import { usePageTitle } from './use-page-title';

beforeEach(() => {
  remoteTesting.installFakePlatform();
  document.title = 'Vendas · Girassol';
});

const open = () => renderHook(() => usePageTitle('#00062 Chácara'));

test('the former title is back once the record is closed', () => {
  const { unmount } = open();
  expect(document.title).toBe('#00062 Chácara · Girassol');
  unmount();
  expect(document.title).toBe('Vendas · Girassol');
});

test('also where notifications came, or were read, while it was open', () => {
  const first = open();
  document.title = `(2) ${document.title}`;
  first.unmount();
  expect(document.title).toBe('(2) Vendas · Girassol');
  const second = open();
  expect(document.title).toBe('(2) #00062 Chácara · Girassol');
  document.title = '#00062 Chácara · Girassol';
  second.unmount();
  expect(document.title).toBe('Vendas · Girassol');
});

test('a new page that has named itself keeps its name', () => {
  const { unmount } = open();
  document.title = '(1) Clientes · Girassol';
  unmount();
  expect(document.title).toBe('(1) Clientes · Girassol');
});
