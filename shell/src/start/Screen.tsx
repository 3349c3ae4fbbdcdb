import { lazyScreen } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { type ReactNode, useSyncExternalStore } from 'react';
import { AreaOutlet } from '../areas/AreaOutlet';
import { chromeOf } from '../chrome/chrome-of';
import { CalculatorHeader } from '../layout/CalculatorHeader';
import { Layout } from '../layout/Layout';
import { PublicHeader } from '../layout/PublicHeader';
import type { Place } from '../navigation/places';
import { usePlace } from '../navigation/places-context';
import { ConnectionStrip } from '../states/ConnectionStrip';
import { DocumentPage } from './DocumentPage';
import { Loader } from './Loader';
import { getLoginArrival, onLoginArrival } from './login-arrival';
import { usePage } from './page-context';
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
const UnavailablePage = lazyScreen(() => import('../states/UnavailablePage'));
const SpecialViewStrip = lazyScreen(() => import('../views/SpecialViewStrip'));
const LoginPrompt = lazyScreen(() => import('../login/LoginPrompt'));

/** The page of the present place, and the bars that belong around it. */
export function Screen() {
  const place = usePlace();
  const isSignedIn = useSession() !== null;
  const { kind, path } = place;
  const hasBars = chromeOf(kind, path).topBar;
  const isLogin = place.decision.outcome === 'open' && place.decision.route.path === '/login';

  if (isSignedIn && (kind === 'active' || kind === 'inactive') && hasBars && !isLogin) {
    return (
      <Layout
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
      </Layout>
    );
  }
  return (
    <Layout
      top={publicTop(place, hasBars && !isLogin)}
      notices={
        <>
          <ConnectionStrip />
          <SpecialView />
        </>
      }
    >
      <Content place={place} />
    </Layout>
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

function Content({ place: { decision, path } }: { place: Place }) {
  const arrival = useSyncExternalStore(onLoginArrival, getLoginArrival);
  if (arrival.isOpening) return <Loader text="Entrando…" />;
  if (decision.outcome === 'unavailable') return <UnavailablePage missing={decision.missing} />;

  const { route, promptsLogin } = decision;
  if (promptsLogin) return <LoginPrompt title={route.title} />;
  if (route.isDocument) return <DocumentPage />;
  if (route.answeredBy !== 'shell') return <AreaOutlet key={route.answeredBy} remote={route.answeredBy} />;
  const Page = shellPages[route.path];
  return Page && <Page key={path} />;
}
