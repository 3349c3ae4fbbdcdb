import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { isEnterprisePlan } from '@girassol/shared-domain';
import type { CarouselSlide } from '@girassol/shared-domain/contract';

/** From this many collaborators on an account counts as large (shell.promo-005). */
const LARGE_TEAM = 6;

/**
 * Loads the slides of the home page's carousel from the live distribution of the account's white-label.
 * Returns none if the account has no white-label.
 */
export async function loadCarousel(tx: Tx, caller: Caller): Promise<CarouselSlide[]> {
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
  if (isEnterprisePlan(session)) return true;
  const { count } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('type', '=', 'VENDOR')
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count) >= LARGE_TEAM;
}
