export { accountNow, accountToday, clockOffset, enqueueByClock } from './account-now';
export { beginMoving, registerClock } from './move-clock';
