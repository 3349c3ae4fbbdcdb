import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing';
import { DateField, type DateFieldProps } from './DateField';
import { TimeField } from './TimeField';

const values: (string | null)[] = [];
beforeEach(() => {
  values.length = 0;
});

function Day({ initial = null, ...props }: Partial<DateFieldProps> & { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <DateField
      label="Data"
      value={value}
      onChange={(next) => {
        values.push(next);
        setValue(next);
      }}
      {...props}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Data' });

test('a day is typed as digits and kept as an ISO day', async () => {
  const { user } = renderUi(<Day />);
  await user.type(field(), '31072026');
  expect(field()).toHaveValue('31/07/2026');
  expect(values.at(-1)).toBe('2026-07-31');
  expect(field()).toBeValid();
});

test('[shell.forms-003] a day that does not exist is Data inválida. once the field is left', async () => {
  const { user } = renderUi(<Day />);
  await user.type(field(), '31/02/2024');
  expect(screen.queryByText('Data inválida.')).not.toBeInTheDocument();
  await user.tab();
  expect(field()).toHaveAccessibleDescription('Data inválida.');
  expect(values.at(-1)).toBeNull();
  await user.type(field(), '{Backspace}');
  expect(screen.queryByText('Data inválida.')).not.toBeInTheDocument();
});

test('[shell.forms-003] an empty required day is Data inválida., an empty optional one is not', async () => {
  const { user, rerender } = renderUi(<Day initial="2026-07-31" isRequired />);
  await user.clear(field());
  await user.tab();
  expect(values.at(-1)).toBeNull();
  expect(screen.getByText('Data inválida.')).toBeInTheDocument();
  rerender(<Day isRequired={false} />);
  expect(screen.queryByText('Data inválida.')).not.toBeInTheDocument();
});

test('[shell.forms-003] a past or future day that is not allowed is Data inválida.', async () => {
  const { user } = renderUi(<Day min="2026-01-01" max="2026-12-31" />);
  await user.type(field(), '31122025');
  await user.tab();
  expect(screen.getByText('Data inválida.')).toBeInTheDocument();
  await user.clear(field());
  await user.type(field(), '01012027');
  await user.tab();
  expect(screen.getByText('Data inválida.')).toBeInTheDocument();
  await user.clear(field());
  await user.type(field(), '31122026');
  await user.tab();
  expect(screen.queryByText('Data inválida.')).not.toBeInTheDocument();
  expect(values.at(-1)).toBe('2026-12-31');
});

testAtHoursOfTheDay(
  '[shell.forms-004] years begin with 1920 and end ten years from now',
  async ({ today }) => {
    const { user } = renderUi(<Day />);
    const lastYear = Number(today.slice(0, 4)) + 10;
    for (const [text, isAllowed] of [
      ['31/12/1919', false],
      ['01/01/1920', true],
      [`31/12/${lastYear}`, true],
      [`01/01/${lastYear + 1}`, false],
    ] as const) {
      await user.clear(field());
      await user.type(field(), text);
      expect([text, values.at(-1) !== null]).toEqual([text, isAllowed]);
    }
  },
);

test.each(['2026-07-31', '31/7/26', '31.07.2026 14:30', '2026-08-01T02:30:00Z', ' 31-07-2026\r\n'])(
  '%j is pasted as the day that it is',
  async (text) => {
    const { user } = renderUi(<Day />);
    await user.click(field());
    await user.paste(text);
    expect(field()).toHaveValue('31/07/2026');
    expect(values.at(-1)).toBe('2026-07-31');
  },
);

test('of two days that are pasted none is taken', async () => {
  const { user } = renderUi(<Day />);
  await user.click(field());
  await user.paste('31/07/2026 01/08/2026');
  await user.tab();
  expect(values.at(-1)).toBeNull();
  expect(field()).toHaveAccessibleDescription('Data inválida.');
});

test('a day is picked from the calendar, in Portuguese', async () => {
  const { user } = renderUi(<Day initial="2026-07-31" />);
  await user.click(screen.getByRole('button', { name: 'Abrir calendário' }));
  expect(await screen.findByText('julho de 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /15 de julho de 2026/ }));
  expect(values.at(-1)).toBe('2026-07-15');
  expect(field()).toHaveValue('15/07/2026');
});

testAtHoursOfTheDay('the calendar of an empty field opens at the month that it is', async ({ today }) => {
  const { user } = renderUi(<Day max={today} />);
  await user.click(screen.getByRole('button', { name: 'Abrir calendário' }));
  expect(await screen.findByText('dezembro de 2026')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /31 de dezembro de 2026/ })).toHaveFocus();
});

test('a time is typed as digits; an hour alone is that hour sharp; 25:00 is no time', async () => {
  function Hour() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <TimeField
        label="Início"
        value={value}
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
      />
    );
  }
  const { user } = renderUi(<Hour />);
  const hour = screen.getByRole('textbox', { name: 'Início' });
  await user.type(hour, '930');
  expect(hour).toHaveValue('09:30');
  expect(values.at(-1)).toBe('09:30');
  await user.clear(hour);
  await user.type(hour, '14');
  await user.tab();
  expect(values.at(-1)).toBe('14:00');
  for (const [text, time] of [
    ['2:30 PM', '14:30'],
    ['14h30', '14:30'],
    ['9h', '09:00'],
    ['08:15:00', '08:15'],
  ] as const) {
    await user.clear(hour);
    await user.paste(text);
    expect([text, values.at(-1)]).toEqual([text, time]);
  }
  await user.clear(hour);
  await user.type(hour, '1:30');
  expect(values.at(-1)).toBe('01:30');
  await user.clear(hour);
  await user.type(hour, '2500');
  await user.tab();
  expect(screen.getByText('Hora inválida.')).toBeInTheDocument();
});
