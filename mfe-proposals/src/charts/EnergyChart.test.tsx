import { render, screen } from '@testing-library/react';
import EnergyMonthsChart from './EnergyMonthsChart';
import { setElementWidth } from './element-width.testing';

test.each([
  { width: 316, shown: ['j', 'f', 'd'], hidden: ['jan', 'fev', 'dez'] },
  { width: 640, shown: ['jan', 'fev', 'dez'], hidden: ['j', 'f', 'd'] },
])('a chart of $width px names its months by the letters that stand apart', ({ width, shown, hidden }) => {
  const restore = setElementWidth(width);
  const series = [{ label: 'Consumo', colour: '#4a90c2', values: Array<number>(12).fill(500) }];
  render(<EnergyMonthsChart series={series} measure={{ full: String, short: String }} />);
  const chart = screen.getByRole('img');
  const labels = [...chart.querySelectorAll('tspan')].map(({ textContent }) => textContent);
  expect(labels).toEqual(expect.arrayContaining(shown));
  for (const name of hidden) expect(labels).not.toContain(name);
  restore();
});
