export { account } from './module';
export type { HandedOverKind, WorkHandover } from './reactions';
