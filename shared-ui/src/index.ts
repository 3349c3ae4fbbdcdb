import type { ComponentProps, ComponentType, ElementType, ReactNode } from 'react';

export type IconName =
  | 'archive'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-down'
  | 'bell'
  | 'building'
  | 'calculator'
  | 'calendar'
  | 'calendar-clock'
  | 'chart'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'circle-check'
  | 'circle-help'
  | 'clipboard'
  | 'clock'
  | 'cold'
  | 'copy'
  | 'credit-card'
  | 'download'
  | 'error'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'file'
  | 'filter'
  | 'folder'
  | 'grip'
  | 'handshake'
  | 'hard-hat'
  | 'home'
  | 'hot'
  | 'image'
  | 'info'
  | 'kanban'
  | 'key'
  | 'landmark'
  | 'life-buoy'
  | 'link'
  | 'lock'
  | 'log-out'
  | 'mail'
  | 'menu'
  | 'message'
  | 'minus'
  | 'monitor'
  | 'moon'
  | 'more'
  | 'more-vertical'
  | 'note'
  | 'offline'
  | 'package'
  | 'panel-left'
  | 'paperclip'
  | 'pencil'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'refresh'
  | 'search'
  | 'send'
  | 'settings'
  | 'sliders'
  | 'star'
  | 'sun'
  | 'tag'
  | 'trash'
  | 'truck'
  | 'undo'
  | 'upload'
  | 'user'
  | 'users'
  | 'wallet'
  | 'warm'
  | 'warning'
  | 'wrench'
  | 'x'
  | 'zap';

export type Tone =
  | 'neutral'
  | 'leaf'
  | 'sun'
  | 'good'
  | 'warn'
  | 'bad'
  | 'info'
  | 'frio'
  | 'morno'
  | 'quente';
export type SpaceStep = 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48;
export type ThemePreference = 'light' | 'dark' | 'system';
export interface Brand {
  leaf?: string;
  sun?: string;
}

interface ButtonOwnProps {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  isPending?: boolean;
  isFullWidth?: boolean;
}
export declare const Button: ComponentType<ButtonOwnProps & ComponentProps<'button'>>;
/** A link that looks like a button: `<ButtonLink as={Link} to="/x">`. */
export declare const ButtonLink: ComponentType<
  ButtonOwnProps & ComponentProps<'a'> & { as?: ElementType; to?: string }
>;
export declare const IconButton: ComponentType<
  Omit<ComponentProps<'button'>, 'children'> & {
    icon: IconName;
    label: string;
    variant?: 'ghost' | 'secondary' | 'primary';
    size?: 'sm' | 'md' | 'lg';
    isPressed?: boolean;
  }
>;
export declare const TextLink: ComponentType<ComponentProps<'a'> & { as?: ElementType; to?: string }>;

export declare const Icon: ComponentType<{
  name: IconName;
  size?: 14 | 16 | 18 | 20 | 24;
  label?: string;
  className?: string;
}>;
export declare const isIconName: (name: string) => name is IconName;

export declare const Text: ComponentType<{
  children?: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li';
  size?: 12 | 13 | 14 | 16 | 20 | 24 | 32;
  weight?: 400 | 500 | 600;
  tone?: 'ink' | 'soft' | 'faint' | 'leaf' | 'good' | 'warn' | 'bad' | 'info';
  isTruncated?: boolean;
  id?: string;
  className?: string;
}>;
export declare const Heading: ComponentType<{
  children?: ReactNode;
  level?: 1 | 2 | 3 | 4;
  size?: 14 | 16 | 20 | 24 | 32;
  id?: string;
  className?: string;
}>;
interface BoxProps extends ComponentProps<'div'> {
  gap?: SpaceStep;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  as?: ElementType;
}
export declare const Stack: ComponentType<BoxProps>;
export declare const Row: ComponentType<
  BoxProps & { justify?: 'start' | 'center' | 'end' | 'between'; wraps?: boolean }
>;
export declare const Card: ComponentType<
  ComponentProps<'div'> & { as?: ElementType; padding?: SpaceStep; isInteractive?: boolean }
