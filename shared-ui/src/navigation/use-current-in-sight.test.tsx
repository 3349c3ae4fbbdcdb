import { act, render, screen } from '@testing-library/react';
import { useCurrentInSight } from './use-current-in-sight';

/** Edges of what an observer tells, in px; the list is in sight from 0 to 100. */
let tell: (link: { top: number; bottom: number }) => void;
let observed: Element[];

beforeEach(() => {
  observed = [];
  window.IntersectionObserver = class {
    constructor(call: IntersectionObserverCallback) {
      tell = ({ top, bottom }) =>
        call(
          [
            {
              intersectionRatio: top >= 0 && bottom <= 100 ? 1 : 0,
              boundingClientRect: { top, bottom, left: 0, right: 10 },
              rootBounds: { top: 0, bottom: 100, left: 0, right: 10 },
            } as IntersectionObserverEntry,
          ],
          this as unknown as IntersectionObserver,
        );
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function Menu({ current }: { current: string }) {
  const list = useCurrentInSight<HTMLElement>(current);
  return (
    <nav ref={list}>
      {['Um', 'Dois'].map((name) => (
        <a key={name} href={`/${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

test('a list scrolls to its current link, and only when it is out of sight', () => {
  const { rerender } = render(<Menu current="Um" />);
  const scrolled = jest.fn();
  screen.getByRole('navigation').scrollBy = scrolled;
  act(() => tell({ top: 20, bottom: 56 }));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Menu current="Dois" />);
  expect(observed.at(-1)).toBe(screen.getByRole('link', { name: 'Dois' }));
  act(() => tell({ top: 130, bottom: 166 }));
  expect(scrolled).toHaveBeenLastCalledWith({ top: 98, left: 0 });
  rerender(<Menu current="Um" />);
  act(() => tell({ top: -40, bottom: -4 }));
  expect(scrolled).toHaveBeenLastCalledWith({ top: -72, left: 0 });
});
