import { SecurityCards } from '../../security/SecurityCards';
import type { SettingsSectionProps } from '../settings-section';

/** Section Segurança of the settings page: how the person itself comes in. */
export default function SecuritySection({ session }: SettingsSectionProps) {
  return <SecurityCards session={session} />;
}
