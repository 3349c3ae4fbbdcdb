import { SearchField } from '../fields/SearchField';
import { useDebouncedSearch } from './use-debounced-search';

export interface DebouncedSearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
}

/** Search field that searches after a pause in typing, or at once with Enter. */
export function DebouncedSearchField({ label, placeholder, value, onChange }: DebouncedSearchFieldProps) {
  const { text, type, ask } = useDebouncedSearch(value, onChange);
  return <SearchField label={label} placeholder={placeholder} value={text} onChange={type} onSubmit={ask} />;
}
