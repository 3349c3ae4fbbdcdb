import { act, render, screen } from '@testing-library/react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { PlatformRouter } from './PlatformRouter';

function Place() {
  return (
    <>
      <output>{`${useNavigationType()} ${useLocation().pathname}`}</output>
      <Link to="/detalhe">Detalhe</Link>
    </>
  );
}

/** What single-spa does after every change of the address. */
function sayAddressChanged(): void {
  const event = new PopStateEvent('popstate', { state: window.history.state });
  Object.defineProperty(event, 'singleSpa', { value: true });
  window.dispatchEvent(event);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

test('the link of an area is a push, although single-spa tells of it as of the back button', () => {
  render(<Place />, { wrapper: PlatformRouter });
  act(() => screen.getByRole('link').click());
  act(sayAddressChanged);
  expect(screen.getByRole('status')).toHaveTextContent('PUSH /detalhe');
});

test('the move of another router on the page is followed', () => {
  render(<Place />, { wrapper: PlatformRouter });
  window.history.pushState({ key: 'other' }, '', '/outra');
  act(sayAddressChanged);
  expect(screen.getByRole('status')).toHaveTextContent('/outra');
});

test('the back button is the back button', async () => {
  render(<Place />, { wrapper: PlatformRouter });
  act(() => screen.getByRole('link').click());
  act(() => window.history.back());
  expect(await screen.findByText('POP /')).toBeInTheDocument();
});

test('an area that is gone hears nothing more', () => {
  const { unmount } = render(<Place />, { wrapper: PlatformRouter });
  const remove = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(remove.mock.calls.map(([type]) => type)).toContain('popstate');
});
