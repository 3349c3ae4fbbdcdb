export { checkPdf } from './check-pdf';
export { openSealer, type SealingSettings } from './open-sealer';
export {
  CannotSeal,
  type PdfFacts,
  type SealCertificate,
  type Sealer,
  type Sealing,
  type SealVerdict,
} from './sealing';
export { verifySealed } from './verify-sealed';
