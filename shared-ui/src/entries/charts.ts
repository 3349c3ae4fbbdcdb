export { Legend } from '../charts/Legend';
export { type ChartMonth, MonthsChart, type MonthsChartProps, type Series } from '../charts/MonthsChart';
export * from '../charts/victory';
export { useElementWidth } from '../layout/use-element-width';
