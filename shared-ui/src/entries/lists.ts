export { type ListColumn, ListRows, type ListRowsProps } from '../lists/ListRows';
export { LoadingList } from '../lists/LoadingList';
export {
  BorderedList,
  CardList,
  ListFooter,
  ListFrame,
  ListSearch,
  Table,
  TableSurface,
} from '../lists/list-layout';
export { moveFocusBetweenNames } from '../lists/move-focus-between-names';
export { NameLink } from '../lists/NameLink';
export { DEFAULT_ROWS_PER_PAGE, Pager, type PagerProps, pageSizes } from '../lists/Pager';
export { type Paging, readPaging, readSearch, toPagingParameters } from '../lists/paging-address';
export { AllRowsCheckbox, RowCheckbox } from '../lists/RowCheckbox';
export { RowMenu } from '../lists/RowMenu';
export { SelectionBar, type SelectionBarProps } from '../lists/SelectionBar';
export { type Selection, useSelection } from '../lists/use-selection';
