export { yearsText } from './figures';
export { KitPanel } from './KitPanel';
export { PricingPanel } from './PricingPanel';
export { ProjectPanel } from './ProjectPanel';
export { UnitsPanel } from './UnitsPanel';
