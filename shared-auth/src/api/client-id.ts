import { newId } from '../new-id';

/** Names this tab: it goes with every call, and comes back as `by` in the events that the call caused. */
export const clientId = newId();
