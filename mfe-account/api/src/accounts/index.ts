export { createFirstAdmin } from './create-first-admin';
