import { isEnterprise } from '@girassol/shared-domain';
import type { CarouselSlide } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';

/** From this many collaborators on an account counts as large (shell.promo-005). */
const LARGE_TEAM = 6;

/** The slides of the caller's white-label, as its distribution has them live; none where there is no white-label. */
export async function readCarousel(tx: Tx, caller: Caller): Promise<CarouselSlide[]> {
  const { whitelabel } = caller.session;
  if (whitelabel === null) return [];
  const live = await tx
    .selectFrom('distributions')
    .select('document')
    .where('key', '=', whitelabel)
    .executeTakeFirst();
  const slides = live?.document.home?.carousel ?? [];
  if (!slides.some(({ hideWhenLarge }) => hideWhenLarge) || !(await isLarge(tx, caller))) return slides;
  return slides.filter(({ hideWhenLarge }) => !hideWhenLarge);
}

async function isLarge(tx: Tx, { session, accountId }: Caller): Promise<boolean> {
  if (isEnterprise(session)) return true;
  const { count } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('type', '=', 'VENDOR')
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count) >= LARGE_TEAM;
}
