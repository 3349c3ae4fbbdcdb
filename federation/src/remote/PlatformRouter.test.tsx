import { act, render, screen } from '@testing-library/react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { PlatformRouter } from './PlatformRouter';

function CurrentLocation() {
  return (
    <>
      <output>{`${useNavigationType()} ${useLocation().pathname}`}</output>
      <Link to="/detalhe">Detalhe</Link>
    </>
  );
}

/** Fires the popstate event that single-spa fires after every change of the address. */
function firePopState(): void {
  const event = new PopStateEvent('popstate', { state: window.history.state });
  Object.defineProperty(event, 'singleSpa', { value: true });
  window.dispatchEvent(event);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

test('the link of an area is a push, although single-spa tells of it as of the back button', () => {
  render(<CurrentLocation />, { wrapper: PlatformRouter });
  act(() => screen.getByRole('link').click());
  act(firePopState);
  expect(screen.getByRole('status')).toHaveTextContent('PUSH /detalhe');
});

test('the move of another router on the page is followed', () => {
  render(<CurrentLocation />, { wrapper: PlatformRouter });
  window.history.pushState({ key: 'other' }, '', '/outra');
  act(firePopState);
  expect(screen.getByRole('status')).toHaveTextContent('/outra');
});

test('the back button is the back button', async () => {
  render(<CurrentLocation />, { wrapper: PlatformRouter });
  act(() => screen.getByRole('link').click());
  act(() => window.history.back());
  expect(await screen.findByText('POP /')).toBeInTheDocument();
});

test('an area that is gone hears nothing more', () => {
  const { unmount } = render(<CurrentLocation />, { wrapper: PlatformRouter });
  const remove = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(remove.mock.calls.map(([type]) => type)).toContain('popstate');
});
