import type { SitePageData } from '../site-page-data';
import { getEditorFieldAttributes, isElementVisible } from './block-props';

interface Props {
  site: SitePageData;
  /** Name of the field, with a list `works.2.title`. */
  field: string;
  text: string;
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong' | 'figcaption' | 'small';
  id?: string;
  className?: string;
}

/** Text field of one line in a block of a site's page. Renders nothing if the field is empty. */
export function TextLine({ site, field, text, as: Tag = 'p', id, className }: Props) {
  if (!isElementVisible(site, text)) return null;
  return (
    <Tag id={id} className={className} {...getEditorFieldAttributes(site, field)}>
      {text}
    </Tag>
  );
}
