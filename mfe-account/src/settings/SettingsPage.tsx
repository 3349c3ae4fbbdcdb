import { GuardedPart, lazyScreen, useSlotContributions } from '@girassol/federation/remote';
import { useConditionFacts, useLastingAccess, useSession } from '@girassol/shared-auth';
import { canEditSettings } from '@girassol/shared-domain';
import { askToLeave, Button, EmptyState, PageHeader, Skeleton, tokens } from '@girassol/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { accountSettingsSections, SECURITY_SECTION_ID } from './account-settings-sections';
import { SectionNav } from './SectionNav';
import { useSettingsEditing } from './use-settings-editing';

const OwnSecurity = lazyScreen(
  async () => ({ default: (await import('../security/SecurityCards')).SecurityCards }),
  <Skeleton height={240} />,
);

/**
 * Page `/configuracoes`: shows one section of the account settings at a time, chosen by the query parameter `secao`.
 */
export default function SettingsPage() {
  const session = useSession();
  const facts = useConditionFacts();
  const contributed = useSlotContributions('settings.section/v1', facts);
  const { settings, isDirty, setDirty, save } = useSettingsEditing();
  const [params, setParams] = useSearchParams();
  const staysOpen = useLastingAccess(facts !== null && canEditSettings(facts));

  const sections = [...accountSettingsSections, ...contributed].sort((a, b) => a.order - b.order);
  const chosen = sections.find(({ id }) => id === params.get('secao')) ?? sections[0];

  async function choose(id: string) {
    if (id === chosen?.id || (isDirty && !(await askToLeave()))) return;
    setDirty(false);
    setParams({ secao: id });
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
    return (
      <Page>
        <PageHeader title="Configurações" />
        <EmptyState
          title="Sem acesso às configurações"
          text="Peça ao gerente da conta a permissão para alterar as configurações."
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
      {!settings || !session || !facts || !chosen ? (
        <Skeleton height={240} />
      ) : (
        <Columns>
          <SectionNav sections={sections} chosen={chosen} onChoose={(id) => void choose(id)} />
          <Content>
            <GuardedPart key={chosen.id} remote="mfe-account" part={chosen.id} title={chosen.title}>
              <chosen.Component
                session={session}
                permissions={facts.permissions}
                settings={settings}
                save={save}
                onDirtyChange={setDirty}
              />
            </GuardedPart>
          </Content>
        </Columns>
      )}
    </Page>
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
