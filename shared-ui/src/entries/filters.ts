export { SearchField, type SearchFieldProps } from '../fields/SearchField';
export { DebouncedSearchField, type DebouncedSearchFieldProps } from '../filters/DebouncedSearchField';
export { FilterComboBox } from '../filters/FilterComboBox';
export { FilterGroup, type FilterGroupProps } from '../filters/FilterGroup';
export { FilterSelect } from '../filters/FilterSelect';
export { RecordOwnerSelect } from '../filters/RecordOwnerSelect';
export { useDebouncedSearch } from '../filters/use-debounced-search';
