import { handlePushes } from './push-handler';

// The smallest worker that receives pushes: no fetch event, so that it slows no request.
handlePushes(self as unknown as Parameters<typeof handlePushes>[0]);
