export { accountNow, accountToday, clockOffset, enqueueByClock } from './account-now';
export { beginMoving, registerClock, stopAccountClocks } from './move-clock';
export { shiftJobs } from './shift-jobs';
