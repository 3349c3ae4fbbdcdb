export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './actions/Button';
export { copyText } from './actions/copy-text';
export { IconButton, type IconButtonProps } from './actions/IconButton';
export { LazyMenuButton, type LazyMenuButtonProps } from './actions/LazyMenuButton';
export { linkStyles, TextLink } from './actions/TextLink';
export { Announcer, announce } from './announce/announce';
export { BrandMark, BrandMarkWithName } from './brand/BrandMark';
export { DialogHost } from './dialogs/DialogHost';
export { Avatar, type AvatarProps } from './display/Avatar';
export { Badge, type BadgeProps } from './display/Badge';
export { DateText, type DateTextProps, MoneyText, PowerText } from './display/figures';
export { Skeleton, type SkeletonProps } from './display/Skeleton';
export { Spinner } from './display/Spinner';
export { getDraftStorage } from './forms/draft-storage';
export { HomeCard, type HomeCardProps, HomeFigure, HomeNote } from './home/HomeCard';
export { HomeCardLink } from './home/HomeCardLink';
export { HomeTimeline } from './home/HomeTimeline';
export { Icon, type IconName, type IconProps, isIconName } from './icons/Icon';
export { Card, type CardProps } from './layout/Card';
export { Row, type RowProps, type SpaceStep, Stack, type StackProps } from './layout/Stack';
export { useElementWidth } from './layout/use-element-width';
export { useIsPhone, useWindowWidth } from './layout/use-window-width';
export { skipLeaveGuardEntries } from './leaving/skip-leave-guard-entries';
export { askToLeave, useLeaveGuard } from './leaving/use-leave-guard';
export { SelectionBar, type SelectionBarProps } from './lists/SelectionBar';
export { RecordTrail, type RecordTrailStep } from './navigation/RecordTrail';
export { useCurrentInSight } from './navigation/use-current-in-sight';
export { fadingEdgeStyles, useScrollEdges } from './overlays/use-scroll-edges';
export { LoadingPage, type LoadingPageProps } from './page/LoadingPage';
export { PageHeader, type PageHeaderProps } from './page/PageHeader';
export { PageNav } from './page/PageNav';
export { lazyPart } from './parts/lazy-part';
export {
  type ConfirmOptions,
  confirm,
  type MessageOptions,
  type MessageText,
  showErrorDialog,
  showMessageDialog,
} from './questions/dialog-store';
export { pageFoot } from './snackbar/page-foot';
export { SnackbarHost } from './snackbar/SnackbarHost';
export { dismissSnackbarAbout, type SnackbarOptions, showSnackbar } from './snackbar/snackbar-store';
export { ConflictNotice, type ConflictNoticeProps } from './states/ConflictNotice';
export { EmptyState, type EmptyStateProps, NoResults } from './states/EmptyState';
export { ErrorState, type ErrorStateProps } from './states/ErrorState';
export { LoadMore, type LoadMoreProps } from './states/LoadMore';
export { NoAccessState, type NoAccessStateProps } from './states/NoAccessState';
export { NoticeBox, type NoticeBoxProps } from './states/NoticeBox';
export { WayLinks, type WayLinksProps } from './states/WayLinks';
export { keepFiguresTogether } from './text/figures';
export { Heading, type HeadingProps } from './text/Heading';
export { Text, type TextProps, truncatedStyles } from './text/Text';
export { VisuallyHidden, visuallyHiddenStyles } from './text/VisuallyHidden';
export { fontUrl } from './theme/font';
export { GlobalStyle } from './theme/GlobalStyle';
export { ThemeRoot } from './theme/ThemeRoot';
export { type ThemePreference, useTheme } from './theme/theme-store';
export type { BrandColours } from './tokens/brand-colours';
export { isPhoneScreen } from './tokens/is-phone-screen';
export { tokens } from './tokens/tokens';
export { type Tone, toneColours } from './tones';
export { beginUndoableAction, clearUndoStack, type PendingUndoableAction } from './undo/undo-stack';
