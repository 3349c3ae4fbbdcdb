export { type ListColumn, ListRows, type ListRowsProps } from './ListRows';
export { LoadingList } from './LoadingList';
export { CardList, Foot, ListFrame, Sheet, Table } from './list-layout';
export { NameLink } from './NameLink';
export { Pager, type PagerProps, pageSizes, USUAL_PAGE_SIZE } from './Pager';
export { AllRowsChoice, RowChoice } from './RowChoice';
export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export { type Selection, useSelection } from './use-selection';
export { walkNames } from './walk-names';
