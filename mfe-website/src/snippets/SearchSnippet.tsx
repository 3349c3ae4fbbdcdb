import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface SnippetProps {
  title: string;
  description: string;
  url: string;
}

/** Preview of the site in search results, approximately. */
export function SearchSnippet({ title, description, url }: SnippetProps) {
  return (
    <Figure aria-label="Como aparece na busca">
      <figcaption>Na busca</figcaption>
      <cite>{formatSearchUrl(url)}</cite>
      <strong>{title || 'Sem título'}</strong>
      <p>{description || 'Sem descrição: o buscador escolhe um trecho da página.'}</p>
    </Figure>
  );
}

/** Formats a URL as search engines show it: `exemplo.com.br › institucional › sol`. */
export function formatSearchUrl(url: string): string {
  const { host, pathname } = new URL(url, window.location.href);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}

const { color, font, radius, space } = tokens;

const Figure = styled.figure`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
  figcaption { font: 500 ${font[12]}; color: ${color.inkFaint}; }
  cite { font: ${font[12]}; font-style: normal; color: ${color.inkSoft}; }
  strong { font: 500 ${font[16]}; color: ${color.infoInk}; }
  p { font: ${font[13]}; color: ${color.inkSoft}; }
`;
