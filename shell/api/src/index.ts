export { shell } from './module';
