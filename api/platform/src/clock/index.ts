export { enqueueByAccountClock, loadAccountNow, loadAccountToday, loadClockOffset } from './account-now';
export { registerClockJob, resetAccountClocks, startClockMove } from './move-clock';
export { postponeQueuedJobs } from './postpone-queued-jobs';
