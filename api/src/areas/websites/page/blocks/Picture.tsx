import type { SitePicture } from '@girassol/shared-domain/website';
import type { SiteFacts } from '../site-facts';

interface Props {
  picture: SitePicture | null;
  images: SiteFacts['images'];
  /** How wide it is shown, as the attribute `sizes` has it. */
  sizes: string;
  /** Instead of what the picture says of itself. */
  alt?: string;
  /** In sight at once: loaded before everything else. */
  isFirst?: boolean;
  className?: string;
}

/** A picture in the size that fits, cut around the point that stays in sight. */
export function Picture({ picture, images, sizes, alt, isFirst = false, className }: Props) {
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
