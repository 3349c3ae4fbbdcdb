import { formatCount, formatDate } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTitles } from '@girassol/shared-domain/imports';
import { styled } from 'styled-components';
import { writtenRows } from '../written';

/** What taking an import back does, in its three buckets. */
export function UndoQuestion({ record }: { record: ImportRecord }) {
  const { one, many } = importTitles[record.importType];
  return (
    <>
      <p>
        {formatCount(writtenRows(record), 'linha gravada será olhada', 'linhas gravadas serão olhadas')} uma a
        uma:
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
