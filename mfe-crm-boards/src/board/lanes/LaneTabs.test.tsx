import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLane } from '../../board-state/board.fixture';
import { LaneTabs } from './LaneTabs';

const lanes = [buildLane('a', []), buildLane('b', ['1:m'])];
const user = userEvent.setup();

/** Draws the tabs with the second column on screen. */
function open(hasMenu: boolean) {
  const onMenu = jest.fn<undefined, [Element]>();
  const tabs = {
    kind: 'SALES' as const,
    lanes,
    main: 1,
    hasMenu,
    openMenuOf: null,
    onSelect: jest.fn(),
    onMenu,
  };
  render(<LaneTabs {...tabs} />);
  return onMenu;
}

test('the menu beside the tabs is the menu of the column on screen', async () => {
  const onMenu = open(true);
  const [menu, ...others] = screen.getAllByRole('button', { name: /^Ações da coluna/ });
  expect(others).toEqual([]);
  expect(menu).toHaveAccessibleName('Ações da coluna Coluna b');
  if (menu) await user.click(menu);
  expect(onMenu).toHaveBeenCalledWith(menu);
  expect(menu).toHaveAttribute('data-lane-menu', 'b');
});

test('whoever may do nothing with a column finds no menu there', () => {
  open(false);
  expect(screen.queryByRole('button', { name: /^Ações da coluna/ })).toBeNull();
});
