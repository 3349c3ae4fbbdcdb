export { registerNotificationJobs } from './notification-jobs';
export { type NotificationRequest, notify } from './notify';
