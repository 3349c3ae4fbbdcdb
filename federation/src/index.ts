export * from './host/handle';
export * from './registry/manifest';
export { defineRemote } from './remote/define-remote';
export type { SlotContext, SlotContexts } from './remote/slot-contexts';
