import type { AccessFacts } from '../access/condition';
import { SIGNATURE_MODULE } from '../access/modules';
import { can } from '../access/rights';
import { DEFAULT_DOCUMENT_VALIDITY_DAYS } from '../contracts/validity';
import type { SignatureState } from './signature-states';

/** Returns true if the account has booked digital signatures (signatures-001). */
export const hasSignatureModule = ({ session }: Pick<AccessFacts, 'session'>): boolean =>
  session.activeModules.includes(SIGNATURE_MODULE);

/**
 * Returns true if this person may send, notify and cancel signatures: a manager, or a vendor with contractManager
 * (signatures-011, signatures-020).
 */
export const canSendSignatures = (facts: Pick<AccessFacts, 'session' | 'permissions'>): boolean =>
  can(facts, 'contractManager');

/**
 * Returns true if the signers of a signature in this state may be added, edited, reordered and deleted: only
 * in state DRAFT, before the document is generated (signatures-009).
 */
export const canChangeSigners = (state: SignatureState): boolean => state === 'DRAFT';

/** Default number of days in which a document is to be signed (signatures-021). */
export const DEFAULT_SIGNATURE_DAYS = DEFAULT_DOCUMENT_VALIDITY_DAYS;
/** Maximum number of days in which a document is to be signed. */
export const MAX_SIGNATURE_DAYS = 365;
/** Maximum number of signers of a document. */
export const MAX_SIGNERS = 30;

/** Message for accounts without digital signatures (signatures-001). */
export const SIGNATURE_MODULE_REQUIRED_MESSAGE =
  'Libere a assinatura digital: fale com a nossa equipe para contratar o módulo Assinatura Digital.';
/** Message for people who may not send documents for signing (signatures-020). */
export const SIGNATURE_SENDING_FORBIDDEN_MESSAGE =
  'Somente quem gerencia contratos pode enviar documentos para assinatura.';
