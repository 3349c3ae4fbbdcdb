import type { Facts } from '../access/condition';
import { SIGNATURE_MODULE } from '../access/modules';
import { can, isEnterprise } from '../access/rights';
import type { BoardKind } from '../boards/board-kinds';
import type { SignatureState } from './signature-states';

/** Boards whose items have no contracts (contracts-015). */
const withoutContracts: readonly BoardKind[] = ['PRE_SALES', 'AFTER_SALES'];

/** May contracts of an item be seen, with their signatures? (contracts-015) */
export const hasContracts = ({ session }: Pick<Facts, 'session'>, boardKind: BoardKind): boolean =>
  isEnterprise(session) && !withoutContracts.includes(boardKind);

/** Has the account booked digital signatures? (signatures-001) */
export const hasSignatureModule = ({ session }: Pick<Facts, 'session'>): boolean =>
  session.activeModules.includes(SIGNATURE_MODULE);

/** May somebody send, notify and cancel? A seller needs contractManager (signatures-011, signatures-020). */
export const maySendSignatures = (facts: Pick<Facts, 'session' | 'permissions'>): boolean =>
  can(facts, 'contractManager');

/** May signers be added, edited, put in order and deleted? Only before the document is generated (signatures-009). */
export const maySignersChange = (state: SignatureState): boolean => state === 'DRAFT';

/** Days in which a document is to be signed, where nobody says otherwise (signatures-021). */
export const SIGNATURE_DAYS = 15;
/** The longest that a document may wait. */
export const LONGEST_SIGNATURE_DAYS = 365;
/** More people than any contract of an installer has. */
export const MOST_SIGNERS = 30;

/** Words for who has not booked signatures (signatures-001). */
export const NO_SIGNATURES =
  'Libere a assinatura digital: fale com a nossa equipe para contratar o módulo Assinatura Digital.';
/** Words for whose plan has no contracts. */
export const NO_CONTRACTS = 'O plano da sua conta não inclui contratos.';
/** Words for who may not send (signatures-020). */
export const NO_SENDING = 'Somente quem gerencia contratos pode enviar documentos para assinatura.';
