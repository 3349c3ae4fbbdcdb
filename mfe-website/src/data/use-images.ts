import { buildApiQueryKey, queryClient, useApiQuery, useSession } from '@girassol/shared-auth';
import type { ResponseBody, SiteImage } from '@girassol/shared-domain/contract';

const IMAGES = 'GET /websites/images/:userId';

const getImagesKey = (userId: string) => buildApiQueryKey(IMAGES, { params: { userId } });

/** Loads the pictures of the site, newest first. */
export function useSiteImages() {
  const userId = useSession()?.userId ?? '';
  return useApiQuery(IMAGES, { params: { userId } }, { enabled: userId !== '', staleTime: 60_000 });
}

/** Adds a newly uploaded picture to the top of the cached list. */
export function cacheImage(userId: string, image: SiteImage): void {
  queryClient.setQueryData<ResponseBody<typeof IMAGES>>(getImagesKey(userId), (before) => ({
    images: [image, ...(before?.images ?? [])],
  }));
}

/**
 * Returns the URL of the smallest size of a picture that is at least `width` pixels wide; otherwise of the widest size.
 */
export function getImageUrl({ sizes }: SiteImage, width: number): string {
  return (sizes.find((size) => size.width >= width) ?? sizes.at(-1))?.url ?? '';
}
