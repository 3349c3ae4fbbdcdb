import { parseRichText, type RichTextSpan } from '@girassol/shared-domain/website';
import type { SitePageData } from '../site-page-data';
import { getEditorFieldAttributes, isElementVisible } from './block-props';
import { getLinkAttributes } from './get-link-attributes';

interface Props {
  site: SitePageData;
  field: string;
  text: string;
  className?: string;
}

/**
 * Text field with paragraphs, lists, bold and links in a block of a site's page. Other mark-up is rendered as
 * text.
 */
export function RichText({ site, field, text, className = 'words' }: Props) {
  if (!isElementVisible(site, text)) return null;
  return (
    <div className={className} {...getEditorFieldAttributes(site, field)}>
      {parseRichText(text).map((part, place) =>
        part.type === 'paragraph' ? (
          <p key={place}>
            <Spans site={site} spans={part.spans} />
          </p>
        ) : (
          <ul key={place}>
            {part.entries.map((spans, entry) => (
              <li key={entry}>
                <Spans site={site} spans={spans} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Spans({ site, spans }: { site: SitePageData; spans: RichTextSpan[] }) {
  return spans.map(({ text, bold, to }, place) => {
    const link = to === null ? null : getLinkAttributes(site, to);
    if (link)
      return (
        <a key={place} {...link}>
          {text}
        </a>
      );
    return bold ? <strong key={place}>{text}</strong> : text;
  });
}
