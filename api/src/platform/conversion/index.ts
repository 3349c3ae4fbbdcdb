export { CannotConvert } from './cannot-convert';
export { type Converter, type DrawnPage, openConverter } from './converter';
