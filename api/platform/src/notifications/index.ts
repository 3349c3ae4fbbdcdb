export { markSubjectRead, type NotificationSubject } from './mark-subject-read';
export { registerNotificationJobs } from './notification-jobs';
export {
  addModuleNotificationKinds,
  findNotificationKind,
  listNotificationKinds,
  type ModuleNotificationKinds,
} from './notification-kinds';
export { type NotificationRequest, notify } from './notify';
