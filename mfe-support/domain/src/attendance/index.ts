export * from './canned-answers';
export { type AssignableAttendant, chooseAttendant } from './choose-attendant';
