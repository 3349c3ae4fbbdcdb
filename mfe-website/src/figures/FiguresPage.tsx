import { addDays, toIsoDate } from '@girassol/shared-domain';
import { ErrorState } from '@girassol/shared-ui';
import { useState } from 'react';
import { useSiteFigures } from '../data/use-figures';
import { SiteFrame } from '../frame/SiteFrame';
import { SkeletonPart } from '../frame/WaitingPart';
import { FiguresOverview } from './FigureBoard';
import { NoFigures } from './NoFigures';
import { PeriodChoice } from './PeriodChoice';
import type { FigurePeriod } from './periods';

/** Page `/editar-website/:uid/resultados`: numbers of visits, simulations and contacts of the site. */
export default function FiguresPage() {
  const [days, setDays] = useState<FigurePeriod>(30);
  return (
    <SiteFrame
      title="Resultados do site"
      summary="Visitas, simulações e contatos, dia a dia."
      actions={<PeriodChoice value={days} onChange={setDays} />}
    >
      <Figures days={days} />
    </SiteFrame>
  );
}

function Figures({ days }: { days: FigurePeriod }) {
  // Twice as long: what was before is what it is compared with.
  const { data, error, isError, refetch } = useSiteFigures(days * 2);
  const today = toIsoDate(Date.now());
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonPart height={420} />;
  if (!data.counts.some(({ day }) => day > addDays(today, -days))) return <NoFigures days={days} />;
  return <FiguresOverview counts={data.counts} today={today} days={days} />;
}
