import { isPhone } from '../documents/fields';
import { formatPhone } from './contacts';
import { parsePhone, phoneProblemMessages, toPhoneDigits, toPhoneMatchKey } from './phones';

const problem = (text: string) => {
  const reading = parsePhone(text);
  return reading.kind === 'UNREADABLE' ? reading.problem : reading.kind;
};

test.each([
  '47988887776',
  '(47) 98888-7776',
  '047 98888-7776',
  '0055 47 98888-7776',
  '+55 47 98888-7776',
  '+55 (047) 98888-7776',
  '055 47 98888-7776',
  '015 47 98888-7776',
  '47\u00a098888\u20117776',
  'https://wa.me/5547988887776',
  'tel:+5547988887776',
])('%s is one phone', (text) => {
  expect(parsePhone(text)).toEqual({ kind: 'PHONE', digits: '47988887776' });
});

test('landlines, and numbers of area code 55', () => {
  expect(toPhoneDigits('0 47 3333-4444')).toBe('4733334444');
  expect(toPhoneDigits('014 47 3333-4444')).toBe('4733334444');
  expect(toPhoneDigits('554733334444')).toBe('4733334444');
  expect(toPhoneDigits('(55) 99999-8888')).toBe('55999998888');
  expect(toPhoneDigits('(55) 3222-1111')).toBe('5532221111');
  expect(toPhoneDigits('+55 55 99999-8888')).toBe('55999998888');
});

test('[shell.forms-010] more digits than a phone has, and two phones, are told and not cut', () => {
  for (const text of [
    '(47) 3333-4444 / (47) 98888-1111',
    '4733334444479',
    '479888877761',
    '47 3333-4444 ramal 12',
    '+595 981 123456',
    // One digit too many, also behind the zero of long-distance calls, and in a landline with an extension.
    '047 98888-77761',
    '(47) 33334-4445',
    '(47) 3333-4444 r. 2',
  ])
    expect(problem(text)).toBe(phoneProblemMessages.long);
  expect(isPhone('4733334444479')).toBe(false);
  expect(toPhoneDigits('4733334444479')).toBe('4733334444479');
});

test('a phone without its area code, or with too few digits, is told as that', () => {
  expect(problem('98888-7776')).toBe(phoneProblemMessages.area);
  expect(problem('3333-4444')).toBe(phoneProblemMessages.area);
  expect(problem('473333444')).toBe(phoneProblemMessages.incomplete);
  expect(problem('88-777')).toBe(phoneProblemMessages.incomplete);
  // No area code ends in zero: this is none of area 80.
  expect(problem('0800 123 4567')).toBe(phoneProblemMessages.wrong);
  expect(problem('')).toBe('EMPTY');
});

test('the ninth digit makes no other phone, a landline stays what it is', () => {
  const key = toPhoneMatchKey('47988887776');
  for (const text of ['4788887776', '+55 47 8888-7776', '0055 47 98888-7776', '047 8888 7776'])
    expect(toPhoneMatchKey(text)).toBe(key);
  expect(toPhoneMatchKey('4733334444')).toBe('4733334444');
  expect(toPhoneMatchKey('47933334444')).not.toBe(toPhoneMatchKey('4733334444'));
  expect(toPhoneMatchKey('015 47 8888-7776')).toBe(key);
  expect(toPhoneMatchKey('')).toBe('');
});

test('[shell-004] what is dialled before a phone is not shown', () => {
  expect(formatPhone('047988887776')).toBe('(47) 98888-7776');
  expect(formatPhone('0055479888877')).toBe('0055479888877');
});
