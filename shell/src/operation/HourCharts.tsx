import type { RegistryChange, RemoteStatusReport } from '@girassol/federation/operations';
import { tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { describeLiveVersionChange, formatCount, formatMilliseconds } from './figures-text';
import {
  buildHoursOfLastDay,
  describeHour,
  formatHour,
  getPositionInDay,
  type HourFigures,
} from './last-day';
import { useHourlyReleaseFigures } from './use-registry';

/**
 * Charts of an area's opens, failures and opening times in each hour of the last day, with marks where the
 * live version changed.
 */
export function HourCharts({ report: { remote, history } }: { report: RemoteStatusReport }) {
  const { data } = useHourlyReleaseFigures(remote);
  const day = buildHoursOfLastDay(data ?? [], Date.now());
  const busiest = Math.max(...day.map(({ opens, failures }) => opens + failures));
  const slowest = Math.max(...day.map(({ meanOpenMs }) => meanOpenMs ?? 0));
  if (busiest === 0) return null;
  const failures = day.reduce((sum, hour) => sum + hour.failures, 0);
  const share = (part: number, whole: number) => ({ height: `${(part / (whole || 1)) * 100}%` });

  return (
    <Charts>
      <Chart
        title="Aberturas por hora"
        most={formatCount(busiest)}
        label={`Aberturas por hora nas últimas 24 horas: até ${formatCount(busiest)}, ao todo ${formatCount(failures)} com falha.`}
        {...{ day, history }}
        bar={(hour) => (
          <>
            <Bar data-failed style={share(hour.failures, busiest)} />
            <Bar style={share(hour.opens, busiest)} />
          </>
        )}
      />
      <Chart
        title="Tempo para abrir"
        most={formatMilliseconds(slowest)}
        label={`Tempo médio para abrir por hora nas últimas 24 horas: até ${formatMilliseconds(slowest)}.`}
        {...{ day, history }}
        bar={({ meanOpenMs }) => <Bar style={share(meanOpenMs ?? 0, slowest)} />}
      />
    </Charts>
  );
}

interface ChartProps {
  title: string;
  /** Label of the full height. */
  most: string;
  label: string;
  day: readonly HourFigures[];
  history: readonly RegistryChange[];
  bar: (hour: HourFigures) => ReactNode;
}

function Chart({ title, most, label, day, history, bar }: ChartProps) {
  const changes = history.flatMap((change) => {
    const place = getPositionInDay(day, change.at);
    return place === null ? [] : [{ ...change, place }];
  });
  return (
    <figure>
      <figcaption>
        {title} <span>até {most}</span>
      </figcaption>
      <Plot role="img" aria-label={label}>
        {day.map((hour) => (
          <Hour key={hour.at} data-tip={describeHour(hour)}>
            {bar(hour)}
          </Hour>
        ))}
        {changes.map((change) => (
          <Change
            key={change.id}
            style={{ left: `${change.place * 100}%` }}
            data-tip={describeLiveVersionChange(change)}
          />
        ))}
      </Plot>
      <Axis aria-hidden>
        {day
          .filter((_, index) => index % 6 === 0)
          .map(({ at }) => (
            <span key={at}>{formatHour(at)}</span>
          ))}
        <span>agora</span>
      </Axis>
    </figure>
  );
}

const { color, font, screen, space } = tokens;

const Charts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[24]};
  @media ${screen.phone} { grid-template-columns: minmax(0, 1fr); gap: ${space[12]}; }
  figure { margin: 0; }
  figcaption { margin-bottom: ${space[8]}; font: 500 ${font[13]}; }
  figcaption span { color: ${color.inkSoft}; font: ${font[12]}; }
`;

const Plot = styled.div`
  position: relative;
  display: flex;
  height: 5rem;
  border-bottom: 1px solid ${color.line};
`;

const Hour = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  padding: 0 1px;
  &:hover { background: ${color.hover}; }
`;

const Bar = styled.i`
  background: ${color.chartSavings};
  &[data-failed] { background: ${color.bad}; }
`;

/** A change of the registry. Wider than its line, so that a pointer finds it. */
const Change = styled.i`
  position: absolute;
  inset-block: 0;
  width: 9px;
  margin-left: -4px;
  background: linear-gradient(90deg, transparent 4px, ${color.ink} 4px 5px, transparent 5px);
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[12]};
`;
