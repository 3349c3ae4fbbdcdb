import { IconButton, Row } from '@girassol/shared-ui';

interface RowPagesProps {
  /** Rows before the first one on screen. */
  first: number;
  shown: number;
  total: number;
  size: number;
  /** Counts from 0. */
  onPage: (page: number) => void;
}

/** Range of displayed rows, with buttons for the previous and next page. */
export function RowPagination({ first, shown, total, size, onPage }: RowPagesProps) {
  if (total <= size) return null;
  const page = first / size;
  return (
    <Row gap={8} justify="end">
      <span role="status">
        {(first + 1).toLocaleString('pt-BR')} a {(first + shown).toLocaleString('pt-BR')} de{' '}
        {total.toLocaleString('pt-BR')}
      </span>
      <IconButton
        icon="chevron-left"
        label="Linhas anteriores"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        label="Próximas linhas"
        disabled={first + shown >= total}
        onClick={() => onPage(page + 1)}
      />
    </Row>
  );
}
