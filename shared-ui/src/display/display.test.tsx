import { render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';
import { DateText, MoneyText, PowerText } from './figures';

test('figures show in the Brazilian way, and a dash when unknown', () => {
  render(
    <>
      <p data-testid="money">
        <MoneyText value={1234.5} />
      </p>
      <p data-testid="power">
        <PowerText value={5.4} />
      </p>
      <p data-testid="none">
        <MoneyText value={null} />
      </p>
      <p data-testid="day">
        <DateText value="2026-07-31" />
      </p>
      <p data-testid="ago">
        <DateText value={Date.UTC(2026, 6, 28, 15)} show="day" now={Date.UTC(2026, 6, 31, 15)} />
      </p>
    </>,
  );
  expect(screen.getByTestId('money')).toHaveTextContent('R$ 1.234,50');
  expect(screen.getByTestId('power')).toHaveTextContent('5,40 kWp');
  expect(screen.getByTestId('none')).toHaveTextContent('–');
  expect(screen.getByTestId('day')).toHaveTextContent('31/07/2026');
  expect(screen.getByTestId('ago')).toHaveTextContent('há 3 dias');
});

test('a person shows by initials, named unless the name stands beside', () => {
  render(
    <>
      <Avatar name="Ana Paula Souza" />
      <Avatar name="Bruno Carvalho" isDecorative />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Ana Paula Souza' })).toHaveAttribute('data-initials', 'AS');
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
