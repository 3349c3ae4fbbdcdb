import { type SignatureState, type SignatureTone, signatureBadges } from '@girassol/shared-domain/signatures';
import { Badge, type Tone } from '@girassol/shared-ui';

/** Colours of how serious a state is; the word carries the meaning. */
const tones: Record<SignatureTone, Tone> = {
  neutral: 'neutral',
  info: 'info',
  warning: 'warn',
  negative: 'bad',
  positive: 'good',
};

/** Where a document stands. */
export function SignatureBadge({ state }: { state: SignatureState }) {
  const { label, tone } = signatureBadges[state];
  return <Badge tone={tones[tone]}>{label}</Badge>;
}
