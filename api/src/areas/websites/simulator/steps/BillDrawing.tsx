import { type Estimate, roundMoney } from '@girassol/shared-domain/website';

const WIDTH = 640;
const BAR = 52;
/** A bar stays one, however little is left to pay. */
const LEAST = 10;

/** The bill of an average month, without and with the system: two bars of one scale. */
export function BillDrawing({ bills }: { bills: NonNullable<Estimate['bills']> }) {
  const bars = [
    { label: 'Conta de hoje', amount: bills.without, className: 'before', y: 26 },
    { label: 'Conta com o sistema', amount: bills.with, className: 'after', y: 26 + BAR + 44 },
  ];
  const lengthOf = (amount: number) => Math.max(LEAST, (amount / bills.without) * WIDTH);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${2 * BAR + 76}`}
        role="img"
        aria-label={`Conta média de hoje ${roundMoney(bills.without)}, com o sistema ${roundMoney(bills.with)}.`}
      >
        {bars.map(({ label, amount, className, y }) => {
          const length = lengthOf(amount);
          const isInside = length > WIDTH / 3;
          return (
            <g key={label} className={className}>
              <text x="0" y={y - 8} className="name">
                {label}
              </text>
              <rect x="0" y={y} width={WIDTH} height={BAR} rx="8" className="ground" />
              <rect x="0" y={y} width={length} height={BAR} rx="8" className="bar" />
              <text
                x={isInside ? length - 16 : length + 14}
                y={y + BAR / 2 + 9}
                textAnchor={isInside ? 'end' : 'start'}
                className={isInside ? 'amount inside' : 'amount'}
              >
                {roundMoney(amount)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="hint">Média por mês, no primeiro ano, sem iluminação pública.</figcaption>
    </figure>
  );
}
