import type { SiteContent } from '@girassol/shared-domain/website';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { getImageUrl, useSiteImages } from '../data/use-images';
import { SearchSnippet } from './SearchSnippet';
import { getSnippetText } from './snippet-text';
import { WhatsappLinkSnippet } from './WhatsappLinkSnippet';

interface SiteSnippetsProps {
  content: Pick<SiteContent, 'business' | 'search' | 'blocks'>;
  /** URL of the site. */
  url: string;
}

/** Previews of the site in search results and in messages. */
export function SiteSnippets({ content, url }: SiteSnippetsProps) {
  const { data } = useSiteImages();
  const { picture } = content.search;
  const image = data?.images.find(({ _id }) => _id === picture?.imageId);
  const words = getSnippetText(content);
  return (
    <Pair>
      <SearchSnippet {...words} url={url} />
      <WhatsappLinkSnippet
        {...words}
        url={url}
        picture={image ? getImageUrl(image, 480) : null}
        position={picture ? `${picture.focusX * 100}% ${picture.focusY * 100}%` : undefined}
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${tokens.space[12]};
  align-items: start;
`;
