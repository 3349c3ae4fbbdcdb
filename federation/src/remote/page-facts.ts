import { matchesPath } from '@girassol/shared-domain';
import { platform } from './platform-handle';

/** What this product is called here: a distribution may bring a name of its own. Stands at the end of page titles. */
export function productName(): string {
  return platform().page.distribution.brand.name;
}

/** Digits of the number at which this distribution helps its people; empty where it names none. */
export function supportWhatsapp(): string {
  return platform().page.distribution.support?.whatsapp ?? '';
}

/**
 * Does some area of this page answer an address? A link to another area shows only then. Who may open it is another
 * question.
 */
export function isAnswered(path: string): boolean {
  return platform()
    .registry()
    .remotes.some(({ routes }) => routes.some((route) => matchesPath(route.path, path)));
}