>;
export declare const Badge: ComponentType<{
  children: ReactNode;
  tone?: Tone;
  icon?: IconName;
  title?: string;
}>;
export declare const Avatar: ComponentType<{
  name: string;
  src?: string;
  size?: 24 | 28 | 32 | 40;
  isDecorative?: boolean;
}>;
export declare const Skeleton: ComponentType<{
  width?: number | string;
  height?: number | string;
  radius?: number;
  className?: string;
}>;
export declare const Spinner: ComponentType<{ size?: number; label?: string }>;
export declare const EmptyState: ComponentType<{
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  isCompact?: boolean;
}>;
export declare const ErrorState: ComponentType<{
  title?: string;
  text?: ReactNode;
  onRetry?: () => void;
  isOffline?: boolean;
  isCompact?: boolean;
}>;
export declare const PageHeader: ComponentType<{
  title: string;
  summary?: ReactNode;
  actions?: ReactNode;
  filters?: ReactNode;
}>;
export declare const VisuallyHidden: ComponentType<ComponentProps<'span'>>;
export declare const BrandMark: ComponentType<{ size?: number; label?: string }>;
export declare const BrandName: ComponentType<{ size?: number }>;

export declare const Money: ComponentType<{ value: number | null | undefined; className?: string }>;
export declare const Power: ComponentType<{ value: number | null | undefined; className?: string }>;
export declare const DateText: ComponentType<{
  value: number | string | null | undefined;
  /** `date` dd/mm/aaaa, `dateTime` with the hour, `day` "há 3 dias" (pass `now`). */
  show?: 'date' | 'dateTime' | 'time' | 'day';
  now?: number;
  className?: string;
}>;

export declare const GlobalStyle: ComponentType;
export declare const ThemeRoot: ComponentType<{ children: ReactNode; brand?: Brand }>;
export declare function useTheme(): {
  preference: ThemePreference;
  resolved: 'light' | 'dark';
  setPreference: (preference: ThemePreference) => void;
};
/** Address of the font file, for a preload in the index page. */
export declare const fontUrl: string;

export declare function announce(text: string, urgency?: 'polite' | 'assertive'): void;
export declare const Announcer: ComponentType;
export declare function showSnackbar(options: { text: string; undo?: () => void; duration?: number }): void;
export declare const SnackbarHost: ComponentType;
export declare function confirm(options: {
  title?: string;
  text: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
}): Promise<boolean>;
/** The ERRO dialog; resolves 200 ms after it was closed. */
export declare function alertDialog(options: {
  title?: string;
  text: ReactNode;
  closeLabel?: string;
}): Promise<void>;
/** AVISO with 'Entendi' only. */
export declare function inform(options: {
  title?: string;
  text: ReactNode;
  closeLabel?: string;
}): Promise<void>;
export declare const DialogHost: ComponentType;

/** CSS values by name: `tokens.color.ink` is `var(--g-ink)`. */
export declare const tokens: {
  color: Record<
    | 'canvas'
    | 'surface'
    | 'raised'
    | 'sunken'
    | 'hover'
    | 'line'
    | 'lineSoft'
    | 'lineStrong'
    | 'ink'
    | 'inkSoft'
    | 'inkFaint'
    | 'inkDisabled'
    | 'leaf'
    | 'leafStrong'
    | 'leafSoft'
    | 'leafInk'
    | 'onLeaf'
    | 'sun'
    | 'sunSoft'
    | 'sunInk'
    | 'onSun'
    | 'good'
    | 'goodSoft'
    | 'goodInk'
    | 'warn'
    | 'warnSoft'
    | 'warnInk'
    | 'bad'
    | 'badSoft'
    | 'badInk'
    | 'onBad'
    | 'info'
    | 'infoSoft'
    | 'infoInk'
    | 'frio'
    | 'frioSoft'
    | 'frioInk'
    | 'morno'
    | 'mornoSoft'
    | 'mornoInk'
    | 'quente'
    | 'quenteSoft'
    | 'quenteInk'
    | 'chart1'
    | 'chart2'
    | 'chart3'
    | 'chart4'
    | 'chart5'
    | 'chart6'
    | 'chartConsumption'
    | 'chartGeneration'
    | 'chartSavings'
    | 'chartGrid'
    | 'scrim'
    | 'focus',
    string
  >;
  space: Record<4 | 8 | 12 | 16 | 24 | 32 | 48, string>;
  font: Record<12 | 13 | 14 | 16 | 20 | 24 | 32, string>;
  weight: Record<'regular' | 'medium' | 'strong', string>;
  radius: Record<'control' | 'card' | 'dialog' | 'round', string>;
  shadow: Record<1 | 2 | 3, string>;
  motion: Record<'in' | 'move' | 'panel' | 'ease', string>;
  layer: Record<'sticky' | 'bar' | 'panel' | 'dialog' | 'popover' | 'snackbar' | 'tooltip', string>;
  /** Media queries: `@media ${tokens.screen.narrow}` is below 900 px. */
  screen: Record<'phone' | 'small' | 'narrow' | 'wide', string>;
};
