import {
  type SignatureBadgeTone,
  type SignatureState,
  signatureBadges,
} from '@girassol/shared-domain/signatures';
import { Badge, type Tone } from '@girassol/shared-ui';

/** Colours of how serious a state is; the word carries the meaning. */
const tones: Record<SignatureBadgeTone, Tone> = {
  neutral: 'neutral',
  info: 'info',
  warning: 'warn',
  negative: 'bad',
  positive: 'good',
};

/** Badge with the state of a signature. */
export function SignatureBadge({ state }: { state: SignatureState }) {
  const { label, tone } = signatureBadges[state];
  return <Badge tone={tones[tone]}>{label}</Badge>;
}
