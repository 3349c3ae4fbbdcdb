import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi, waitMilliseconds } from '../testing';
import { FilterComboBox } from './FilterComboBox';
import { FilterGroup } from './FilterGroup';
import { FilterSelect } from './FilterSelect';

const cities = ['Blumenau', 'Brusque', 'Florianópolis'].map((name) => ({ value: name, label: name }));

function Cities({
  of: Kind,
  value = null,
}: {
  of: typeof FilterSelect | typeof FilterComboBox;
  value?: string | null;
}) {
  const [city, setCity] = useState(value);
  return (
    <>
      <Kind label="Cidade" hideLabel options={cities} value={city} onChange={setCity} />
      <p data-testid="city">{city}</p>
    </>
  );
}

test('a select at rest opens its list at a press, and keeps the focus once something is chosen', async () => {
  const { user } = renderUi(<Cities of={FilterSelect} />);
  await user.click(screen.getByRole('button', { name: 'Escolha Cidade' }));
  await user.click(await screen.findByRole('option', { name: 'Brusque' }));
  expect(screen.getByTestId('city')).toHaveTextContent('Brusque');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Brusque Cidade' })).toHaveFocus());
});

test('the keyboard alone opens it as well', async () => {
  const { user } = renderUi(<Cities of={FilterSelect} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Blumenau' })).toBeVisible();
});

test('what is typed into a combo box at rest is what it searches for when it is awake', async () => {
  const { user } = renderUi(<Cities of={FilterComboBox} />);
  await user.click(screen.getByRole('combobox', { name: 'Cidade' }));
  await user.keyboard('flor');
  await user.click(await screen.findByRole('option', { name: 'Florianópolis' }));
  expect(screen.getByTestId('city')).toHaveTextContent('Florianópolis');
});

test('what a combo box at rest holds is typed over, also by who types before it is awake', async () => {
  const { user } = renderUi(<Cities of={FilterComboBox} value="Blumenau" />);
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' });
  // Without the time in which the real one comes.
  fireEvent.pointerDown(box());
  act(() => box().focus());
  box().setSelectionRange(8, 8);
  fireEvent.click(box());
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, 8]);
  await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete', 'list'));
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, 8]);
  await user.keyboard('bru');
  expect(box()).toHaveValue('bru');
  await user.click(await screen.findByRole('option', { name: 'Brusque' }));
  expect(screen.getByTestId('city')).toHaveTextContent('Brusque');
});

test('who only passes by a combo box keeps the focus', async () => {
  const { user } = renderUi(
    <>
      <Cities of={FilterComboBox} />
      <button type="button">Depois</button>
    </>,
  );
  await user.tab();
  await user.tab();
  const next = screen.getByRole('button', { name: 'Depois' });
  expect(next).toHaveFocus();
  await waitMilliseconds(100);
  expect(next).toHaveFocus();
});

test('the button of a group of filters counts those in use, and opens and closes them', async () => {
  const { user } = renderUi(
    <FilterGroup inUse={2}>
      <p>Situação</p>
    </FilterGroup>,
  );
  // Only narrow screens have the button.
  const toggle = screen.getByRole('button', { name: 'Filtros (2)', hidden: true });
  const group = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(group).toHaveTextContent('Situação');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(group).not.toHaveAttribute('data-open');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(group).toHaveAttribute('data-open');
});
