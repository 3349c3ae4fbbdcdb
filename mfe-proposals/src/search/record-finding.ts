import type { SearchFinding } from '@girassol/federation/remote';
import { formatMoney, formatPower, formatProposalNumber } from '@girassol/shared-domain';
import type { FoundRecord } from '@girassol/shared-domain/contract';
import { resumeProposalPath } from '../addresses/wizard';

type Proposal = Extract<FoundRecord, { kind: 'PROPOSAL' }>;

const catalogues = {
  modules: { group: 'Módulos', path: '/modulos/editar', icon: 'sun' },
  inverters: { group: 'Inversores', path: '/inversores/editar', icon: 'zap' },
  equipaments: { group: 'Equipamentos', path: '/equipamentos/editar', icon: 'tag' },
} as const;

/**
 * Converts a record found by the server to a search result of the proposals area; undefined for records that
 * belong to other areas.
 */
export function toSearchFinding(record: FoundRecord, isRecent: boolean): SearchFinding | undefined {
  switch (record.kind) {
    case 'PROPOSAL':
      return proposalFinding(record, isRecent);
    case 'KIT': {
      const { _id, supplier, power, price } = record;
      return {
        id: _id,
        group: 'Kits',
        title: `${formatPower(power)} · ${supplier}`,
        detail: formatMoney(price),
        icon: 'package',
        to: `/kits/editar/${_id}`,
      };
    }
    case 'CATALOGUE_ITEM': {
      const { group, path, icon } = catalogues[record.catalogue];
      const { _id, name, manufacturer } = record;
      return { id: _id, group, title: name, detail: manufacturer, icon, to: `${path}/${_id}` };
    }
    default:
      return undefined;
  }
}

function proposalFinding(proposal: Proposal, isRecent: boolean): SearchFinding {
  const { _id, count, customer, finished, power, finalPrice, workedTimestamp } = proposal;
  const facts = [
    isRecent && 'Proposta',
    finished ? null : 'Rascunho',
    power > 0 && formatPower(power),
    finalPrice > 0 && formatMoney(finalPrice),
  ];
  return {
    id: _id,
    group: 'Propostas',
    title: finished ? `${formatProposalNumber(count)} ${customer.name}` : customer.name,
    ...(finished && count !== null && { number: count }),
    detail: facts.filter(Boolean).join(' · '),
    icon: 'file',
    to: resumeProposalPath(proposal),
    ...(isRecent && workedTimestamp !== undefined && { workedAt: workedTimestamp }),
  };
}
