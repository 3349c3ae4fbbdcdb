import type { ImportRecord, ImportRow } from '@girassol/shared-domain/contract';
import type { RowDecision } from '@girassol/shared-domain/imports';
import { EmptyState, ErrorState, LoadMore, Stack } from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { useRows } from '../rows/use-rows';
import { DecisionButtons } from './DecisionButtons';
import { Question } from './Question';
import { useDecisions } from './use-decisions';

/** Questions that come at a time. What is answered makes room for the next. */
const MORE = 20;

interface QuestionsProps {
  record: ImportRecord;
  isReadOnly: boolean;
}

/** Rows that are there already: what is done with them is said one by one, or for all at once. */
export function Questions({ record, isReadOnly }: QuestionsProps) {
  const { data, error, isFetching, refetch } = useRows({ importId: record._id, state: 'ASK', skip: 0 });
  const { busy, decide, decideAll } = useDecisions(record);
  const [wanted, setWanted] = useState(MORE);
  if (!data)
    return error ? (
      <ErrorState
        isCompact
        error={error}
        title="Não foi possível carregar as perguntas"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingList label="Carregando as perguntas" />
    );
  if (data.rows.length === 0) return <EmptyState isCompact title="Nenhuma pergunta" />;
  const shown = data.rows.slice(0, wanted);
  return (
    <Stack gap={12}>
      {!isReadOnly && data.total > 1 && (
        <ForMany total={data.total} shown={shown} isBusy={busy.size > 0} onAll={decideAll} onShown={decide} />
      )}
      {shown.map((row) => (
        <Question key={row.line} row={row} type={record.importType}>
          {!isReadOnly && (
            <DecisionButtons
              label={`Linha ${row.line}`}
              isBusy={busy.has('all') || busy.has(row.line)}
              onDecide={(decision) => decide([row.line], decision)}
            />
          )}
        </Question>
      ))}
      {data.rows.length > wanted && (
        <LoadMore
          onMore={() => setWanted(wanted + MORE)}
          isLoading={false}
          hasFailed={false}
          failure="Não foi possível carregar mais perguntas."
        />
      )}
    </Stack>
  );
}

interface ForManyProps {
  total: number;
  shown: readonly ImportRow[];
  isBusy: boolean;
  onAll: (decision: RowDecision) => void;
  onShown: (lines: number[], decision: RowDecision) => void;
}

/** One answer for those on screen, and for all there are. */
function ForMany({ total, shown, isBusy, onAll, onShown }: ForManyProps) {
  const lines = shown.map(({ line }) => line);
  return (
    <Stack gap={8}>
      {shown.length < total && (
        <DecisionButtons
          label={`Para as ${shown.length.toLocaleString('pt-BR')} mostradas`}
          showsLabel
          isBusy={isBusy}
          onDecide={(decision) => onShown(lines, decision)}
        />
      )}
      <DecisionButtons
        label={`Para todas as ${total.toLocaleString('pt-BR')} linhas`}
        showsLabel
        isBusy={isBusy}
        onDecide={onAll}
      />
    </Stack>
  );
}
