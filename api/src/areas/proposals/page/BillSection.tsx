import { formatMoney } from '@girassol/shared-domain';
import type { PageFacts } from './page-facts';
import { Section } from './Section';
import { percent, roundMoney } from './words';

/** The bill of today beside the one with the system: averages of the first year. */
export function BillSection({ study }: PageFacts) {
  const [first] = study?.generation?.years ?? [];
  if (!first || first.billWithout <= 0) return null;
  const [before, after] = [first.billWithout / 12, first.billWith / 12];
  const share = Math.max(0.02, Math.min(1, after / before));
  return (
    <Section
      id="conta"
      title="Sua conta de luz"
      lead={`Média por mês no primeiro ano, com a tarifa de hoje: ${percent((before - after) / before, 0)} menos.`}
    >
      <div className="bills">
        <Bill label="Sem energia solar" value={before} share={1} kind="before" />
        <Bill label="Com energia solar" value={after} share={share} kind="after" />
      </div>
      <p className="saving">
        <strong>{roundMoney(before - after)}</strong> de economia por mês,{' '}
        <strong>{roundMoney(first.savings)}</strong> no primeiro ano.
      </p>
    </Section>
  );
}

interface BillProps {
  label: string;
  value: number;
  /** Of the longer bar. */
  share: number;
  kind: 'before' | 'after';
}

function Bill({ label, value, share, kind }: BillProps) {
  return (
    <div className="bill">
      <p>
        <span>{label}</span> <strong>{formatMoney(value)}</strong>
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={kind} width={(share * 100).toFixed(1)} height="6" rx="1" />
      </svg>
    </div>
  );
}
