export { BoardNav } from './BoardNav';
export { VIEWER } from './board-pages';
export { PageFrame } from './PageFrame';
