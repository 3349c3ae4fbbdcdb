import { SupportLink } from '@girassol/federation/remote';
import { EmptyState, Stack, WayLinks } from '@girassol/shared-ui';
import { describeOwner } from '../../owner/describe-owner';
import { useOwnerName } from '../../owner/use-owner-name';
import type { SettingsSectionProps } from '../settings-section';
import { ArchiveSection } from './ArchiveSection';
import { ClosureSection } from './ClosureSection';

/** Settings section in which the owner takes the data of the account away, and ends the account. */
export default function DataSection({ session }: SettingsSectionProps) {
  if (session.type !== 'MANAGER') return <OwnerOnly />;
  return (
    <Stack gap={16}>
      <ArchiveSection userId={session.userId} />
      <ClosureSection userId={session.userId} />
    </Stack>
  );
}

function OwnerOnly() {
  const owner = useOwnerName();
  return (
    <EmptyState
      title="Os dados são cuidados pelo titular"
      text={`Só ${describeOwner(owner)} baixa todos os dados e encerra a conta. Fale com essa pessoa, ou com a nossa equipe, se precisar de algo daqui.`}
      action={<SupportLink links={WayLinks} message="Olá! Preciso de ajuda com os dados da minha conta." />}
    />
  );
}
