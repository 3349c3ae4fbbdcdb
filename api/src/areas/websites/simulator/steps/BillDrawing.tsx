import { formatRoundedMoney, type SystemEstimate } from '@girassol/shared-domain/website';

/** A bar stays one, however little is left to pay. */
const MIN_BAR_SHARE = 0.015;

/**
 * Chart of the simulator with the average monthly bill without and with the solar system, as two bars of the
 * same scale.
 */
export function BillChart({ bills }: { bills: NonNullable<SystemEstimate['bills']> }) {
  const bars = [
    { label: 'Conta de hoje', amount: bills.without, kind: 'before' },
    { label: 'Conta com o sistema', amount: bills.with, kind: 'after' },
  ];
  return (
    <figure className="bills">
      {bars.map(({ label, amount, kind }) => (
        <div key={label} className={`bill ${kind}`}>
          <p>
            <span>{label}</span> <strong>{formatRoundedMoney(amount)}</strong> <span>por mês</span>
          </p>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(Math.max(MIN_BAR_SHARE, amount / bills.without) * 100).toFixed(1)} height="6" />
          </svg>
        </div>
      ))}
      <figcaption className="hint">Média por mês, no primeiro ano, sem iluminação pública.</figcaption>
    </figure>
  );
}
