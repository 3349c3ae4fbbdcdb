import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import { Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, NameLink, type Selection } from '@girassol/shared-ui/lists';
import { Link, useNavigate } from 'react-router-dom';
import { factsLine } from '../../facts-line';
import { KitOrigin } from '../KitOrigin';
import { removeKits } from '../kit-actions';
import { inverterText, kitName, kitPath, moduleText, pricePerWatt } from '../kit-words';

interface KitRowsProps {
  kits: readonly Kit[];
  isWaiting: boolean;
  /** Null where nothing may be changed. */
  selection: Selection<Kit> | null;
  /** An account in bad standing looks at its list, and opens nothing. */
  opens: boolean;
}

const watt = (kit: Kit) => `R$ ${formatNumber(pricePerWatt(kit))}/Wp`;

/** The kits of a page. */
export function KitRows({ kits, isWaiting, selection, opens }: KitRowsProps) {
  const navigate = useNavigate();
  const name = (kit: Kit) => (
    <>
      {opens ? (
        <NameLink as={Link} to={kitPath(kit._id)} data-name="">
          {kitName(kit)}
        </NameLink>
      ) : (
        <Text weight={500}>{kitName(kit)}</Text>
      )}
      <Text size={12} tone="soft" isTruncated>
        {[...kit.pvModuleData.map(moduleText), ...kit.inverterData.map(inverterText)].join(' · ')}
      </Text>
    </>
  );
  const columns: ListColumn<Kit>[] = [
    { title: 'Kit', kind: 'name', cell: name },
    { title: 'Origem', cell: (kit) => <KitOrigin kit={kit} /> },
    { title: 'Tensão', kind: 'figure', cell: (kit) => kit.kitData.voltage },
    { title: 'Fixação', cell: (kit) => kit.kitData.fixation },
    { title: 'Itens', kind: 'amount', cell: (kit) => kit.additionalItems.length },
    { title: 'R$/Wp', kind: 'amount', cell: (kit) => formatNumber(pricePerWatt(kit)) },
    { title: 'Preço', kind: 'amount', cell: (kit) => formatMoney(kit.kitData.kitPrice) },
  ];
  return (
    <ListRows
      label="Kits"
      items={kits}
      columns={columns}
      nameOf={kitName}
      card={(kit) => (
        <Stack gap={4}>
          {name(kit)}
          <span>
            <KitOrigin kit={kit} />
          </span>
          <Text size={13} tone="soft">
            {factsLine([
              formatMoney(kit.kitData.kitPrice),
              watt(kit),
              kit.kitData.voltage,
              kit.kitData.fixation,
            ])}
          </Text>
        </Stack>
      )}
      selection={selection}
      menuOf={(kit) =>
        selection
          ? [
              { id: 'edit', label: 'Editar', icon: 'pencil', onAction: () => navigate(kitPath(kit._id)) },
              {
                id: 'delete',
                label: 'Excluir',
                icon: 'trash',
                isDanger: true,
                onAction: () => void removeKits([kit]),
              },
            ]
          : []
      }
      isWaiting={isWaiting}
    />
  );
}
