import type { Facts } from '../access/condition';
import { SIGNATURE_MODULE } from '../access/modules';
import { can } from '../access/rights';
import type { SignatureState } from './signature-states';

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
/** Words for who may not send (signatures-020). */
export const NO_SENDING = 'Somente quem gerencia contratos pode enviar documentos para assinatura.';
