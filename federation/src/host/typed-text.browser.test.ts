import { waitFor } from '@testing-library/dom';
import { captureTypedText } from './typed-text';

const draw = (markup: string): HTMLElement => {
  const area = document.createElement('div');
  area.innerHTML = markup;
  document.body.append(area);
  return area;
};
const getField = (area: Element, selector: string) => {
  const field = area.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`no ${selector}`);
  return field;
};

afterEach(() => document.body.replaceChildren());

const form =
  '<label>Nome<input></label><textarea name="nota"></textarea><input aria-label="Busca"><input type="password">';

test('what was typed stands in the same fields again, and whoever listens hears of it', async () => {
  const area = draw(form);
  getField(area, 'label input').value = 'Ana';
  getField(area, 'textarea').value = 'telhado novo';
  getField(area, '[type=password]').value = 'segredo';
  const typeAgain = captureTypedText(area);
  area.replaceChildren();
  typeAgain?.(area);
  const heard: string[] = [];
  area.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  area.innerHTML = form;
  await waitFor(() => expect(getField(area, 'label input').value).toBe('Ana'));
  expect(getField(area, 'textarea').value).toBe('telhado novo');
  expect(getField(area, '[aria-label=Busca]').value).toBe('');
  expect(getField(area, '[type=password]').value).toBe('');
  expect(heard).toEqual(['Ana', 'telhado novo']);
});

test('fields of one name are told apart, and nothing typed is nothing to restore', async () => {
  const rows = '<input aria-label="Valor"><input aria-label="Valor">';
  const area = draw(rows);
  expect(captureTypedText(area)).toBeUndefined();
  getField(area, 'input:last-child').value = '250';
  const typeAgain = captureTypedText(area);
  area.innerHTML = rows;
  typeAgain?.(area);
  expect(getField(area, 'input:last-child').value).toBe('250');
  expect(getField(area, 'input').value).toBe('');
});
