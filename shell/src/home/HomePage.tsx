import { Slot } from '@girassol/federation/remote';
import { useConditionFacts, useSession, useSettings } from '@girassol/shared-auth';
import { EmptyState, lazyPart, PageHeader, Skeleton, Stack, tokens } from '@girassol/shared-ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { usePageData } from '../page/page-context';
import { Page } from '../page-layout/Page';
import { formatLongDay, getGreeting } from './greeting';
import { loadingCardStyles, loadingTabsStyles } from './loading-card';
import { ScopeFilter } from './ScopeFilter';
import { UpdateNotice } from './UpdateNotice';
import { ViewedSellerText } from './ViewedSellerText';
import { buildViewOptions, hasViewChoice, type ViewScope } from './view-options';

/** Cards of a lower order lead the page: what a new account does first comes before its empty agenda. */
const LEADING_BELOW = 2;

const LoadingCard = styled.div`
  ${loadingCardStyles}
`;

const LoadingTabs = styled.div`
  ${loadingTabsStyles}
`;

/** Few have one: fetched where a white-label may. */
const HomeCarousel = lazyPart(() => import('./carousel/HomeCarousel'), <Skeleton height={224} radius={10} />);

// Named as a part of the home page, so that its page announces it.
const HomeTabs = lazyPart(
  () => import(/* webpackChunkName: "inicio--abas" */ './HomeTabs'),
  <LoadingTabs aria-hidden />,
);
const OperatorCard = lazyPart(() => import('../operation/OperatorHomeCard'), <LoadingCard aria-hidden />);

/**
 * Home page with the tabs and cards that the loaded areas contribute, for the chosen user, team or company
 * (shell.home-003): what comes next in the day before what was done.
 */
export default function HomePage() {
  const session = useSession();
  const facts = useConditionFacts();
  const settings = useSettings();
  const { preview } = usePageData();
  const [chosen, setChosen] = useState<ViewScope>();
  const [now] = useState(Date.now);

  const options = useMemo(() => {
    if (!session || !facts) return null;
    const known = settings ?? { teams: [], individualPermissions: {} };
    return buildViewOptions({ session, permissions: facts.permissions, settings: known });
  }, [session, facts, settings]);

  if (!session) return null;
  const [firstName] = session.personalData.name.split(' ');
  const scope = chosen ?? options?.initial;
  return (
    <Page>
      <Stack gap={16}>
        <UpdateNotice />
        <div>
          <PageHeader
            title={`${getGreeting(now)}, ${firstName}`}
            summary={scope?.type === 'VENDOR' ? <ViewedSellerText id={scope.id} /> : formatLongDay(now)}
            actions={
              options &&
              scope &&
              session.statusOk &&
              !session.isAdmin &&
              hasViewChoice(options) && <ScopeFilter options={options} scope={scope} onChange={setChosen} />
            }
          />
          <Stack gap={16}>
            {(session.whitelabel !== null || preview?.carousel) && <HomeCarousel />}
            {session.isAdmin ? (
              // Operators sell nothing: the cards of an installer would be empty.
              <Grid>
                {facts && (
                  <Slot name="operator-home.card/v1" context={{ session, permissions: facts.permissions }} />
                )}
                <OperatorCard />
              </Grid>
            ) : facts && scope ? (
              <>
                <Lead>
                  <Slot
                    name="home.card/v1"
                    context={{ session, permissions: facts.permissions, scope }}
                    filter={({ order }) => order < LEADING_BELOW}
                  />
                </Lead>
                <HomeTabs session={session} permissions={facts.permissions} scope={scope} />
                <Grid>
                  <Slot
                    name="home.card/v1"
                    context={{ session, permissions: facts.permissions, scope }}
                    filter={({ order }) => order >= LEADING_BELOW}
                    fallback={<NothingYet />}
                  />
                </Grid>
              </>
            ) : (
              <WaitingCards />
            )}
          </Stack>
        </div>
      </Stack>
    </Page>
  );
}

function NothingYet() {
  return (
    <Whole>
      <EmptyState
        title="Tudo tranquilo por aqui"
        text="Os números do seu dia aparecem aqui assim que houver uma área com algo a mostrar."
      />
    </Whole>
  );
}

function WaitingCards() {
  return (
    <Stack gap={16} aria-hidden>
      <LoadingTabs />
      <Grid>
        <LoadingCard />
        <LoadingCard />
        <LoadingCard />
      </Grid>
    </Stack>
  );
}

/** Cards of different heights, in as many columns as fit, without holes. */
const Grid = styled.div`
  columns: 320px;
  @media ${tokens.screen.widest} { columns: 4 288px; }
  column-gap: ${tokens.space[16]};
  > * { break-inside: avoid; margin-bottom: ${tokens.space[16]}; }
  [data-slot-loading] { ${loadingCardStyles} }
  [data-slot-failure] {
    padding: ${tokens.space[16]};
    border: 1px dashed ${tokens.color.line};
    border-radius: ${tokens.radius.card};
    color: ${tokens.color.inkSoft};
    font: ${tokens.font[13]};
  }
`;

/** Takes no room once its cards are done. */
const Lead = styled.div`
  &:empty { display: none; }
  [data-slot-loading] { ${loadingCardStyles} }
`;

const Whole = styled.div`
  column-span: all;
`;
