import { formatCountWithNoun, formatDate } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTypeNouns } from '@girassol/shared-domain/imports';
import { styled } from 'styled-components';
import { countWrittenRows } from '../import-state';

/**
 * Text in the dialog that undoes an import: which records are removed or restored, which are kept, and which
 * are untouched.
 */
export function UndoExplanation({ record }: { record: ImportRecord }) {
  const { one, many } = importTypeNouns[record.importType];
  return (
    <>
      <p>
        {formatCountWithNoun(
          countWrittenRows(record),
          'linha gravada será olhada',
          'linhas gravadas serão olhadas',
        )}{' '}
        uma a uma:
      </p>
      <Buckets>
        <li>
          <strong>Desfeitos:</strong> o que esta importação criou e ninguém usou desde então é excluído; o que
          ela alterou volta a ser como era, campo a campo.
        </li>
        <li>
          <strong>Mantidos:</strong> cada {one} que alguém editou ou usou depois fica como está, com o motivo.
        </li>
        <li>
          <strong>Intocados:</strong> {many} que já existiam e não mudaram, e as linhas puladas ou com
          problema.
        </li>
      </Buckets>
      {record.undoUntil !== null && <p>É possível desfazer até {formatDate(record.undoUntil)}.</p>}
    </>
  );
}

const Buckets = styled.ul`
  margin: 0;
  padding-left: 1.25em;
  list-style: disc;
  > li { margin: 6px 0; }
`;
