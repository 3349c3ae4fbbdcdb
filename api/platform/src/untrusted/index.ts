export { defineUntrustedTask, type TaskFailureMessages, type UntrustedTask } from './define-task';
export { runUntrustedTask } from './run-task';
export { type SendableTaskInput, StoredBytes } from './stored-bytes';
