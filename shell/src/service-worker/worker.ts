import { registerOffline } from './offline/register-offline';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// The browser allows one worker for a page: whatever else listens in the background (`push`, `notificationclick`) is
// registered here too, each from a folder of its own beside `offline/`. Handlers must be registered at once, not later.
registerOffline(self);
