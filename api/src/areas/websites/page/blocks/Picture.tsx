import type { SitePicture } from '@girassol/shared-domain/website';
import type { SitePageData } from '../site-page-data';

interface Props {
  picture: SitePicture | null;
  images: SitePageData['images'];
  /** Displayed width, in the form of the attribute `sizes`. */
  sizes: string;
  /** Instead of what the picture says of itself. */
  alt?: string;
  /** In sight at once: loaded before everything else. */
  isFirst?: boolean;
  className?: string;
}

/** Picture on a site's page, in the size that fits and cropped around its focus point. */
export function SitePictureImage({ picture, images, sizes, alt, isFirst = false, className }: Props) {
  const image = picture && images.get(picture.imageId);
  const widest = image?.sizes.at(-1);
  if (!image || !widest) return null;
  return (
    <img
      className={className}
      src={widest.url}
      srcSet={image.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt ?? picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={{ objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%` }}
    />
  );
}
