import { lazyScreen } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { type ReactNode, useSyncExternalStore } from 'react';
import { AreaOutlet } from '../area-outlet/AreaOutlet';
import { getLoginArrival, onLoginArrival } from '../login/login-arrival';
import type { Place } from '../navigation/places';
import { usePlace } from '../navigation/places-context';
import { ConnectionStrip } from '../outages/ConnectionStrip';
import { usePage } from '../page/page-context';
import { CalculatorHeader } from '../page-layout/CalculatorHeader';
import { PageLayout } from '../page-layout/PageLayout';
import { PublicHeader } from '../page-layout/PublicHeader';
import { surroundingsOf } from '../page-layout/surroundings';
import { DocumentPage } from './DocumentPage';
import { Loader } from './Loader';
import { loadFrame } from './parts';
import { shellPages } from './shell-pages';

/** px: the bar that is on its way keeps its place. */
const TOP_BAR_HEIGHT = 56;

const TopBar = lazyScreen(
  async () => ({ default: (await loadFrame()).TopBar }),
  <div style={{ height: TOP_BAR_HEIGHT }} />,
);
const SideMenu = lazyScreen(async () => ({ default: (await loadFrame()).SideMenu }));
const IrregularBanner = lazyScreen(async () => ({ default: (await loadFrame()).IrregularBanner }));
const BottomBar = lazyScreen(async () => ({ default: (await loadFrame()).BottomBar }));
const UnavailablePage = lazyScreen(() => import('../outages/UnavailablePage'));
const SpecialViewStrip = lazyScreen(() => import('../special-view/SpecialViewStrip'));
const LoginPrompt = lazyScreen(() => import('../login/LoginPrompt'));

/** The page of the present place, and the bars that belong around it. */
export function Screen() {
  const place = usePlace();
  const isSignedIn = useSession() !== null;
  const { kind, path } = place;
  const hasBars = surroundingsOf(kind, path).topBar;
  const isLogin = place.decision.outcome === 'open' && place.decision.route.path === '/login';

  if (isSignedIn && (kind === 'active' || kind === 'inactive') && hasBars && !isLogin) {
    return (
      <PageLayout
        top={<TopBar />}
        side={<SideMenu />}
        bottom={<BottomBar />}
        notices={
          <>
            <ConnectionStrip />
            <SpecialView />
            {kind === 'inactive' && <IrregularBanner />}
          </>
        }
      >
        <Content place={place} />
      </PageLayout>
    );
  }
  return (
    <PageLayout
      top={publicTop(place, hasBars && !isLogin)}
      notices={
        <>
          <ConnectionStrip />
          <SpecialView />
        </>
      }
    >
      <Content place={place} />
    </PageLayout>
  );
}

function publicTop({ kind, decision }: Place, hasBar: boolean): ReactNode {
  if (decision.outcome === 'unavailable') return null;
  if (kind === 'calculatorOnly') return <CalculatorHeader />;
  return kind === 'loggedOut' && hasBar ? <PublicHeader /> : null;
}

/** This browser sees something else than everybody: that is said on every page. */
function SpecialView() {
  const { preview, override } = usePage();
  return (preview || override) && <SpecialViewStrip />;
}

function Content({ place: { kind, decision, path } }: { place: Place }) {
  const arrival = useSyncExternalStore(onLoginArrival, getLoginArrival);
  const { host } = usePage();
  if (arrival.isOpening) return <Loader text="Entrando…" />;
  if (decision.outcome === 'unavailable') return <UnavailablePage missing={decision.missing} />;

  const { route, promptsLogin } = decision;
  if (promptsLogin) return <LoginPrompt title={route.title} />;
  // The server has answered for such a host already, with this page: it has no site to write.
  if (route.isDocument && kind === 'unknownHost' && !host.siteId) return <UnavailablePage missing="site" />;
  if (route.isDocument) return <DocumentPage />;
  if (route.answeredBy !== 'shell') return <AreaOutlet key={route.answeredBy} remote={route.answeredBy} />;
  const Page = shellPages[route.path];
  return Page && <Page key={path} />;
}
