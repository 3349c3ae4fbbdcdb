import { GuardedPart, lazyScreen, useSlotContributions } from '@girassol/federation/remote';
import { useConditionFacts, useLastingAccess, useSession } from '@girassol/shared-auth';
import { canEditSettings } from '@girassol/shared-domain';
import {
  askToLeave,
  Button,
  EmptyState,
  PageHeader,
  Skeleton,
  tokens,
  useWindowWidth,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { OwnerRequest } from '../owner/OwnerRequest';
import { accountSettingsSections, SECURITY_SECTION_ID } from './account-settings-sections';
import { SectionBackLink } from './SectionBackLink';
import { SectionList } from './SectionList';
import { SectionNav } from './SectionNav';
import type { SettingsSection, SettingsSectionProps } from './settings-section';
import { useSettingsEditing } from './use-settings-editing';

const OwnSecurity = lazyScreen(
  async () => ({ default: (await import('../security/SecurityCards')).SecurityCards }),
  <Skeleton height={240} />,
);

/** Width of the window below which the list of sections is a page of its own, in pixels, as `tokens.screen.narrow`. */
const NARROW = 900;

/**
 * Page `/configuracoes`: shows one section of the account settings at a time, chosen by the query parameter `secao`. Without
 * one it shows the first section, and on narrow screens the list of all.
 */
export default function SettingsPage() {
  const session = useSession();
  const facts = useConditionFacts();
  const contributed = useSlotContributions('settings.section/v1', facts);
  const { settings, isDirty, setDirty, save } = useSettingsEditing();
  const [params, setParams] = useSearchParams();
  const isNarrow = useWindowWidth() < NARROW;
  const [leftId, setLeftId] = useState<string>();
  const staysOpen = useLastingAccess(facts !== null && canEditSettings(facts));

  const sections = [...accountSettingsSections, ...contributed].sort((a, b) => a.order - b.order);
  const chosen =
    sections.find(({ id }) => id === params.get('secao')) ?? (isNarrow ? undefined : sections[0]);

  async function choose(id: string | null) {
    if (id === chosen?.id || (isDirty && !(await askToLeave()))) return;
    setDirty(false);
    setLeftId(chosen?.id);
    setParams(id === null ? {} : { secao: id });
  }

  if (facts && session && !staysOpen) {
    // The own access is everybody's matter; accounts in bad standing reach it nowhere else.
    if (params.get('secao') === SECURITY_SECTION_ID || !session.statusOk)
      return (
        <Page>
          <PageHeader title="Segurança" summary="Como você entra, e onde está conectado." />
          <Content>
            <OwnSecurity session={session} />
          </Content>
        </Page>
      );
    const personal = contributed.find(({ id, isPersonal }) => isPersonal && id === params.get('secao'));
    if (settings && personal)
      return (
        <Page>
          <PageHeader title="Configurações" />
          <Content>
            <SectionContent
              section={personal}
              permissions={facts.permissions}
              {...{ session, settings, save }}
              onDirtyChange={setDirty}
            />
          </Content>
        </Page>
      );
    return (
      <Page>
        <PageHeader title="Configurações" />
        <EmptyState
          title="Sem acesso às configurações"
          text={<OwnerRequest permission="alterar as configurações" />}
          action={
            <Button onClick={() => setParams({ secao: SECURITY_SECTION_ID })}>Senha e segurança</Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title="Configurações" summary="O que vale para todos da conta." />
      {!settings || !session || !facts ? (
        <Skeleton height={240} />
      ) : !chosen ? (
        <SectionList sections={sections} leftId={leftId} onChoose={(id) => void choose(id)} />
      ) : (
        <Columns>
          {isNarrow ? (
            <SectionBackLink onBack={() => void choose(null)} />
          ) : (
            <SectionNav sections={sections} chosen={chosen} onChoose={(id) => void choose(id)} />
          )}
          <Content>
            <SectionContent
              key={chosen.id}
              section={chosen}
              permissions={facts.permissions}
              {...{ session, settings, save }}
              onDirtyChange={setDirty}
            />
          </Content>
        </Columns>
      )}
    </Page>
  );
}

function SectionContent({ section, ...props }: SettingsSectionProps & { section: SettingsSection }) {
  return (
    <GuardedPart remote="mfe-account" part={section.id} title={section.title}>
      <section.Component {...props} />
    </GuardedPart>
  );
}

const { screen, space } = tokens;

const Page = styled.div`
  box-sizing: border-box;
  max-width: 84rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} 0;
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} 0; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  gap: ${space[32]};
  align-items: start;
  @media ${screen.compact} { grid-template-columns: 12rem minmax(0, 1fr); gap: ${space[24]}; }
  @media ${screen.narrow} { grid-template-columns: minmax(0, 1fr); gap: ${space[16]}; }
`;

const Content = styled.div`
  min-width: 0;
  max-width: 68rem;
`;
