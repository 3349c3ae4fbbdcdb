import type { PageData } from '@girassol/federation';
import { ApiProvider } from '@girassol/shared-auth';
import { Announcer, DialogHost, SnackbarHost, ThemeRoot } from '@girassol/shared-ui';
import type { Places } from '../navigation/places';
import { PlacesProvider } from '../navigation/places-context';
import { Notifications } from '../notifications/Notifications';
import { PageProvider } from '../page/page-context';
import { Arrival } from './Arrival';
import { Notices } from './Notices';
import { Screen } from './Screen';
import { ScreenBoundary } from './ScreenBoundary';

/** Everything on the page. */
export function App({ page, places }: { page: PageData; places: Places }) {
  return (
    <ThemeRoot brand={page.distribution.brand.colors}>
      <PageProvider page={page}>
        <PlacesProvider places={places}>
          <ApiProvider>
            <ScreenBoundary>
              <Screen />
            </ScreenBoundary>
            <Arrival />
            <Notices />
            <Notifications />
            <DialogHost />
            <SnackbarHost />
            <Announcer />
          </ApiProvider>
        </PlacesProvider>
      </PageProvider>
    </ThemeRoot>
  );
}
