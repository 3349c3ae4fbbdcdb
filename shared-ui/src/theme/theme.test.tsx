import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ThemeRoot } from './ThemeRoot';
import { useTheme } from './theme-store';

function Chooser() {
  const { preference, resolved, setPreference } = useTheme();
  return (
    <>
      <p>
        {preference} {resolved}
      </p>
      {(['light', 'dark', 'system'] as const).map((choice) => (
        <button key={choice} type="button" onClick={() => setPreference(choice)}>
          {choice}
        </button>
      ))}
    </>
  );
}

test('a chosen theme is on the page and kept', async () => {
  render(
    <ThemeRoot>
      <Chooser />
    </ThemeRoot>,
  );
  expect(screen.getByText('system light')).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-theme');

  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(screen.getByText('dark dark')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('girassol.theme')).toBe('dark');

  await userEvent.click(screen.getByRole('button', { name: 'system' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('girassol.theme')).toBeNull();
});

test('the font is in the document as long as the theme is', () => {
  const fonts = new Set<{ family: string }>();
  class FontFaceDouble {
    constructor(readonly family: string) {}
  }
  Object.assign(globalThis, { FontFace: FontFaceDouble });
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  try {
    const { unmount } = render(<ThemeRoot>{null}</ThemeRoot>);
    expect([...fonts].map(({ family }) => family)).toEqual(['Figtree Variable']);
    unmount();
    expect(fonts.size).toBe(0);
  } finally {
    Reflect.deleteProperty(globalThis, 'FontFace');
    Reflect.deleteProperty(document, 'fonts');
  }
});
