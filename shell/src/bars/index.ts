export { BottomBar } from './BottomBar';
export { IrregularBanner } from './IrregularBanner';
export { SideMenu } from './SideMenu';
export { TopBar } from './TopBar';
