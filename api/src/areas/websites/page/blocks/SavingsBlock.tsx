import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { BlockProps } from './block-props';
import { TextLine } from './Line';
import { BlockSection } from './Section';
import { SiteButton } from './SiteButton';

const reais = (value: number): string => formatMoney(value).replace(/,00$/, '');

/**
 * Block of a site's page that draws an energy bill before and after a solar system to scale, with the source
 * of its figures.
 */
export function SavingsBlock({ site, block }: BlockProps<'savings'>) {
  const { billBefore, billAfter, basis, button } = block.values;
  const lessPercent = formatNumber((1 - (billAfter ?? 0) / (billBefore || 1)) * 100, 0);
  const hasBoth = billBefore !== null && billAfter !== null && billBefore > 0;
  return (
    <BlockSection site={site} block={block}>
      {hasBoth && (
        <div className="bills box">
          <Bill label="Antes" value={billBefore} share={1} kind="before" />
          <Bill label="Depois" value={billAfter} share={Math.min(1, billAfter / billBefore)} kind="after" />
          {billAfter < billBefore && lessPercent !== '0' && (
            <p className="less">
              <strong>{lessPercent}%</strong> menos, neste exemplo
            </p>
          )}
        </div>
      )}
      <TextLine site={site} field="basis" text={basis} className="note" />
      {button && (
        <p className="buttons">
          <SiteButton site={site} field="button" link={button} />
        </p>
      )}
    </BlockSection>
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
