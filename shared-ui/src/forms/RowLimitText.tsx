import { Text } from '../text/Text';

export interface RowLimitTextProps {
  count: number;
  /** Maximum number of rows that the server takes. */
  limit: number;
  /** Noun of the rows: `faixas`. */
  many: string;
}

/** Line below a list whose add button is disabled because it is full: how many rows fit. Draws nothing before. */
export function RowLimitText({ count, limit, many }: RowLimitTextProps) {
  if (count < limit) return null;
  return (
    <Text as="p" size={13} tone="faint">
      A lista vai até {limit} {many}.
    </Text>
  );
}
