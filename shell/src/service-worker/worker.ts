import { registerOffline } from './offline/register-offline';
import { type PushWorkerScope, registerPush } from './push/register-push';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope & PushWorkerScope;

// The browser allows one worker for a page. Handlers must be registered at once, not later.
registerOffline(self);
registerPush(self);
