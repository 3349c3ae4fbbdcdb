import { render, screen, waitFor } from '@testing-library/react';
import { PageNav } from '../page/PageNav';

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Each link takes 100 px, and the line shows 250.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(250);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.children.length * 100;
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  jest.restoreAllMocks();
});

const buildNav = (count: number) => (
  <PageNav aria-label="Páginas">
    {Array.from({ length: count }, (_, index) => (
      <a key={String(index)} href="#p">{`Página ${index}`}</a>
    ))}
  </PageNav>
);

test('a line says that it has more once what comes later does not fit', async () => {
  const { rerender } = render(buildNav(2));
  const line = screen.getByRole('navigation', { name: 'Páginas' });
  rerender(buildNav(4));
  await waitFor(() => expect(line).toHaveAttribute('data-more', 'end'));
  rerender(buildNav(1));
  await waitFor(() => expect(line).not.toHaveAttribute('data-more'));
});
