export { BottomBar } from './BottomBar';
export { SideMenu } from './SideMenu';
export { TopBar } from './TopBar';
