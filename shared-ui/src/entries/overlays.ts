export { ReasonDialog, type ReasonDialogProps } from '../forms/ReasonDialog';
export { Dialog, type DialogProps } from '../overlays/Dialog';
export { DocumentDialog, type DocumentDialogProps } from '../overlays/DocumentDialog';
export {
  AnchoredMenu,
  type AnchoredMenuProps,
  Menu,
  type MenuItem,
  type MenuProps,
  type MenuSection,
} from '../overlays/Menu';
export { MenuButton, type MenuButtonProps } from '../overlays/MenuButton';
export { AnchoredPopover, type AnchoredPopoverProps, Popover, type PopoverProps } from '../overlays/Popover';
export { SecretDialog, type SecretDialogProps } from '../overlays/SecretDialog';
export { Drawer, type DrawerProps, SidePanel, type SidePanelProps } from '../overlays/SidePanel';
export { type TabItem, Tabs, type TabsProps } from '../overlays/Tabs';
export { Tooltip, type TooltipProps } from '../overlays/Tooltip';
