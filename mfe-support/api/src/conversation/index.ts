export { appendMessage, hasMessage, type NewMessage } from './append-message';
export { closeTicket } from './close-ticket';
export { eraseTicket } from './erase-ticket';
export { describeRating, loadTicket, type TicketReader, toTicketSummaries } from './load-ticket';
export { markReadByRequester } from './mark-read';
export { discardPictures, toMessagePictures } from './message-pictures';
export { changePromisedPlan, startPromisedTimes, stopPromisedTimes } from './promised-times';
export {
  listTicketPeople,
  publishQueueChanged,
  publishTicketAndQueueChanged,
  publishTicketChanged,
  publishToAttendants,
  publishToTicket,
} from './publish-ticket';
export { type MessageRange, type ReadMessages, readMessageRange } from './read-message-range';
export { messageUploadLimits, receivePicture } from './receive-picture';
export { recordAnsweredPromise, recordBrokenPromises } from './record-promises';
export { requireSameMessage } from './require-same-message';
export type { TicketRow } from './ticket-row';
export { createTypingLimiter, type TypingLimiter } from './typing-limiter';
export {
  findTicketWithMessage,
  insertTicket,
  lockTicket,
  markOpen,
  type RequesterMessage,
  writeRequesterMessage,
} from './write-requester-message';
