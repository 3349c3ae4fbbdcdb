import { render } from '@testing-library/react';
import { PageLayout } from './PageLayout';

test('a page that scrolls inside says so on the document, as long as it is there', () => {
  const { unmount } = render(<PageLayout>Página</PageLayout>);
  expect(document.documentElement).toHaveAttribute('data-fixed-page');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-fixed-page');
});
