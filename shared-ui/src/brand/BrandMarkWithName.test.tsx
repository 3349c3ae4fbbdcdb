import { render, screen } from '@testing-library/react';
import { BrandMarkWithName } from './BrandMark';

const logoUrl = 'data:image/svg+xml,%3Csvg/%3E';

test('the name of a partner stands beside its logo, and is read once', () => {
  render(<BrandMarkWithName name="Mirante Solar" logoUrl={logoUrl} />);
  expect(screen.getByText('Mirante Solar')).toBeVisible();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', logoUrl);
});

test('without a logo of its own the mark of the product stands beside the name', () => {
  const { container } = render(<BrandMarkWithName name="Serrana" />);
  expect(screen.getByText('Serrana')).toBeVisible();
  expect(container.querySelector('svg')).toBeInTheDocument();
});
