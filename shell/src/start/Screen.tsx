import { useSession } from '@girassol/shared-auth';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
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

const TopBar = lazy(async () => ({ default: (await loadFrame()).TopBar }));
const SideMenu = lazy(async () => ({ default: (await loadFrame()).SideMenu }));
const IrregularBanner = lazy(async () => ({ default: (await loadFrame()).IrregularBanner }));
const BottomBar = lazy(async () => ({ default: (await loadFrame()).BottomBar }));
const UnavailablePage = lazy(() => import('../states/UnavailablePage'));
const SpecialViewStrip = lazy(() => import('../views/SpecialViewStrip'));
const LoginPrompt = lazy(() => import('../login/LoginPrompt'));

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
        top={
          <Part height={56}>
            <TopBar />
          </Part>
        }
        side={
          <Part>
            <SideMenu />
          </Part>
        }
        bottom={
          <Part>
            <BottomBar />
          </Part>
        }
        notices={
          <>
            <ConnectionStrip />
            <SpecialView />
            <Part>{kind === 'inactive' && <IrregularBanner />}</Part>
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
  return <Part>{(preview || override) && <SpecialViewStrip />}</Part>;
}

/** A bar that is on its way keeps its place. */
function Part({ height, children }: { height?: number; children: ReactNode }) {
  return <Suspense fallback={<div style={{ height }} />}>{children}</Suspense>;
}

function Content({ place: { decision, path } }: { place: Place }) {
  const arrival = useSyncExternalStore(onLoginArrival, getLoginArrival);
  if (arrival.isOpening) return <Loader text="Entrando…" />;
  if (decision.outcome === 'unavailable') {
    return (
      <Suspense fallback={null}>
        <UnavailablePage missing={decision.missing} />
      </Suspense>
    );
  }

  const { route, promptsLogin } = decision;
  if (promptsLogin) {
    return (
      <Suspense fallback={null}>
        <LoginPrompt title={route.title} />
      </Suspense>
    );
  }
  if (route.isDocument) return <DocumentPage />;
  if (route.answeredBy !== 'shell') return <AreaOutlet key={route.answeredBy} remote={route.answeredBy} />;
  const Page = shellPages[route.path];
  // A boundary of its own for each page: the one that leaves is gone at once.
  return (
    <Suspense key={path} fallback={null}>
      {Page && <Page />}
    </Suspense>
  );
}
