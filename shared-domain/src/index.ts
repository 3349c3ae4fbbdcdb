export * from './access/condition';
export * from './access/session';
export * from './boards/board-kinds';
