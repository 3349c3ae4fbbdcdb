export { Legend } from '../charts/Legend';
export { type ChartMonth, MonthsChart, type MonthsChartProps, type Series } from '../charts/MonthsChart';
export { useElementWidth } from '../charts/use-element-width';
export * from '../charts/victory';
