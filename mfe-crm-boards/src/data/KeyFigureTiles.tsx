import { type BoardDescription, computeWonPercent, formatNumber } from '@girassol/shared-domain';
import type { BoardFigures } from '@girassol/shared-domain/contract';
import { Card } from '@girassol/shared-ui';
import { formatKeyAmount, type WonAndLostLabels } from './data-labels';
import { KeyFigureRow } from './data-layout';

interface DataTilesProps {
  board: BoardDescription;
  data: BoardFigures;
  words: WonAndLostLabels;
}

interface Tile {
  label: string;
  value: string;
  aside: string;
}

/** Tiles with the key figures of a board in the chosen period, such as won items and success rate. */
export function KeyFigureTiles({ board, data, words }: DataTilesProps) {
  return (
    <KeyFigureRow>
      {buildTiles(board, data, words).map(({ label, value, aside }) => (
        <Card key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            <span>{aside}</span>
          </dd>
        </Card>
      ))}
    </KeyFigureRow>
  );
}

function buildTiles(board: BoardDescription, data: BoardFigures, words: WonAndLostLabels): Tile[] {
  const { open, registered, won, lost, averageDays } = data;
  const counted = ({ items }: { items: number }) =>
    `${formatNumber(items, 0)} ${(items === 1 ? board.itemName : board.itemsName).toLocaleLowerCase('pt-BR')}`;
  const ended = won.items + lost.items;
  return [
    { label: words.won, value: formatKeyAmount(won.amount), aside: counted(won) },
    words.lost
      ? {
          label: words.rate,
          value: ended > 0 ? `${formatNumber(computeWonPercent(won.items, ended), 0)}%` : '–',
          aside: `${formatNumber(won.items, 0)} ${words.won.toLocaleLowerCase('pt-BR')} de ${formatNumber(ended, 0)} com desfecho`,
        }
      : { label: words.registered, value: formatNumber(registered.items, 0), aside: 'no período' },
    {
      label: 'Ticket médio',
      value: won.items > 0 ? formatKeyAmount(won.amount / won.items) : '–',
      aside: `por ${board.itemName.toLocaleLowerCase('pt-BR')}`,
    },
    {
      label: 'Tempo até fechar',
      value:
        averageDays === null
          ? '–'
          : `${formatNumber(averageDays, 0)} ${Math.round(averageDays) === 1 ? 'dia' : 'dias'}`,
      aside: 'em média',
    },
    {
      label: 'Potência',
      value: `${formatNumber(won.power, 0)} kWp`,
      aside: words.won.toLocaleLowerCase('pt-BR'),
    },
    { label: 'Em aberto agora', value: formatKeyAmount(open.amount), aside: counted(open) },
  ];
}
