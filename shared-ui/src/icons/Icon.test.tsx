import { render, screen } from '@testing-library/react';
import { Icon, isIconName } from './Icon';
import { iconShapes } from './icon-shapes';

test('an icon beside text is hidden, an icon alone has a name', () => {
  render(
    <>
      <Icon name="sun" />
      <Icon name="offline" label="Sem conexão" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Sem conexão' })).toBeInTheDocument();
});

test('every drawing starts at a place of its own', () => {
  expect(Object.entries(iconShapes).filter(([, path]) => !path.startsWith('M'))).toEqual([]);
});

test('names from a manifest are checked', () => {
  expect(isIconName('kanban')).toBe(true);
  expect(isIconName('toString')).toBe(false);
});
