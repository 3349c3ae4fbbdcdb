export type { SlotContribution, SlotName } from '../registry/manifest';
export { AreaRoutes, type Screens } from './AreaRoutes';
export { createLifecycles, type Lifecycles } from './create-lifecycles';
export { defineRemote } from './define-remote';
export { GuardedPart } from './GuardedPart';
export { ListActions, type ListActionsProps, type RestingAction } from './ListActions';
export { lazyScreen } from './lazy-screen';
export { PlatformRouter } from './PlatformRouter';
export { isAnswered, productName, supportWhatsapp } from './page-facts';
export { pageNonce } from './page-nonce';
export { Slot } from './Slot';
export type {
  AgendaDate,
  AgendaDates,
  ListShown,
  SearchFinding,
  SearchFindings,
  SlotContext,
  SlotContexts,
  SlotPerson,
} from './slot-contexts';
export * as remoteTesting from './testing';
export { useAddressView } from './use-address-view';
export { type SlotTab, useSlotContributions } from './use-slot-contributions';
