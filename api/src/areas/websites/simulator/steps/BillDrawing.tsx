import { type Estimate, roundMoney } from '@girassol/shared-domain/website';

/** A bar stays one, however little is left to pay. */
const LEAST = 0.015;

/** The bill of an average month, without and with the system: two bars of one scale. */
export function BillDrawing({ bills }: { bills: NonNullable<Estimate['bills']> }) {
  const bars = [
    { label: 'Conta de hoje', amount: bills.without, kind: 'before' },
    { label: 'Conta com o sistema', amount: bills.with, kind: 'after' },
  ];
  return (
    <figure className="bills">
      {bars.map(({ label, amount, kind }) => (
        <div key={label} className={`bill ${kind}`}>
          <p>
            <span>{label}</span> <strong>{roundMoney(amount)}</strong> <span>por mês</span>
          </p>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(Math.max(LEAST, amount / bills.without) * 100).toFixed(1)} height="6" />
          </svg>
        </div>
      ))}
      <figcaption className="hint">Média por mês, no primeiro ano, sem iluminação pública.</figcaption>
    </figure>
  );
}
