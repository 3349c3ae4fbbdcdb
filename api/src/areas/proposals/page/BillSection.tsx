import { formatMoney } from '@girassol/shared-domain';
import { formatPercentage, formatWholeMoney } from './format-figures';
import { PageSection } from './PageSection';
import type { ProposalPageData } from './proposal-page-data';

/**
 * Section of a proposal's page that compares the average monthly bill without and with the solar system in
 * the first year.
 */
export function BillSection({ study }: ProposalPageData) {
  const [first] = study?.generation?.years ?? [];
  if (!first || first.billWithout <= 0) return null;
  const [before, after] = [first.billWithout / 12, first.billWith / 12];
  const longest = Math.max(before, after);
  return (
    <PageSection
      id="conta"
      title="Sua conta de luz"
      lead={`Média por mês no primeiro ano, com a tarifa de hoje: ${describeChange(before, after)}.`}
    >
      <div className="bills">
        <Bill label="Sem energia solar" value={before} share={before / longest} kind="before" />
        <Bill label="Com energia solar" value={after} share={after / longest} kind="after" />
      </div>
      <p className="saving">
        <strong>{formatWholeMoney(Math.abs(before - after))}</strong>{' '}
        {after > before ? 'a mais' : 'de economia'} por mês,{' '}
        <strong>{formatWholeMoney(Math.abs(first.savings))}</strong> no primeiro ano.
      </p>
    </PageSection>
  );
}

/** Describes a change in percent: `95% menos`, `12% a mais`. */
function describeChange(before: number, after: number): string {
  const share = formatPercentage(Math.abs(before - after) / before, 0);
  if (share === '0%') return 'quase o mesmo valor';
  return after > before ? `${share} a mais` : `${share} menos`;
}

interface BillProps {
  label: string;
  value: number;
  /** Length as a fraction of the longer bar. */
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
        <rect className={kind} width={(Math.max(0.02, share) * 100).toFixed(1)} height="6" rx="1" />
      </svg>
    </div>
  );
}
