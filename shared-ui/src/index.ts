export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './actions/Button';
export { copyText } from './actions/copy-text';
export { IconButton, type IconButtonProps } from './actions/IconButton';
export { RestingButton, type RestingButtonProps } from './actions/RestingButton';
export { linkStyles, TextLink } from './actions/TextLink';
export { Announcer, announce } from './announce/announce';
export { BrandMark, BrandName } from './brand/BrandMark';
export { DialogHost } from './dialogs/DialogHost';
export {
  alertDialog,
  type ConfirmOptions,
  confirm,
  inform,
  type MessageOptions,
} from './dialogs/dialog-store';
export { Avatar, type AvatarProps } from './display/Avatar';
export { Badge, type BadgeProps } from './display/Badge';
export { DateText, type DateTextProps, Money, Power } from './display/figures';
export { Skeleton, type SkeletonProps } from './display/Skeleton';
export { Spinner } from './display/Spinner';
export { HomeCard, type HomeCardProps, HomeFigure, HomeNote } from './home/HomeCard';
export { HomeTimeline } from './home/HomeTimeline';
export { PlaceLink } from './home/PlaceLink';
export { Icon, type IconName, type IconProps, isIconName } from './icons/Icon';
export { Card, type CardProps } from './layout/Card';
export { Row, type RowProps, type SpaceStep, Stack, type StackProps } from './layout/Stack';
export { useWindowWidth } from './layout/use-window-width';
export { skipCopies } from './leaving/skip-copies';
export { askToLeave, useLeaveGuard } from './leaving/use-leave-guard';
export { SelectionBar, type SelectionBarProps } from './lists/SelectionBar';
export { PageHeader, type PageHeaderProps } from './page/PageHeader';
export { PageNav } from './page/PageNav';
export { SnackbarHost } from './snackbar/SnackbarHost';
export { type SnackbarOptions, showSnackbar } from './snackbar/snackbar-store';
export { ConflictNotice, type ConflictNoticeProps } from './states/ConflictNotice';
export { EmptyState, type EmptyStateProps, NoResults } from './states/EmptyState';
export { ErrorState, type ErrorStateProps } from './states/ErrorState';
export { LoadMore, type LoadMoreProps } from './states/LoadMore';
export { Heading, type HeadingProps } from './text/Heading';
export { Text, type TextProps, truncated } from './text/Text';
export { VisuallyHidden } from './text/VisuallyHidden';
export { fontUrl } from './theme/font';
export { GlobalStyle } from './theme/GlobalStyle';
export { ThemeRoot } from './theme/ThemeRoot';
export { type ThemePreference, useTheme } from './theme/theme-store';
export type { Brand } from './tokens/brand';
export { tokens } from './tokens/tokens';
export { type Tone, toneColours } from './tones';
export { beginUndoable, forgetUndo, type UndoableStep } from './undo/undo-stack';
