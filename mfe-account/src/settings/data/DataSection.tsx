import { NoAccessState, Stack } from '@girassol/shared-ui';
import type { SettingsSectionProps } from '../settings-section';
import { ArchiveSection } from './ArchiveSection';
import { ClosureSection } from './ClosureSection';

/** Settings section in which the owner takes the data of the account away, and ends the account. */
export default function DataSection({ session }: SettingsSectionProps) {
  if (session.type !== 'MANAGER')
    return (
      <NoAccessState
        title="Os dados são cuidados pelo titular"
        text="Só quem abriu a conta baixa tudo dela, ou a encerra. Fale com essa pessoa se precisar de algo daqui."
      />
    );
  return (
    <Stack gap={16}>
      <ArchiveSection userId={session.userId} />
      <ClosureSection userId={session.userId} />
    </Stack>
  );
}
