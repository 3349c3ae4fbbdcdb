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
