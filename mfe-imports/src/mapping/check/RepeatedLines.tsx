import { formatCountWithNoun } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import { useImportRows } from '../../result/rows/use-import-rows';

/** Lines that are named. The list of all of them is on the page of the result. */
const MAX_NAMED = 5;

/** Names the lines that a check passes over, each with what it repeats: an earlier line, or a record that is there. */
export function RepeatedLines({ importId }: { importId: string }) {
  const { data } = useImportRows({ importId, state: 'SKIPPED', skip: 0 });
  if (!data || data.rows.length === 0) return null;
  const named = data.rows.slice(0, MAX_NAMED);
  const others = data.total - named.length;
  return (
    <div>
      <Text as="p" weight={600}>
        {formatCountWithNoun(
          data.total,
          'repetido, que não entra de novo',
          'repetidos, que não entram de novo',
        )}
      </Text>
      {named.map(({ line, reason }) => (
        <Text as="p" key={line} size={13} tone="soft">
          Linha {line}
          {reason && `: ${reason.charAt(0).toLocaleLowerCase('pt-BR')}${reason.slice(1)}`}
        </Text>
      ))}
      {others > 0 && (
        <Text as="p" size={13} tone="soft">
          e mais {formatCountWithNoun(others, 'linha', 'linhas')}
        </Text>
      )}
    </div>
  );
}
