export { enqueuePush } from './push-job';
export { createPushSender, type PushSender } from './push-sender';
export type { PushSettings } from './push-settings';
export { registerPushJob } from './send-pushes';
