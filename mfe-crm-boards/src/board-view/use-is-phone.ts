import { useWindowWidth } from '@girassol/shared-ui';

/** Window width in CSS pixels below which `tokens.screen.phone` holds. */
const PHONE_BELOW = 600;

/** Returns true in a window as narrow as a phone, where content comes before filters. */
export const useIsPhone = (): boolean => useWindowWidth() < PHONE_BELOW;
