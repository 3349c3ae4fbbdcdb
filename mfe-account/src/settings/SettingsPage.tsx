import { GuardedPart, useSlotContributions } from '@girassol/federation/remote';
import { useFacts, useSession } from '@girassol/shared-auth';
import { editsSettings } from '@girassol/shared-domain';
import { askToLeave, EmptyState, PageHeader, Skeleton, tokens } from '@girassol/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ownSections } from './own-sections';
import { SectionNav } from './SectionNav';
import { useSettingsEditing } from './use-settings-editing';

/** `/configuracoes`: the settings of the account, a section at a time, each with an address (`?secao=`). */
export default function SettingsPage() {
  const session = useSession();
  const facts = useFacts();
  const contributed = useSlotContributions('settings.section/v1', facts);
  const { settings, isDirty, setDirty, save } = useSettingsEditing();
  const [params, setParams] = useSearchParams();

  const sections = [...ownSections, ...contributed].sort((a, b) => a.order - b.order);
  const chosen = sections.find(({ id }) => id === params.get('secao')) ?? sections[0];

  async function choose(id: string) {
    if (id === chosen?.id || (isDirty && !(await askToLeave()))) return;
    setDirty(false);
    setParams({ secao: id });
  }

  if (facts && !editsSettings(facts)) {
    return (
      <Page>
        <PageHeader title="Configurações" />
        <EmptyState
          title="Sem acesso às configurações"
          text="Peça ao gerente da conta a permissão para alterar as configurações."
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
