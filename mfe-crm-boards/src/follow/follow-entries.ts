import type { MenuItem } from '@girassol/shared-ui/overlays';
import type { useFollow } from './use-follow';

/** Builds the menu entry by which the person follows an item or a customer, or follows it no more; none where nobody can. */
export const buildFollowEntries = (follow: ReturnType<typeof useFollow>): MenuItem[] =>
  follow
    ? [
        {
          id: 'follow',
          label: follow.isFollowing ? 'Deixar de seguir' : 'Seguir',
          icon: follow.isFollowing ? 'eye-off' : 'eye',
          onAction: () => void follow.change(),
        },
      ]
    : [];
