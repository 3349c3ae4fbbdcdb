export { Dialog, type DialogProps } from './Dialog';
export {
  AnchoredMenu,
  type AnchoredMenuProps,
  Menu,
  type MenuItem,
  type MenuProps,
  type MenuSection,
} from './Menu';
export { MenuButton, type MenuButtonProps } from './MenuButton';
export { AnchoredPopover, type AnchoredPopoverProps, Popover, type PopoverProps } from './Popover';
export { Drawer, type DrawerProps, SidePanel, type SidePanelProps } from './SidePanel';
export { type TabItem, Tabs, type TabsProps } from './Tabs';
export { Tooltip, type TooltipProps } from './Tooltip';
