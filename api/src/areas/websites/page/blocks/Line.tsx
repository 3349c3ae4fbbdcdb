import type { SiteFacts } from '../site-facts';
import { fieldMark, isShown } from './block-context';

interface Props {
  site: SiteFacts;
  /** Name of the field, with a list `works.2.title`. */
  field: string;
  text: string;
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong' | 'figcaption' | 'small';
  id?: string;
  className?: string;
}

/** A field of one line; nothing where it says nothing. */
export function Line({ site, field, text, as: Tag = 'p', id, className }: Props) {
  if (!isShown(site, text)) return null;
  return (
    <Tag id={id} className={className} {...fieldMark(site, field)}>
      {text}
    </Tag>
  );
}
