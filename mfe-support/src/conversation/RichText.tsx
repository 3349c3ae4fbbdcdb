import { linkStyles, tokens } from '@girassol/shared-ui';
import { parseRichText, type RichSpan } from '@girassol/support-domain/messages';
import { styled } from 'styled-components';

/** Text of a message, drawn as elements: nothing in it is markup of the page. */
export function RichText({ text }: { text: string }) {
  return (
    <Whole dir="auto">
      {parseRichText(text).map(({ kind, lines }, at) =>
        kind === 'list' ? (
          <ul key={at}>
            {lines.map((spans, line) => (
              <li key={line}>
                <Spans spans={spans} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={at}>
            {lines.map((spans, line) => (
              <span key={line}>
                {line > 0 && <br />}
                <Spans spans={spans} />
              </span>
            ))}
          </p>
        ),
      )}
    </Whole>
  );
}

function Spans({ spans }: { spans: readonly RichSpan[] }) {
  return spans.map(({ text, mark, href }, at) => {
    const key = `${at} ${text}`;
    if (href)
      return (
        <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </a>
      );
    if (mark === 'bold') return <strong key={key}>{text}</strong>;
    if (mark === 'italic') return <em key={key}>{text}</em>;
    if (mark === 'code') return <code key={key}>{text}</code>;
    return text;
  });
}

const Whole = styled.div`
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
  p, ul { margin: 0; }
  ul { padding-inline-start: ${tokens.space[16]}; }
  a { ${linkStyles} }
  code { font-family: ui-monospace, monospace; font-size: 0.92em; }
`;
