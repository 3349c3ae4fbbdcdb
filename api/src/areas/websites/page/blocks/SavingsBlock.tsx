import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { BlockProps } from './block-context';
import { Line } from './Line';
import { Section } from './Section';
import { SiteButton } from './SiteButton';

const reais = (value: number): string => formatMoney(value).replace(/,00$/, '');

/** A bill before and after, drawn to scale, with where its figures come from. */
export function SavingsBlock({ site, block }: BlockProps<'savings'>) {
  const { billBefore, billAfter, basis, button } = block.values;
  const hasBoth = billBefore !== null && billAfter !== null && billBefore > 0;
  return (
    <Section site={site} block={block}>
      {hasBoth && (
        <div className="bills box">
          <Bill label="Antes" value={billBefore} share={1} kind="before" />
          <Bill label="Depois" value={billAfter} share={Math.min(1, billAfter / billBefore)} kind="after" />
          {billAfter < billBefore && (
            <p className="less">
              <strong>{formatNumber(((billBefore - billAfter) / billBefore) * 100, 0)}%</strong> menos, neste
              exemplo
            </p>
          )}
        </div>
      )}
      <Line site={site} field="basis" text={basis} className="note" />
      {button && (
        <p className="buttons">
          <SiteButton site={site} field="button" link={button} />
        </p>
      )}
    </Section>
  );
}

function Bill({ label, value, share, kind }: { label: string; value: number; share: number; kind: string }) {
  return (
    <div className={`bill ${kind}`}>
      <p>
        <span>{label}</span> <strong>{reais(value)}</strong> <span>por mês</span>
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(Math.max(0.02, share) * 100).toFixed(1)} height="6" />
      </svg>
    </div>
  );
}
