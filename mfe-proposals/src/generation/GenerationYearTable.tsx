import { useApiQuery } from '@girassol/shared-auth';
import { formatMoney, formatNumber } from '@girassol/shared-domain';
import { ErrorState, Spinner } from '@girassol/shared-ui';
import { FigureTable } from '../wizard-frame/FigureTable';

const kwh = (value: number) => formatNumber(value, 0);

/**
 * Table of the yearly generation, compensated energy and savings of a proposal, as calculated by the server
 * (proposals-030).
 */
export function GenerationYearTable({ pid }: { pid: string }) {
  const { data, error, isError, isFetching, refetch } = useApiQuery(
    'GET /generations/single/:pid/:complete',
    {
      params: { pid, complete: 'true' },
    },
  );
  if (isError && !data)
    return (
      <ErrorState
        error={error}
        isCompact
        title="Não foi possível carregar os anos"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label="Calculando os anos" />;
  return (
    <FigureTable label="Geração ano a ano">
      <thead>
        <tr>
          <th scope="col">Ano</th>
          <th scope="col">Geração (kWh)</th>
          <th scope="col">Compensada (kWh)</th>
          <th scope="col">Economia</th>
        </tr>
      </thead>
      <tbody>
        {(data.generation?.years ?? []).map(({ year, calendarYear, generation, compensated, savings }) => (
          <tr key={year}>
            <th scope="row">{calendarYear}</th>
            <td>{kwh(generation)}</td>
            <td>{kwh(compensated)}</td>
            <td>{formatMoney(savings)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

/** The dialog scrolls: arrow keys move what holds the focus. */
