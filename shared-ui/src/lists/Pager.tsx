import { IconButton } from '../actions/IconButton';
import { FilterSelect } from '../filters/FilterSelect';
import { Row } from '../layout/Stack';
import { Foot } from './list-layout';

/** How many lines a page of a list may have. */
export const pageSizes = [10, 20, 50] as const;
/** Lines of a page where nobody chose. */
export const USUAL_PAGE_SIZE = 20;

export interface PagerProps {
  /** `Clientes por página` */
  sizeLabel: string;
  /** From 1. */
  page: number;
  size: number;
  /** Lines on this page. */
  shown: number;
  hasMore: boolean;
  onChange: (change: { page: number } | { size: number }) => void;
}

/** Which part of a list is shown, and the way to the others. */
export function Pager({ sizeLabel, page, size, shown, hasMore, onChange }: PagerProps) {
  const first = (page - 1) * size + 1;
  if (shown === 0 && page === 1) return null;
  return (
    <Foot aria-label="Páginas da lista">
      <FilterSelect
        label={sizeLabel}
        hideLabel
        size="sm"
        options={pageSizes.map((option) => ({ value: String(option), label: `${option} por página` }))}
        value={String(size)}
        onChange={(value) => onChange({ size: pageSizes.find((option) => String(option) === value) ?? size })}
      />
      <Row gap={8}>
        <span role="status">{shown > 0 && `${first} a ${first + shown - 1}`}</span>
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
    </Foot>
  );
}
