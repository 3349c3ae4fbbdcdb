import type { PageData } from '@girassol/federation';
import { ApiProvider } from '@girassol/shared-auth';
import { Announcer, DialogHost, SnackbarHost, ThemeRoot } from '@girassol/shared-ui';
import { Announcements } from '../announcements/Announcements';
import { ShellNavigationProvider } from '../navigation/navigation-context';
import type { ShellNavigation } from '../navigation/shell-navigation';
import { Notifications } from '../notifications/Notifications';
import { PageDataProvider } from '../page/page-context';
import { CurrentPage } from './CurrentPage';
import { EndedSession } from './EndedSession';
import { ErrorNoticeDialogs } from './ErrorNoticeDialogs';
import { PageChangeEffects } from './PageChangeEffects';
import { ShellErrorBoundary } from './ShellErrorBoundary';

/** Root component of the shell. */
export function App({ page, places }: { page: PageData; places: ShellNavigation }) {
  return (
    <ThemeRoot brand={page.distribution.brand.colors}>
      <PageDataProvider page={page}>
        <ShellNavigationProvider places={places}>
          <ApiProvider>
            <ShellErrorBoundary>
              <CurrentPage />
            </ShellErrorBoundary>
            <PageChangeEffects />
            <ErrorNoticeDialogs />
            <Notifications />
            <Announcements />
            <EndedSession />
            <DialogHost />
            <SnackbarHost />
            <Announcer />
          </ApiProvider>
        </ShellNavigationProvider>
      </PageDataProvider>
    </ThemeRoot>
  );
}
