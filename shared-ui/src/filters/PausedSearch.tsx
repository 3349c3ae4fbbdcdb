import { SearchField } from '../fields/SearchField';
import { usePausedSearch } from './use-paused-search';

export interface PausedSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
}

/** A search that asks after a pause in typing, or at once with Enter. */
export function PausedSearch({ label, placeholder, value, onChange }: PausedSearchProps) {
  const { text, type, ask } = usePausedSearch(value, onChange);
  return <SearchField label={label} placeholder={placeholder} value={text} onChange={type} onSubmit={ask} />;
}
