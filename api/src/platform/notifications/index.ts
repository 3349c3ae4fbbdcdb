export { notifyByJobs } from './notification-jobs';
export { notify, type Told } from './notify';
