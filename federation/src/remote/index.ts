export type { SlotContribution, SlotName } from '../registry/manifest';
export { createLifecycles, type Lifecycles } from './create-lifecycles';
export { defineRemote } from './define-remote';
export { lazyScreen } from './lazy-screen';
export { PlatformRouter } from './PlatformRouter';
export { Slot } from './Slot';
export type { SlotContext, SlotContexts } from './slot-contexts';
export * as remoteTesting from './testing';
export { type SlotTab, useSlotContributions } from './use-slot-contributions';
