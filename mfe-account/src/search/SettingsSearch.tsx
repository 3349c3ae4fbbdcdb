import { type SlotContext, useSlotContributions } from '@girassol/federation/remote';
import { useFacts } from '@girassol/shared-auth';
import { editsSettings } from '@girassol/shared-domain';
import { useEffect } from 'react';
import { ownSections } from '../settings/own-sections';
import { searchSections } from '../settings/search-sections';

/** What the search of everything finds of this area: the sections of the settings, those of other areas too. */
export default function SettingsSearch({ session, search, onFound }: SlotContext<'search.source/v1'>) {
  const facts = useFacts();
  const contributed = useSlotContributions('settings.section/v1', facts);
  useEffect(() => {
    const isAllowed = facts !== null && session.statusOk && editsSettings(facts);
    const sections =
      isAllowed && search !== '' ? searchSections([...ownSections, ...contributed], search) : [];
    onFound({
      findings: sections.map(({ id, title }) => ({
        id,
        group: 'Configurações',
        title,
        icon: 'sliders',
        to: `/configuracoes?secao=${encodeURIComponent(id)}`,
      })),
      isLoading: false,
      hasFailed: false,
    });
  }, [session, facts, contributed, search, onFound]);
  return null;
}
