export { checkPdfForSigning } from './check-pdf-for-signing';
export { createSealer, type SealingSettings } from './create-sealer';
export {
  type PdfInspection,
  type SealCertificate,
  SealError,
  type Sealer,
  type SealInput,
  type SealVerdict,
} from './sealing';
export { verifySeal } from './verify-sealed';
