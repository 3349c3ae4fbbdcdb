export { Dialog, type DialogProps } from './Dialog';
export {
  AnchoredMenu,
  type AnchoredMenuProps,
  Menu,
  MenuButton,
  type MenuButtonProps,
  type MenuItem,
  type MenuProps,
  type MenuSection,
} from './Menu';
export { Popover, type PopoverProps } from './Popover';
export { Drawer, type DrawerProps, SidePanel, type SidePanelProps } from './SidePanel';
export { type TabItem, Tabs, type TabsProps } from './Tabs';
export { Tooltip, type TooltipProps } from './Tooltip';
