export { SearchField, type SearchFieldProps } from '../fields/SearchField';
export { FilterComboBox } from '../filters/FilterComboBox';
export { FilterSelect } from '../filters/FilterSelect';
export { PausedSearch, type PausedSearchProps } from '../filters/PausedSearch';
export { usePausedSearch } from '../filters/use-paused-search';
export { ViewerSelect } from '../filters/ViewerSelect';
