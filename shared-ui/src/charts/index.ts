export { Legend } from './Legend';
export { type ChartMonth, MonthsChart, type MonthsChartProps, type Series } from './MonthsChart';
export { useWidth } from './use-width';
export * from './victory';
