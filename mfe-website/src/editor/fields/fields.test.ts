import { blockKinds } from '@girassol/shared-domain/website';
import { getListEntryName, moveListEntry } from './entry-order';
import { stepFocusPoint, toFocusPoint } from './picture/focus-point';
import { removeHiddenCharacters } from './plain-text';
import { insertLink, toggleBold, toggleList } from './rich-marks';
import { parseTypedAddress } from './typed-address';

test('bold words become plain again by the same press', () => {
  const bold = toggleBold({ text: 'um dois', from: 3, to: 7 });
  expect(bold).toEqual({ text: 'um **dois**', from: 5, to: 9 });
  expect(toggleBold(bold)).toEqual({ text: 'um dois', from: 3, to: 7 });
});

test('what is selected with its marks, and several lines at once, become bold and plain again', () => {
  expect(toggleBold({ text: '**um dois**', from: 0, to: 11 })).toEqual({ text: 'um dois', from: 0, to: 7 });
  const lines = toggleBold({ text: 'a\n- b\n\nc', from: 0, to: 8 });
  expect(lines.text).toBe('**a**\n- **b**\n\n**c**');
  expect(toggleBold(lines).text).toBe('a\n- b\n\nc');
  expect(toggleBold({ text: 'um **dois**', from: 0, to: 11 }).text).toBe('**um dois**');
});

test('lines become a list and lines again', () => {
  const list = toggleList({ text: 'a\nb\nc', from: 2, to: 5 });
  expect(list.text).toBe('a\n- b\n- c');
  expect(toggleList(list).text).toBe('a\nb\nc');
});

test('words become a link', () => {
  expect(insertLink({ text: 'veja obras', from: 5, to: 10 }, 'https://a.com.br').text).toBe(
    'veja [obras](https://a.com.br)',
  );
});

test.each([
  ['girassol.com.br', 'https://girassol.com.br'],
  ['http://girassol.com.br/a', 'https://girassol.com.br/a'],
  ['contato@girassol.com.br', 'mailto:contato@girassol.com.br'],
  ['(41) 99999-0000', 'tel:+5541999990000'],
  ['+55 41 99999-0000', 'tel:+5541999990000'],
  ['javascript:alert(1)', null],
  ['girassol', null],
  ['', null],
])('the address of "%s" is %s', (typed, address) => {
  expect(parseTypedAddress(typed)).toBe(address);
});

test('characters that nobody sees do not come in by pasting; joined emojis do', () => {
  expect(removeHiddenCharacters('a\u202eb\r\nc\u200bd', false)).toBe('ab cd');
  expect(removeHiddenCharacters('a\r\nb\tc', true)).toBe('a\nb c');
  expect(removeHiddenCharacters('👨‍👩‍👧', false)).toBe('👨‍👩‍👧');
});

test('a focus point is pressed, stepped, and stays in the picture', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };
  expect(toFocusPoint(box, 150, 100)).toEqual({ focusX: 0.25, focusY: 0.5 });
  expect(toFocusPoint(box, 900, 0)).toEqual({ focusX: 1, focusY: 0 });
  expect(stepFocusPoint({ focusX: 0, focusY: 0.5 }, 'ArrowLeft')).toEqual({ focusX: 0, focusY: 0.5 });
  expect(stepFocusPoint({ focusX: 0.5, focusY: 0.5 }, 'ArrowDown')).toEqual({ focusX: 0.5, focusY: 0.52 });
  expect(stepFocusPoint({ focusX: 0.5, focusY: 0.5 }, 'Enter')).toBeNull();
});

test('entries change places, and are known by their first words', () => {
  expect(moveListEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  const [, , services] = blockKinds.services.fields;
  expect(getListEntryName({ icon: 'SUN', title: 'Casas' }, services, 0)).toBe('Casas');
  expect(getListEntryName({ icon: 'SUN', title: '' }, services, 1)).toBe('Serviço 2');
});
