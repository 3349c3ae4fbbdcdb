export { registerVisitChangeLog } from './log-visit-changes';
