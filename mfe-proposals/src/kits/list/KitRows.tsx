import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import { Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, NameLink, type Selection } from '@girassol/shared-ui/lists';
import { Link, useNavigate } from 'react-router-dom';
import { FactsLine } from '../../FactsLine';
import { KitOriginBadge } from '../KitOriginBadge';
import { deleteKits } from '../kit-actions';
import {
  computePricePerWatt,
  formatInverterLine,
  formatKitName,
  formatModuleLine,
  kitPath,
} from '../kit-labels';

interface KitRowsProps {
  kits: readonly Kit[];
  isWaiting: boolean;
  /** Null where nothing may be changed. */
  selection: Selection<Kit> | null;
  /** An account in bad standing looks at its list, and opens nothing. */
  opens: boolean;
}

const watt = (kit: Kit) => `R$ ${formatNumber(computePricePerWatt(kit))}/Wp`;

/** Rows of one page of kits. */
export function KitRows({ kits, isWaiting, selection, opens }: KitRowsProps) {
  const navigate = useNavigate();
  const name = (kit: Kit, isTruncated: boolean) => (
    <>
      {opens ? (
        <NameLink as={Link} to={kitPath(kit._id)} data-name="">
          {formatKitName(kit)}
        </NameLink>
      ) : (
        <Text weight={500}>{formatKitName(kit)}</Text>
      )}
      <Text size={12} tone="soft" isTruncated={isTruncated}>
        {[...kit.pvModuleData.map(formatModuleLine), ...kit.inverterData.map(formatInverterLine)].join(' · ')}
      </Text>
    </>
  );
  const columns: ListColumn<Kit>[] = [
    { title: 'Kit', kind: 'name', cell: (kit) => name(kit, true) },
    { title: 'Tipo', cell: (kit) => <KitOriginBadge kit={kit} /> },
    { title: 'Tensão', kind: 'figure', cell: (kit) => kit.kitData.voltage },
    { title: 'Fixação', cell: (kit) => kit.kitData.fixation },
    { title: 'Itens adicionais', kind: 'amount', cell: (kit) => kit.additionalItems.length || '–' },
    { title: 'R$/Wp', kind: 'amount', cell: (kit) => formatNumber(computePricePerWatt(kit)) },
    { title: 'Preço', kind: 'amount', cell: (kit) => formatMoney(kit.kitData.kitPrice) },
  ];
  return (
    <ListRows
      label="Kits"
      items={kits}
      columns={columns}
      getName={formatKitName}
      card={(kit) => (
        <Stack gap={4}>
          {name(kit, false)}
          <span>
            <KitOriginBadge kit={kit} />
          </span>
          <FactsLine
            facts={[formatMoney(kit.kitData.kitPrice), watt(kit), kit.kitData.voltage, kit.kitData.fixation]}
          />
        </Stack>
      )}
      selection={selection}
      getMenu={(kit) =>
        selection
          ? [
              { id: 'edit', label: 'Editar', icon: 'pencil', onAction: () => navigate(kitPath(kit._id)) },
              {
                id: 'delete',
                label: 'Excluir',
                icon: 'trash',
                isDanger: true,
                onAction: () => void deleteKits([kit]),
              },
            ]
          : []
      }
      isWaiting={isWaiting}
    />
  );
}
