import { Icon, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface MessageSnippetProps {
  title: string;
  description: string;
  url: string;
  /** Address of the picture; null: none. */
  picture: string | null;
  /** CSS `object-position` of the picture. */
  position?: string | undefined;
}

/** Approximate preview of a link to the site, as WhatsApp shows the link in a message. */
export function WhatsappLinkSnippet({ title, description, url, picture, position }: MessageSnippetProps) {
  return (
    <Figure aria-label="Como aparece no WhatsApp">
      <figcaption>No WhatsApp</figcaption>
      <div>
        {picture ? (
          <img src={picture} alt="" style={{ objectPosition: position }} />
        ) : (
          <span>
            <Icon name="image" size={24} />
          </span>
        )}
        <strong>{title || 'Sem título'}</strong>
        <p>{description}</p>
        <cite>{new URL(url, window.location.href).host}</cite>
      </div>
    </Figure>
  );
}

const { color, font, radius, space } = tokens;

const Figure = styled.figure`
  margin: 0;
  padding: ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.goodSoft};
  overflow-wrap: anywhere;
  figcaption { margin-bottom: ${space[4]}; font: 500 ${font[12]}; color: ${color.goodInk}; }
  > div {
    display: grid;
    gap: 2px;
    max-width: 20rem;
    padding: ${space[4]} ${space[4]} ${space[8]};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  img, span { width: 100%; aspect-ratio: 1.91; border-radius: ${radius.control}; object-fit: cover; }
  span { display: grid; place-items: center; background: ${color.sunken}; color: ${color.inkFaint}; }
  strong { padding: ${space[4]} ${space[4]} 0; font: 600 ${font[13]}; color: ${color.ink}; }
  p, cite { padding: 0 ${space[4]}; font: ${font[12]}; color: ${color.inkSoft}; font-style: normal; }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
