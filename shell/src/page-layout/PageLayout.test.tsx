import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLayout } from './PageLayout';

test('a page that scrolls inside says so on the document, as long as it is there', () => {
  const { unmount } = render(<PageLayout>Página</PageLayout>);
  expect(document.documentElement).toHaveAttribute('data-fixed-page');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-fixed-page');
});

test('the link to the content moves the focus and leaves the address as it is', async () => {
  render(<PageLayout>Página</PageLayout>);
  await userEvent.click(screen.getByRole('link', { name: 'Ir para o conteúdo' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
