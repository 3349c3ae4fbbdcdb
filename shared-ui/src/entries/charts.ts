export { Legend } from '../charts/Legend';
export { type ChartMonth, MonthsChart, type MonthsChartProps, type Series } from '../charts/MonthsChart';
export { useWidth } from '../charts/use-width';
export * from '../charts/victory';
