import type { AccountBilling } from '@girassol/account-domain/contract';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

type Entry = AccountBilling['entries'][number];

const bookLabels: Readonly<Record<Entry['book'], string>> = {
  receivable: 'A receber',
  revenue: 'Receita',
  bank: 'Banco',
  outside: 'Por fora',
  credit: 'Crédito',
};

/** Entries of the ledger of an account, newest first, behind a line that opens them. */
export function LedgerEntries({ entries }: Pick<AccountBilling, 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <Ledger>
      <summary>{entries.length === 1 ? '1 lançamento' : `${entries.length} lançamentos`}</summary>
      <ul aria-label="Lançamentos">
        {entries.map(({ _id, day, book, cents, why }) => (
          <li key={_id}>
            <span>{formatDate(day)}</span>
            <span>{bookLabels[book]}</span>
            <b>{formatMoney(cents / 100)}</b>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Ledger>
  );
}

const { color, font, screen, space, weight } = tokens;

const Ledger = styled.details`
  font: ${font[13]};
  color: ${color.inkSoft};
  summary { width: fit-content; padding: ${space[4]} 0; cursor: pointer; }
  ul { margin: ${space[8]} 0 0; padding: 0; list-style: none; }
  li {
    display: grid;
    grid-template-columns: 5.5rem 5rem 7rem minmax(0, 1fr);
    gap: 0 ${space[12]};
    padding: ${space[4]} 0;
    border-top: 1px solid ${color.lineSoft};
    font-variant-numeric: tabular-nums;
  }
  b { color: ${color.ink}; font-weight: ${weight.medium}; text-align: end; }
  @media ${screen.phone} {
    li { grid-template-columns: 5.5rem minmax(0, 1fr) auto; }
    li > :last-child { grid-column: 1 / -1; }
  }
`;
