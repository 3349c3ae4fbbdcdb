import { PageHeader, tokens, useIsPhone } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteGate } from './SiteGate';
import { SiteNav } from './SiteNav';
import { useSiteAccess } from './use-site-access';

interface SiteFrameProps {
  title: string;
  /** Summary of the page in a sentence, or the state of the site. */
  summary?: ReactNode;
  /** The primary action last: it stands at the right. */
  actions?: ReactNode;
  children: ReactNode;
  /** Takes the window as it is, and scrolls inside: the editor. */
  isWhole?: boolean | undefined;
}

/** Frame of a site page: header, navigation, and the access check for people who may edit the site (website-005). */
export function SiteFrame({ title, summary, actions, children, isWhole }: SiteFrameProps) {
  const access = useSiteAccess();
  // On a phone what stands above the tabs is of another height on each page: the tabs come first.
  const isPhone = useIsPhone();
  const isRefused = access === 'no-right' || access === 'not-ours';
  return (
    <Page $isWhole={isWhole}>
      {isPhone && !isRefused && (
        <TabsFirst>
          <SiteNav />
        </TabsFirst>
      )}
      <PageHeader
        title={title}
        {...(!isRefused && {
          summary: <Summary>{summary}</Summary>,
          nav: !isPhone && <SiteNav />,
          actions,
        })}
      />
      <SiteGate access={access}>{children}</SiteGate>
    </Page>
  );
}

const { screen, space } = tokens;

const TabsFirst = styled.div`
  min-width: 0;
  margin-bottom: ${space[12]};
`;

/** As wide on every page and in every state, so that the tabs beside it keep their position. */
const Summary = styled.div`
  width: 20rem;
  max-width: 100%;
`;

const Page = styled.div<{ $isWhole: boolean | undefined }>`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  max-width: ${({ $isWhole }) => ($isWhole ? 'none' : '84rem')};
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]};
  ${({ $isWhole }) => $isWhole && `padding-bottom: 0; height: 100%;`}
  @media ${screen.narrow} { padding: ${space[16]}; }
  ${({ $isWhole }) => $isWhole && `@media ${screen.compact} { height: auto; }`}
`;
