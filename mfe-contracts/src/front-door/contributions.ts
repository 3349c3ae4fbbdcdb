import type { SlotContribution } from '@girassol/federation';
import { type Condition, SIGNATURE_MODULE } from '@girassol/shared-domain';

const itemTab = {
  slot: 'board-item.tab/v1',
  title: 'Contratos',
  icon: 'handshake',
  module: './item-tab',
} as const;

/** Condition for digital signatures: the ENTERPRISE plan with the module (signatures-001, shell-023). */
const canUseSignatures: Condition = { all: [{ plan: 'ENTERPRISE' }, { module: SIGNATURE_MODULE }] };

/** Slot contributions of the contracts area to screens of other areas (contracts-015, boards-027). */
export const contributions: SlotContribution[] = [
  { ...itemTab, id: 'contratos', order: 20, when: { boardKinds: ['SALES'], plan: 'ENTERPRISE' } },
  // Without the plan the panel shows it disabled, as all of that layout (boards-039).
  { ...itemTab, id: 'contratos-da-operacao', order: 35, when: { boardKinds: ['ADMINISTRATIVE'] } },
  {
    slot: 'customer.tab/v1',
    id: 'contratos',
    title: 'Contratos',
    icon: 'clipboard',
    order: 15,
    module: './customer-tab',
    when: { plan: 'ENTERPRISE' },
  },
  {
    slot: 'settings.section/v1',
    id: 'contratos',
    title: 'Contratos',
    summary: 'Prazo e lembretes das assinaturas',
    keywords: 'assinatura signatários prazo lembrete',
    icon: 'clipboard',
    order: 96,
    module: './contract-section',
    when: { all: [canUseSignatures, { permission: 'configManager' }] },
  },
  {
    slot: 'search.source/v1',
    id: 'busca-contratos',
    title: 'Contratos',
    order: 28,
    module: './search',
    when: canUseSignatures,
  },
];
