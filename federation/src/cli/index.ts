export { commands } from './commands';
export { main } from './main';
