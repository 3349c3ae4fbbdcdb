export { markSubjectRead, type NotificationSubject } from './mark-subject-read';
export { registerNotificationJobs } from './notification-jobs';
export { type NotificationRequest, notify } from './notify';
