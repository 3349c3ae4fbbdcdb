import { TextLink, tokens } from '@girassol/shared-ui';
import type { ArticleReference } from '@girassol/support-domain/contract';
import { buildArticlePath } from '@girassol/support-domain/help';
import { styled } from 'styled-components';

/** Links to help articles. They open beside the page, whose work stays as it is. */
export function ArticleLinks({ articles }: { articles: readonly ArticleReference[] }) {
  return (
    <List>
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <TextLink href={buildArticlePath(slug)} target="_blank" rel="noopener">
            {title}
          </TextLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
