import { loadPicture, type PictureName } from '../pictures';

interface Props {
  name: PictureName;
  /** Description of the screen for people who do not see it. */
  alt: string;
  /** A phone is drawn around it. */
  isPhone?: boolean;
}

/** Screenshot of the product, loaded when it comes near. */
export function Screenshot({ name, alt, isPhone = false }: Props) {
  const { url, width, height } = loadPicture(name);
  return (
    <img
      className={isPhone ? 'shot phone' : 'shot'}
      src={url}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
