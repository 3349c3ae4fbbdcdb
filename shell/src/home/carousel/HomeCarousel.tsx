import { useApiQuery, useFacts, useSession } from '@girassol/shared-auth';
import type { Facts, Session } from '@girassol/shared-domain';
import type { CarouselSlide } from '@girassol/shared-domain/contract';
import { Skeleton } from '@girassol/shared-ui';
import { filledAddress } from '../../menus/filled-address';
import { usePlace, usePlaces } from '../../navigation/places-context';
import { usePage } from '../../page/page-context';
import { findRoute } from '../../routes/decide';
import { Carousel } from './Carousel';

/** As long as settings are fresh: a partner publishes slides by the week. */
const FRESH_MS = 5 * 60_000;

/**
 * The slides of the account's white-label (shell.home-001), or of the distribution that this browser previews. Where they do
 * not come, the page does without.
 */
export default function HomeCarousel() {
  const { preview } = usePage();
  const session = useSession();
  const facts = useFacts();
  const { data, isPending } = useApiQuery(
    'GET /home/carousel',
    {},
    { enabled: !preview, staleTime: FRESH_MS },
  );
  const leadsSomewhere = useLeadsSomewhere();
  if (!preview && isPending) return <Skeleton height={224} radius={10} />;
  if (!session || !facts) return null;
  const slides = (preview ? preview.carousel : data?.slides) ?? [];
  const shown = slides.map((slide) => withAddress(slide, session, facts)).filter(leadsSomewhere);
  return shown.length > 0 && <Carousel slides={shown} />;
}

/** Of an address of the product, only the path names whose page it is. */
function withAddress(slide: CarouselSlide, session: Session, facts: Facts): CarouselSlide {
  if (!slide.clickUrl.startsWith('/')) return slide;
  const [path = '', ...query] = slide.clickUrl.split('?');
  const address = filledAddress({ to: path }, session, facts);
  return { ...slide, clickUrl: [address, ...query].join('?') };
}

/** A slide whose area is not part of the page would lead back to the start: it is not shown. */
function useLeadsSomewhere(): (slide: CarouselSlide) => boolean {
  const { routes } = usePlaces();
  const { kind } = usePlace();
  return ({ clickUrl }) => {
    if (!clickUrl.startsWith('/')) return true;
    const route = findRoute(routes, clickUrl.split('?')[0] ?? '')?.route;
    return route !== undefined && !route.redirectTo && route.access.includes(kind);
  };
}
