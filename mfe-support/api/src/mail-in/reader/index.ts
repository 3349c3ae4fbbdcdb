export { parseMailTask } from '../parse-mail-task';
export { parseMail } from './parse-mail';
