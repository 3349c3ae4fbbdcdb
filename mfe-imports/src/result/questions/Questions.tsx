import type { ImportRecord, ImportRow } from '@girassol/shared-domain/contract';
import type { ImportRowDecision } from '@girassol/shared-domain/imports';
import { EmptyState, ErrorState, LoadMore, Stack } from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { useImportRows } from '../rows/use-import-rows';
import { DuplicateDecisionButtons } from './DuplicateDecisionButtons';
import { provenDuplicateDecisionOptions } from './decision-labels';
import { DuplicateQuestion } from './Question';
import { useDuplicateDecisions } from './use-duplicate-decisions';

/** Questions that come at a time. What is answered makes room for the next. */
const MORE = 20;

interface QuestionsProps {
  record: ImportRecord;
  isReadOnly: boolean;
}

/**
 * List of the rows of an import that may be duplicates. A person answers the questions one by one, or all
 * with the same answer.
 */
export function DuplicateQuestions({ record, isReadOnly }: QuestionsProps) {
  const { data, error, isFetching, refetch } = useImportRows({ importId: record._id, state: 'ASK', skip: 0 });
  const { busy, decide, decideAll } = useDuplicateDecisions(record);
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
        <BulkAnswers
          total={data.total}
          shown={shown}
          isBusy={busy.size > 0}
          onAll={decideAll}
          onShown={decide}
        />
      )}
      {shown.map((row) => (
        <DuplicateQuestion key={row.line} row={row} type={record.importType}>
          {!isReadOnly && (
            <DuplicateDecisionButtons
              label={`Linha ${row.line}`}
              {...(isProven(record, row) && { answers: provenDuplicateDecisionOptions })}
              isBusy={busy.has('all') || busy.has(row.line)}
              onDecide={(decision) => decide([row.line], decision)}
            />
          )}
        </DuplicateQuestion>
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

/** Tells whether a row asks about a customer whose document is that of the one who is there, or of an earlier row. */
function isProven({ importType }: ImportRecord, { beside, record }: ImportRow): boolean {
  if (importType === 'customer') return beside?.equal.includes('cpf_ou_cnpj') === true;
  const isAboutCustomer =
    record === null && beside?.fields.some(({ property }) => property === 'nome_cliente');
  return isAboutCustomer === true && beside?.equal.includes('cpf_ou_cnpj_cliente') === true;
}

interface ForManyProps {
  total: number;
  shown: readonly ImportRow[];
  isBusy: boolean;
  onAll: (decision: ImportRowDecision) => void;
  onShown: (lines: number[], decision: ImportRowDecision) => void;
}

/** Buttons that answer the questions on screen, or all questions. */
function BulkAnswers({ total, shown, isBusy, onAll, onShown }: ForManyProps) {
  const lines = shown.map(({ line }) => line);
  return (
    <Stack gap={8}>
      {shown.length < total && (
        <DuplicateDecisionButtons
          label={`Para as ${shown.length.toLocaleString('pt-BR')} mostradas`}
          showsLabel
          isBusy={isBusy}
          onDecide={(decision) => onShown(lines, decision)}
        />
      )}
      <DuplicateDecisionButtons
        label={`Para todas as ${total.toLocaleString('pt-BR')} linhas`}
        showsLabel
        isBusy={isBusy}
        onDecide={onAll}
      />
    </Stack>
  );
}
