export { cleanDocxTask } from './docx-task';
export { type ReceivedDocx, readReceivedDocx, receiveDocx, receiveDocxTemplate } from './receive-docx';
