import { runWhenSettled } from '@girassol/federation/host';
import { lazyScreen } from '@girassol/federation/remote';
import { hasVisitEnded, useSession } from '@girassol/shared-auth';
import { VISIT_LINK_PATH } from '@girassol/shared-domain';
import { lazyPart } from '@girassol/shared-ui';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { AreaOutlet } from '../area-outlet/AreaOutlet';
import { getLoginLinkState, onLoginLinkStateChange } from '../login/login-link-state';
import { useVisitorLocation } from '../navigation/navigation-context';
import type { VisitorLocation } from '../navigation/shell-navigation';
import { ConnectionStrip } from '../outages/ConnectionStrip';
import { usePageData } from '../page/page-context';
import { PageLayout } from '../page-layout/PageLayout';
import { PlainHeader } from '../page-layout/PlainHeader';
import { PublicHeader } from '../page-layout/PublicHeader';
import { getPageBars } from '../page-layout/page-bars';
import { WaitingWritesStrip } from '../waiting-writes/WaitingWritesStrip';
import { Loader } from './Loader';
import { importPageBars } from './parts';
import { ServerRenderedPage } from './ServerRenderedPage';
import { ShellPageBoundary } from './ShellPageBoundary';
import { shellPages } from './shell-pages';

/** px: the bar that is on its way keeps its place. */
const TOP_BAR_HEIGHT = 56;

const TopBar = lazyPart(
  async () => ({ default: (await importPageBars()).TopBar }),
  <div style={{ height: TOP_BAR_HEIGHT }} />,
);
const SideMenu = lazyPart(async () => ({ default: (await importPageBars()).SideMenu }));
const IrregularBanner = lazyPart(async () => ({
  default: (await importPageBars()).IrregularPaymentBanner,
}));
const ClosureBanner = lazyPart(async () => ({ default: (await importPageBars()).ClosureBanner }));
const ReadOnlyBanner = lazyPart(async () => ({ default: (await importPageBars()).ReadOnlyBanner }));
const RequiredFactorBanner = lazyPart(async () => ({
  default: (await importPageBars()).RequiredFactorBanner,
}));
const BottomBar = lazyPart(async () => ({ default: (await importPageBars()).BottomBar }));
const UnavailablePage = lazyScreen(() => import('../outages/UnavailablePage'));
const LeftOutPage = lazyScreen(() => import('../outages/LeftOutPage'));
const SpecialViewStrip = lazyPart(() => import('../special-view/OverrideOrPreviewStrip'));
const PageCorner = lazyPart(() => import('../page-corner/PageCorner'));
const VisitBanner = lazyPart(() => import('../visits/VisitBanner'));
const VisitEndedPage = lazyScreen(() => import('../visits/VisitEndedPage'));
const LoginPrompt = lazyScreen(() => import('../login/LoginPrompt'));

/** Page of the current location with its bars. */
export function CurrentPage() {
  const place = useVisitorLocation();
  const session = useSession();
  const { kind, path } = place;
  const hasBars = getPageBars(kind, path).topBar;
  const isOnSetup = path === `/conta/senha/${session?.userId}`;
  const isLogin = place.decision.outcome === 'open' && place.decision.route.path === '/login';

  if (session?.needsFactor && hasBars) {
    return (
      <PageLayout
        top={<PlainHeader />}
        notices={
          <>
            <ConnectionStrip />
            <RequiredFactorBanner session={session} isOnSetup={isOnSetup} />
          </>
        }
      >
        <Content place={place} />
      </PageLayout>
    );
  }
  if (session && (kind === 'active' || kind === 'inactive') && hasBars && !isLogin) {
    return (
      <PageLayout
        top={<TopBar />}
        side={<SideMenu />}
        bottom={<BottomBar />}
        corner={<CornerWhenSettled />}
        notices={
          <>
            <ConnectionStrip />
            <WaitingWritesStrip />
            <Visit />
            <SpecialView />
            <ClosureBanner />
            {kind === 'inactive' && <IrregularBanner />}
            <ReadOnlyBanner />
            {session.factorDueOn && <RequiredFactorBanner session={session} isOnSetup={isOnSetup} />}
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
      corner={!isLogin && session && <CornerWhenSettled />}
      notices={
        <>
          <ConnectionStrip />
          <Visit />
          <SpecialView />
        </>
      }
    >
      <Content place={place} />
    </PageLayout>
  );
}

function publicTop({ kind, decision }: VisitorLocation, hasBar: boolean): ReactNode {
  if (decision.outcome === 'unavailable') return null;
  if (kind === 'calculatorOnly') return <PlainHeader />;
  return kind === 'loggedOut' && hasBar ? <PublicHeader /> : null;
}

/** Strip of a visit of the administration, on every page. */
function Visit() {
  return useSession()?.visit && <VisitBanner />;
}

/** Strip for browsers with an override or a preview, on every page. */
function SpecialView() {
  const { preview, override } = usePageData();
  return (preview || override) && <SpecialViewStrip />;
}

/** The corner of the page, fetched when the first screen no longer needs the network. */
function CornerWhenSettled() {
  const isUsed = usePageData().registry.remotes.some(({ slots }) =>
    slots.some(({ slot }) => slot === 'page.corner/v1'),
  );
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => (isUsed ? runWhenSettled(() => setIsSettled(true)) : undefined), [isUsed]);
  return isUsed && isSettled && <PageCorner />;
}

function Content({ place: { kind, decision, path } }: { place: VisitorLocation }) {
  const arrival = useSyncExternalStore(onLoginLinkStateChange, getLoginLinkState);
  const { host } = usePageData();
  if (hasVisitEnded() && !path.startsWith(`${VISIT_LINK_PATH}/`)) return <VisitEndedPage />;
  if (arrival.isOpening) return <Loader text="Entrando…" />;
  if (decision.outcome === 'unavailable')
    return decision.missing === 'page' ? <LeftOutPage /> : <UnavailablePage missing={decision.missing} />;

  const { route, promptsLogin } = decision;
  if (promptsLogin) return <LoginPrompt title={route.title} />;
  // The server has answered for such a host already, with this page: it has no site to write.
  if (route.isDocument && kind === 'unknownHost' && !host.siteId) return <UnavailablePage missing="site" />;
  if (route.isDocument) return <ServerRenderedPage />;
  if (route.answeredBy !== 'shell') return <AreaOutlet key={route.answeredBy} remote={route.answeredBy} />;
  const Page = shellPages[route.path];
  return (
    Page && (
      <ShellPageBoundary key={path} title={route.title}>
        <Page />
      </ShellPageBoundary>
    )
  );
}
