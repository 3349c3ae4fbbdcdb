import type { SiteContent } from '@girassol/shared-domain/website';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { imageUrl, useImages } from '../data/use-images';
import { MessageSnippet } from './MessageSnippet';
import { SearchSnippet } from './SearchSnippet';
import { snippetWords } from './snippet-words';

interface SiteSnippetsProps {
  content: Pick<SiteContent, 'business' | 'search' | 'blocks'>;
  /** Where the site is. */
  url: string;
}

/** The site as it is met outside of itself: in a search, and in a message. */
export function SiteSnippets({ content, url }: SiteSnippetsProps) {
  const { data } = useImages();
  const { picture } = content.search;
  const image = data?.images.find(({ _id }) => _id === picture?.imageId);
  const words = snippetWords(content);
  return (
    <Pair>
      <SearchSnippet {...words} url={url} />
      <MessageSnippet
        {...words}
        url={url}
        picture={image ? imageUrl(image, 480) : null}
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
