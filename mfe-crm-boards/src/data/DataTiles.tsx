import {
  type BoardDescription,
  formatMoney,
  formatNumber,
  formatPower,
  shareWon,
} from '@girassol/shared-domain';
import type { BoardData } from '@girassol/shared-domain/contract';
import { Card } from '@girassol/shared-ui';
import { Tiles } from './data-layout';
import { type OutcomeWords, shortNumber } from './data-words';

interface DataTilesProps {
  board: BoardDescription;
  data: BoardData;
  words: OutcomeWords;
}

interface Tile {
  label: string;
  value: string;
  aside: string;
}

/** The figures at a glance. */
export function DataTiles({ board, data, words }: DataTilesProps) {
  return (
    <Tiles>
      {tilesOf(board, data, words).map(({ label, value, aside }) => (
        <Card key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            <span>{aside}</span>
          </dd>
        </Card>
      ))}
    </Tiles>
  );
}

function tilesOf(board: BoardDescription, data: BoardData, words: OutcomeWords): Tile[] {
  const { open, registered, won, lost, averageDays } = data;
  const counted = ({ items }: { items: number }) =>
    `${formatNumber(items, 0)} ${(items === 1 ? board.itemName : board.itemsName).toLocaleLowerCase('pt-BR')}`;
  const inShort = (reais: number) =>
    reais >= 1_000_000 ? `R$ ${shortNumber(reais)}` : formatMoney(reais).replace(/,\d\d$/, '');
  const ended = won.items + lost.items;
  return [
    { label: words.won, value: inShort(won.amount), aside: counted(won) },
    words.lost
      ? {
          label: words.rate,
          value: ended > 0 ? `${formatNumber(shareWon(won.items, ended), 0)}%` : '–',
          aside: `${formatNumber(won.items, 0)} ${words.won.toLocaleLowerCase('pt-BR')} de ${formatNumber(ended, 0)} com desfecho`,
        }
      : { label: words.registered, value: formatNumber(registered.items, 0), aside: 'no período' },
    {
      label: 'Ticket médio',
      value: won.items > 0 ? inShort(won.amount / won.items) : '–',
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
      value: formatPower(won.power).replace(/,\d\d kWp$/, ' kWp'),
      aside: words.won.toLocaleLowerCase('pt-BR'),
    },
    { label: 'Em aberto agora', value: inShort(open.amount), aside: counted(open) },
  ];
}
