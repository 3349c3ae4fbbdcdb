export { defineTask, type TaskFailures, type UntrustedTask } from './define-task';
export { runLoadedTask, runTask } from './run-task';
