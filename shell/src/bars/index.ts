export { BottomBar } from './BottomBar';
export { ClosureBanner } from './ClosureBanner';
export { IrregularPaymentBanner } from './IrregularPaymentBanner';
export { ReadOnlyBanner } from './ReadOnlyBanner';
export { RequiredFactorBanner } from './RequiredFactorBanner';
export { SideMenu } from './SideMenu';
export { TopBar } from './TopBar';
