export { cleanDocxTask } from './docx-task';
export { type ReceivedDocx, readReceivedDocx, receiveDocx } from './receive-docx';
