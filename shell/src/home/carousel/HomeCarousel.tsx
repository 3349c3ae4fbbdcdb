import { useApiQuery, useConditionFacts, useSession } from '@girassol/shared-auth';
import type { AccessFacts, Session } from '@girassol/shared-domain';
import type { CarouselSlide } from '@girassol/shared-domain/contract';
import { Skeleton } from '@girassol/shared-ui';
import { fillMenuAddress } from '../../menus/filled-address';
import { useShellNavigation, useVisitorLocation } from '../../navigation/navigation-context';
import { usePageData } from '../../page/page-context';
import { findRoute } from '../../routes/decide';
import { Carousel } from './Carousel';

/** As long as settings are fresh: a partner publishes slides by the week. */
const FRESH_MS = 5 * 60_000;

/**
 * Carousel of the home page with the slides of the account's white-label (shell.home-001), or of the
 * distribution that the browser previews. Renders nothing if the slides fail to load.
 */
export default function HomeCarousel() {
  const { preview } = usePageData();
  const session = useSession();
  const facts = useConditionFacts();
  const { data, isPending } = useApiQuery(
    'GET /home/carousel',
    {},
    { enabled: !preview, staleTime: FRESH_MS },
  );
  const leadsSomewhere = useLeadsSomewhere();
  if (!preview && isPending) return <Skeleton height={224} radius={10} />;
  if (!session || !facts) return null;
  const slides = (preview ? preview.carousel : data?.slides) ?? [];
  const shown = slides.map((slide) => fillSlideAddress(slide, session, facts)).filter(leadsSomewhere);
  return shown.length > 0 && <Carousel slides={shown} />;
}

/** Returns the slide with the user's ids filled into the path of a product address. */
function fillSlideAddress(slide: CarouselSlide, session: Session, facts: AccessFacts): CarouselSlide {
  if (!slide.clickUrl.startsWith('/')) return slide;
  const [path = '', ...query] = slide.clickUrl.split('?');
  const address = fillMenuAddress({ to: path }, session, facts);
  return { ...slide, clickUrl: [address, ...query].join('?') };
}

/** A slide whose area is not part of the page would lead back to the start: it is not shown. */
function useLeadsSomewhere(): (slide: CarouselSlide) => boolean {
  const { routes } = useShellNavigation();
  const { kind } = useVisitorLocation();
  return ({ clickUrl }) => {
    if (!clickUrl.startsWith('/')) return true;
    const route = findRoute(routes, clickUrl.split('?')[0] ?? '')?.route;
    return route !== undefined && !route.redirectTo && route.access.includes(kind);
  };
}
