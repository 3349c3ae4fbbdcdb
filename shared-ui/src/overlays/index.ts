import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { IconName } from '../index';

interface OpenProps {
  isOpen: boolean;
  /** Called by Escape, by the close button and by a press outside. */
  onClose: () => void;
}
export interface DialogProps extends OpenProps {
  title: string;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** sm 420 px, md 560 px, lg 760 px. */
  size?: 'sm' | 'md' | 'lg';
  /** false: only the actions close it. */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
}
export declare const Dialog: ComponentType<DialogProps>;
export interface SidePanelProps extends OpenProps {
  /** Name of the panel for assistive technology. */
  label: string;
  /** Stays at the top while the content scrolls; the close button stands beside it. */
  header?: ReactNode;
  children: ReactNode;
  /** md 560 px, lg 92 % of the width up to 1,180 px. */
  size?: 'md' | 'lg';
}
export declare const SidePanel: ComponentType<SidePanelProps>;
export interface DrawerProps extends OpenProps {
  label: string;
  children: ReactNode;
  side?: 'left' | 'right';
}
export declare const Drawer: ComponentType<DrawerProps>;
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  description?: string;
  isDisabled?: boolean;
  isDanger?: boolean;
  /** Marks the current one among several. */
  isSelected?: boolean;
  href?: string;
  onAction?: () => void;
}
export interface MenuSection {
  id: string;
  label?: string;
  items: MenuItem[];
}
/** A menu opened by any button-like element of this package or of react-aria-components. */
export declare const Menu: ComponentType<{
  label: string;
  trigger: ReactElement;
  items: (MenuItem | MenuSection)[];
}>;
export declare const MenuButton: ComponentType<{
  /** Text of the button, or its name when only `icon` shows. */
  label: string;
  items: (MenuItem | MenuSection)[];
  icon?: IconName;
  /** Only the icon shows, the label names it. */
  isIconOnly?: boolean;
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'sm' | 'md';
  /** Replaces icon and label as what shows inside the button. */
  children?: ReactNode;
}>;
export declare const Popover: ComponentType<{
  /** Name of the popover. */
  label: string;
  /** Button that opens it: <PopoverButton>. */
  trigger: ReactElement;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}>;
/** A button that may open a Popover or a Menu; looks like Button. */
export declare const TriggerButton: ComponentType<{
  children?: ReactNode;
  label?: string;
  icon?: IconName;
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'sm' | 'md';
  isDisabled?: boolean;
}>;
export declare const Tooltip: ComponentType<{ text: ReactNode; children: ReactElement }>;
export interface TabItem {
  id: string;
  label: string;
  icon?: IconName;
  count?: number;
  content: ReactNode;
}
/** Only the selected tab's content is mounted. */
export declare const Tabs: ComponentType<{
  label: string;
  items: TabItem[];
  selectedId?: string;
  onSelect?: (id: string) => void;
}>;
