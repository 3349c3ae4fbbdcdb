import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { MonthValue } from './months';

const { color, font, space } = tokens;

/** Least height of a bar that stands for something, in percent. */
const MIN_BAR_PERCENT = 6;

/** Bar chart of three months for a home card, with figures on the bars. The current month is highlighted. */
export function MonthBars({
  months,
  show,
}: {
  months: readonly MonthValue[];
  show: (value: number) => string;
}) {
  const most = Math.max(...months.map(({ value }) => value), 0);
  const height = (value: number) =>
    most > 0 && value > 0 ? Math.max(MIN_BAR_PERCENT, (value / most) * 100) : 0;
  return (
    <Bars>
      {months.map(({ label, value }, index) => (
        <li key={label} data-current={index === months.length - 1 ? '' : undefined}>
          <span>{show(value)}</span>
          <i style={{ height: `${height(value)}%` }} />
          <small>{label}</small>
        </li>
      ))}
    </Bars>
  );
}

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]};
  height: 5.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    align-items: end;
    justify-items: center;
    color: ${color.inkSoft};
    font: ${font[12]};
    font-variant-numeric: tabular-nums;
  }
  li > i {
    width: 100%;
    min-height: 2px;
    border-radius: 4px 4px 0 0;
    background: ${color.line};
  }
  li[data-current] > i { background: ${color.leaf}; }
  li[data-current] > span { color: ${color.ink}; font-weight: 600; }
  small { font: inherit; }
`;
