import { formatMoney, formatNumber, MANAGER_LABEL, shareWon } from '@girassol/shared-domain';
import type { BoardData } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { BarTable } from './BarTable';
import { ChartCard } from './ChartCard';
import { Meaning, Nothing } from './data-layout';
import type { OutcomeWords } from './data-words';

/** Who brought in what, most first. */
export function OwnersCard({ owners, words }: Pick<BoardData, 'owners'> & { words: OutcomeWords }) {
  const head: [string, ...string[]] = ['Responsável', words.won, 'Valor'];
  if (words.lost) head.push(words.rate);
  return (
    <ChartCard title="Por responsável">
      {owners.length === 0 && <Nothing>Ninguém tem itens aqui ainda.</Nothing>}
      {owners.length > 0 && (
        <BarTable
          caption="Por responsável"
          head={head}
          colour={tokens.color.chart1}
          rows={owners.map(({ user, won, lost }) => {
            const ended = won.items + lost.items;
            const rate = ended > 0 ? `${formatNumber(shareWon(won.items, ended), 0)}%` : '–';
            return {
              id: user?._id ?? MANAGER_LABEL,
              label: user?.personalData.name ?? MANAGER_LABEL,
              value: won.amount,
              cells: [formatNumber(won.items, 0), formatMoney(won.amount), ...(words.lost ? [rate] : [])],
            };
          })}
        />
      )}
      {words.lost && owners.length > 0 && <Meaning>{words.rateMeaning}</Meaning>}
    </ChartCard>
  );
}
