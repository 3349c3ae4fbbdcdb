export type { SlotContribution, SlotName } from '../registry/manifest';
export { AreaRoutes, type AreaScreens } from './AreaRoutes';
export { createLifecycles, type Lifecycles } from './create-lifecycles';
export { defineRemote } from './define-remote';
export { GuardedPart } from './GuardedPart';
export { getPageNonce } from './get-page-nonce';
export { type ListActionButtonProps, ListActionButtons, type ListActionsProps } from './ListActionButtons';
export { LoginHelp, type LoginHelpButtonProps, type LoginHelpProps } from './LoginHelp';
export { lazyScreen } from './lazy-screen';
export { PlanActions } from './PlanActions';
export { PlatformRouter } from './PlatformRouter';
export {
  getHideableMenus,
  getMenus,
  getProductName,
  getSupportWhatsapp,
  isAnsweredByArea,
} from './page-facts';
export { Slot } from './Slot';
export { SupportLink, type SupportLinkProps } from './SupportLink';
export type {
  AgendaDate,
  AgendaSourceResult,
  DisplayedList,
  SearchFinding,
  SearchSourceResults,
  SlotContext,
  SlotContexts,
  SlotUserContext,
  UserSlotName,
} from './slot-contexts';
export * as remoteTesting from './testing';
export { useListViewInAddress } from './use-list-view-in-address';
export { type PaymentWay, usePaymentWay } from './use-payment-way';
export { type RenderableContribution, useSlotContributions } from './use-slot-contributions';
