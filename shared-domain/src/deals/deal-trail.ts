import { MARKETPLACE_MODULE } from '../access/modules';
import type { Session } from '../access/session';
import { boardDescriptions, buildBoardPath, getOwnBoardId } from '../boards/board-kinds';
import { itemEndings } from '../boards/item-life';
import type { DealRecord } from '../contract/deal-records';
import { formatContractNumber } from '../contracts/contract-number';
import { formatItemNumber, formatRecordNumber } from '../formats/numbers';
import type { SignatureState } from '../signatures/signature-states';

/** Step of the trail of a deal: a record with its label, its state and the path that opens it. */
export interface DealTrailStep {
  id: string;
  /** "Venda #00012", "Contrato assinado". */
  label: string;
  /** Outcome of an item that ended: "Venda Ganha"; null where the label says the state. */
  outcome: string | null;
  tone: 'neutral' | 'good' | 'bad';
  path: string;
  isCurrent: boolean;
}

interface DealTrailContext {
  session: Pick<Session, 'type' | 'managerId' | 'userId' | 'activeModules'>;
  /** Id of the record whose panel or page shows the trail. */
  currentId: string;
}

/**
 * Builds the trail of a deal from its records, in their order. Returns none if the current record is the only
 * one. The number of a contract or financing is named if the deal has several.
 */
export function buildDealTrail(
  records: readonly DealRecord[],
  { session, currentId }: DealTrailContext,
): DealTrailStep[] {
  if (records.every(({ _id }) => _id === currentId)) return [];
  return records.map((record) => {
    const isOneOfSeveral = records.filter(({ kind }) => kind === record.kind).length > 1;
    return {
      id: record._id,
      ...describeDealRecord(record, isOneOfSeveral),
      path: buildDealRecordPath(record, session),
      isCurrent: record._id === currentId,
    };
  });
}

type RecordDescription = Pick<DealTrailStep, 'label' | 'outcome' | 'tone'>;

function describeDealRecord(record: DealRecord, isOneOfSeveral: boolean): RecordDescription {
  if (record.kind === 'ITEM') return describeItem(record);
  const { state, tone } =
    record.kind === 'CONTRACT'
      ? describeSignatureState(record.signatureState)
      : financingLabels[record.state];
  const [noun, number] =
    record.kind === 'CONTRACT'
      ? ['Contrato', formatContractNumber(record.number)]
      : ['Financiamento', formatRecordNumber(record.number)];
  return { label: [noun, ...(isOneOfSeveral ? [number] : []), state].join(' '), outcome: null, tone };
}

function describeItem({ type, number, status }: Extract<DealRecord, { kind: 'ITEM' }>): RecordDescription {
  return {
    label: `${boardDescriptions[type].itemName} ${formatItemNumber(number)}`,
    outcome: status === 'IN_PROGRESS' ? null : (itemEndings[type][status]?.outcome ?? null),
    tone: itemTones[status],
  };
}

const itemTones = { IN_PROGRESS: 'neutral', CLOSED: 'good', LOST: 'bad' } as const;

interface StateDescription {
  /** In a sentence, after the noun: "assinado". */
  state: string;
  tone: DealTrailStep['tone'];
}

function describeSignatureState(state: SignatureState | null): StateDescription {
  if (state === 'COMPLETED' || state === 'SEALED') return { state: 'assinado', tone: 'good' };
  if (state === 'OPEN') return { state: 'em assinatura', tone: 'neutral' };
  if (state === 'REFUSED') return { state: 'recusado', tone: 'bad' };
  if (state === 'CANCELLED') return { state: 'com assinatura cancelada', tone: 'neutral' };
  if (state === 'EXPIRED') return { state: 'com prazo encerrado', tone: 'neutral' };
  return { state: 'gerado', tone: 'neutral' };
}

const financingLabels: Record<Extract<DealRecord, { kind: 'FINANCING' }>['state'], StateDescription> = {
  OPEN: { state: 'em análise', tone: 'neutral' },
  PRE_APPROVED: { state: 'em andamento', tone: 'neutral' },
  CONTRACTED: { state: 'contratado', tone: 'neutral' },
  DONE: { state: 'concluído', tone: 'good' },
};

/** Data that it takes to open a record of a deal. */
export type DealRecordTarget =
  | Pick<Extract<DealRecord, { kind: 'ITEM' }>, 'kind' | '_id' | 'type'>
  | Pick<Extract<DealRecord, { kind: 'CONTRACT' }>, 'kind' | '_id' | 'sale'>
  | Pick<Extract<DealRecord, { kind: 'FINANCING' }>, 'kind' | '_id'>;

/** Returns the path that opens a record of a deal: the panel of an item or a financing, the page of a contract. */
export function buildDealRecordPath(record: DealRecordTarget, session: DealTrailContext['session']): string {
  switch (record.kind) {
    case 'ITEM':
      return `${buildBoardPath(record.type, getOwnBoardId(session))}?item=${record._id}`;
    case 'CONTRACT':
      return `/visualizar-contrato/${record._id}/${record.sale}`;
    case 'FINANCING': {
      const marketplace = session.activeModules.includes(MARKETPLACE_MODULE) ? '/marketplace' : '';
      return `${marketplace}/financiamentos?financiamento=${record._id}`;
    }
  }
}
