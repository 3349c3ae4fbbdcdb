export { ItemPanel } from './ItemPanel';
