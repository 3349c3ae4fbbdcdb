export { BoardNav } from './BoardNav';
export { VIEWED_OWNER_PARAMETER } from './board-pages';
export { PageFrame } from './PageFrame';
