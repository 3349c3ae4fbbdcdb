export { type AccountLedger, loadLedger } from './account-ledger';
export { type PostingCause, recordPosting } from './record-posting';
