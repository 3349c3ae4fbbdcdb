import { addDays, toIsoDate } from '@girassol/shared-domain';
import { ErrorState } from '@girassol/shared-ui';
import { useState } from 'react';
import { useFigures } from '../data/use-figures';
import { SiteFrame } from '../frame/SiteFrame';
import { WaitingPart } from '../frame/WaitingPart';
import { FigureBoard } from './FigureBoard';
import { NoFigures } from './NoFigures';
import { PeriodChoice } from './PeriodChoice';
import type { Period } from './periods';

/** `/editar-website/:uid/resultados`: what the site brings. */
export default function FiguresPage() {
  const [days, setDays] = useState<Period>(30);
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

function Figures({ days }: { days: Period }) {
  // Twice as long: what was before is what it is compared with.
  const { data, error, isError, refetch } = useFigures(days * 2);
  const today = toIsoDate(Date.now());
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingPart height={420} />;
  if (!data.counts.some(({ day }) => day > addDays(today, -days))) return <NoFigures days={days} />;
  return <FigureBoard counts={data.counts} today={today} days={days} />;
}
