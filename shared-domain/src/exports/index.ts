export { importOfBoard } from './columns/board-columns';
export * from './columns/column';
export * from './columns/columns-of';
export * from './export-kinds';
export * from './export-rights';
