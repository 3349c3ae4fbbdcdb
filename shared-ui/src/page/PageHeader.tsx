import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { keepFiguresWhole } from '../text/figures';
import { Heading } from '../text/Heading';
import { tokens } from '../tokens/tokens';

const { color, space, screen } = tokens;

/** Windows in which title, sister pages and actions stand in one row, the title with room to spare. */
const ROOMY = '(min-width: 1360px)';

const besideNavStyles = css`
  @media ${ROOMY} {
    min-width: 17.5rem;
    > :not(h1) { max-width: 17.5rem; }
  }
`;

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding-bottom: ${space[16]};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[8]} ${space[24]};
`;

/* Beside sister pages it is as wide on each of them, so that the way between them does not move under the pointer. */
const Titles = styled.div<{ $hasNav: boolean }>`
  min-width: 0;
  max-width: 44rem;
  ${({ $hasNav }) => $hasNav && besideNavStyles}
`;

const Summary = styled.div`
  margin-top: 2px;
  font: var(--g-text-13);
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-left: auto;
  @media ${screen.phone} {
    width: 100%;
    > * { flex: 1 1 auto; white-space: nowrap; }
    /* A button of one icon stays as small as it is. */
    > button[aria-label] { flex: none; }
  }
`;

const Nav = styled.div`
  min-width: 0;
  @media ${screen.narrow} {
    order: 1;
    width: 100%;
  }
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[8]};
`;

export interface PageHeaderProps {
  title: string;
  /** Summary of the page in a sentence or a count. */
  summary?: ReactNode;
  /** The way to the sister pages, beside the title. */
  nav?: ReactNode;
  /** The primary action last: it stands at the right. */
  actions?: ReactNode;
  /** Filters, in one row that wraps. */
  filters?: ReactNode;
  id?: string | undefined;
}

/**
 * Header of a page with title, summary, navigation, actions and filters. The title can receive the focus
 * after navigation (`tabIndex={-1}`).
 */
export function PageHeader({ title, summary, nav, actions, filters, id }: PageHeaderProps) {
  return (
    <Head>
      <Top>
        <Titles $hasNav={Boolean(nav)}>
          <Heading level={1} id={id} tabIndex={-1}>
            {title}
          </Heading>
          {summary && <Summary>{keepFiguresWhole(summary)}</Summary>}
        </Titles>
        {nav && <Nav>{nav}</Nav>}
        {actions && <Actions>{actions}</Actions>}
      </Top>
      {filters && <Filters>{filters}</Filters>}
    </Head>
  );
}
