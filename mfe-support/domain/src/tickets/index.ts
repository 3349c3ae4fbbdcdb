export * from './limits';
export * from './promises';
export * from './ratings';
export * from './ticket-status';
export { addWorkingMinutes, countWorkingMinutes, WORKING_MINUTES_PER_DAY } from './working-hours';
