export { SearchField, type SearchFieldProps } from '../fields/SearchField';
export { FilterComboBox } from './FilterComboBox';
export { FilterSelect } from './FilterSelect';
export { PausedSearch, type PausedSearchProps } from './PausedSearch';
export { usePausedSearch } from './use-paused-search';
export { ViewerSelect } from './ViewerSelect';
