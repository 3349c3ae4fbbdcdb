import type { Session } from '@girassol/shared-domain';

/**
 * Returns the only path that a visitor may open while the account requires a second factor that the person lacks; null for
 * everybody else, and while something typed on another page would be lost.
 */
export function getFactorSetupPath(
  session: Session | null,
  path: string,
  hasUnsavedWork: () => boolean,
): string | null {
  if (!session?.needsFactor) return null;
  const required = `/conta/senha/${session.userId}`;
  return path === required || !hasUnsavedWork() ? required : null;
}
