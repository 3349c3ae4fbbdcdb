import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTypeNouns, isImportActive } from '@girassol/shared-domain/imports';
import { Icon, Row, Stack, Text, TextLink } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { resultPath } from '../../addresses/imports';
import { ProgressBar } from '../../figures/ProgressBar';
import { describeImportOutcome } from '../../result/import-figures';
import { ImportCheckCounts } from './Counts';
import { FaultList } from './FaultList';
import { RepeatedLines } from './RepeatedLines';

/** Panel "Conferência": the result of checking every row, and, once the import has started, the way to its own. */
export function CheckPanel({ record }: { record: ImportRecord }) {
  const panel = useRef<HTMLElement>(null);
  const hasBegun = useRef(false);
  const { state } = record;
  // It begins below what was being worked on.
  useEffect(() => {
    if (state === 'CHECKING' || hasBegun.current) panel.current?.scrollIntoView?.({ block: 'start' });
    hasBegun.current = true;
  }, [state]);
  return (
    <FormSection ref={panel} aria-label="Conferência">
      <h2>Conferência</h2>
      <Contents record={record} />
    </FormSection>
  );
}

function Contents({ record }: { record: ImportRecord }) {
  const { state, problem, done, rows } = record;
  if (record.startedTimestamp !== null) return <Started record={record} />;
  if (state === 'CHECKING')
    return (
      <>
        <p role="status">
          {/* How many there are is known once they were all read. */}
          {rows > 0
            ? `Conferindo: ${done.toLocaleString('pt-BR')} de ${formatCountWithNoun(rows, 'linha', 'linhas')}.`
            : `Conferindo: ${formatCountWithNoun(done, 'linha', 'linhas')}.`}
        </p>
        <ProgressBar
          aria-label="Andamento da conferência"
          max={Math.max(rows, 1)}
          {...(done > 0 && rows > 0 && { value: done })}
        />
      </>
    );
  if (state === 'FAILED')
    return (
      <Row gap={8} role="alert">
        <Icon name="error" size={18} />
        <Text tone="bad">{problem ?? 'A conferência foi interrompida. Confira de novo.'}</Text>
      </Row>
    );
  return <Checked record={record} />;
}

/** Replaces the expected counts after the start: nothing of them is to come any more. */
function Started({ record }: { record: ImportRecord }) {
  return (
    <>
      <p role="status">{describeImportOutcome(record)}</p>
      <TextLink as={Link} to={resultPath(record._id)}>
        {isImportActive(record.state) ? 'Acompanhar a importação' : 'Ver o resultado linha por linha'}
      </TextLink>
    </>
  );
}

function Checked({ record }: { record: ImportRecord }) {
  const { _id, counts, lookalikes, importType } = record;
  const { one, many } = importTypeNouns[importType];
  const needsHands = counts.faulty > 0 || counts.asking > 0;
  return (
    <>
      <p role="status">Nada foi gravado ainda.</p>
      <Stack gap={16}>
        <ImportCheckCounts counts={counts} />
        {lookalikes > 0 && (
          <Text as="p" size={13} tone="warn">
            {formatCountWithNoun(lookalikes, one, many)} com o mesmo e-mail ou telefone de quem já existe:
            possíveis duplicados.
          </Text>
        )}
        {counts.skipped > 0 && <RepeatedLines importId={_id} />}
        <FaultList importId={_id} hasFaults={counts.faulty > 0} />
        <TextLink as={Link} to={resultPath(_id)}>
          {needsHands
            ? counts.faulty > 0
              ? 'Corrigir as linhas com problema'
              : 'Responder às perguntas'
            : 'Ver linha por linha'}
        </TextLink>
      </Stack>
    </>
  );
}
