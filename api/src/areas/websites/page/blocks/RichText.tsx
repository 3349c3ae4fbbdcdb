import { type RichSpan, richText } from '@girassol/shared-domain/website';
import type { SiteFacts } from '../site-facts';
import { fieldMark, isShown } from './block-context';
import { linkTo } from './site-link';

interface Props {
  site: SiteFacts;
  field: string;
  text: string;
  className?: string;
}

/** A field of paragraphs, lists, bold and links; everything else in it is text. */
export function RichText({ site, field, text, className = 'words' }: Props) {
  if (!isShown(site, text)) return null;
  return (
    <div className={className} {...fieldMark(site, field)}>
      {richText(text).map((part, place) =>
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

function Spans({ site, spans }: { site: SiteFacts; spans: RichSpan[] }) {
  return spans.map(({ text, bold, to }, place) => {
    const link = to === null ? null : linkTo(site, to);
    if (link)
      return (
        <a key={place} {...link}>
          {text}
        </a>
      );
    return bold ? <strong key={place}>{text}</strong> : text;
  });
}
