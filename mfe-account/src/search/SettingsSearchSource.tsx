import { type SlotContext, useSlotContributions } from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import { canEditSettings } from '@girassol/shared-domain';
import { useEffect } from 'react';
import { accountSettingsSections } from '../settings/account-settings-sections';
import { searchSections } from '../settings/search-sections';

/**
 * Search source of the account area: finds sections of the settings page, including sections that other areas
 * contribute. Finds nothing unless the person may edit settings.
 */
export default function SettingsSearchSource({ session, search, onFound }: SlotContext<'search.source/v1'>) {
  const facts = useConditionFacts();
  const contributed = useSlotContributions('settings.section/v1', facts);
  useEffect(() => {
    const isAllowed = facts !== null && session.statusOk && canEditSettings(facts);
    const sections =
      isAllowed && search !== '' ? searchSections([...accountSettingsSections, ...contributed], search) : [];
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
