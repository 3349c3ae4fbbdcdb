import { IconButton } from '../actions/IconButton';
import { FilterSelect } from '../filters/FilterSelect';
import { Row } from '../layout/Stack';
import { ListFooter } from './list-layout';

/** Allowed numbers of rows per page. */
export const pageSizes = [10, 20, 50] as const;
/** Default number of rows per page. */
export const DEFAULT_ROWS_PER_PAGE = 20;

export interface PagerProps {
  /** `Clientes por página` */
  sizeLabel: string;
  /** From 1. */
  page: number;
  size: number;
  /** Lines on this page. */
  shown: number;
  hasMore: boolean;
  /** Lines on all pages, where it is known. */
  total?: number | undefined;
  onChange: (change: { page: number } | { size: number }) => void;
}

/** Controls of the page and the page size of a list. */
export function Pager({ sizeLabel, page, size, shown, hasMore, total, onChange }: PagerProps) {
  const first = (page - 1) * size + 1;
  if (shown === 0 && page === 1) return null;
  const ofTotal = total === undefined ? '' : ` de ${total.toLocaleString('pt-BR')}`;
  return (
    <ListFooter aria-label="Páginas da lista">
      <FilterSelect
        label={sizeLabel}
        hideLabel
        size="sm"
        options={pageSizes.map((option) => ({ value: String(option), label: `${option} por página` }))}
        value={String(size)}
        onChange={(value) => onChange({ size: pageSizes.find((option) => String(option) === value) ?? size })}
      />
      <Row gap={8}>
        <span role="status">{shown > 0 && `${first} a ${first + shown - 1}${ofTotal}`}</span>
        <IconButton
          icon="chevron-left"
          label="Página anterior"
          disabled={page === 1}
          onClick={() => onChange({ page: page - 1 })}
        />
        <IconButton
          icon="chevron-right"
          label="Próxima página"
          disabled={!hasMore}
          onClick={() => onChange({ page: page + 1 })}
        />
      </Row>
    </ListFooter>
  );
}
