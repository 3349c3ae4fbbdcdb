import { apiQueryKey, queryClient, useApiQuery, useSession } from '@girassol/shared-auth';
import type { Answer, SiteImage } from '@girassol/shared-domain/contract';

const IMAGES = 'GET /websites/images/:userId';

const keyOf = (userId: string) => apiQueryKey(IMAGES, { params: { userId } });

/** The pictures of the site, the newest first. */
export function useImages() {
  const userId = useSession()?.userId ?? '';
  return useApiQuery(IMAGES, { params: { userId } }, { enabled: userId !== '', staleTime: 60_000 });
}

/** A picture that was just sent stands first. */
export function rememberImage(userId: string, image: SiteImage): void {
  queryClient.setQueryData<Answer<typeof IMAGES>>(keyOf(userId), (before) => ({
    images: [image, ...(before?.images ?? [])],
  }));
}

/** The address of a picture in the smallest size that is at least so wide; the widest where none is. */
export function imageUrl({ sizes }: SiteImage, width: number): string {
  return (sizes.find((size) => size.width >= width) ?? sizes.at(-1))?.url ?? '';
}
