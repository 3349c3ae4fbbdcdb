/** Contents from which a sealed PDF is built: original document, evidence page, attachments and footer. */
export interface SealInput {
  /** The PDF that people agreed to: the sealed one begins with its very bytes. */
  original: Buffer;
  /** PDF of the evidence; its pages come after those of the original. */
  evidence: Buffer;
  /** Kept inside: `evidencias.json`. */
  attachments: readonly { name: string; contentType: string; content: Buffer }[];
  /** Stands in the foot of every page, with its number: "Código GRS-7K2M-9QXA · girassol.test/verificar". */
  foot: string;
  /** Reason of the signature: "Documento assinado eletronicamente por 2 pessoas". */
  reason: string;
}

/** Certificate with which documents are sealed: subject, issuer, validity, and its text in PEM. */
export interface SealCertificate {
  subject: string;
  issuer: string;
  validUntil: Date;
  /** The product's own root, which official validators do not know. */
  isOwn: boolean;
  /** PEM of the signing certificate. */
  pem: string;
  /** PEM of the certificates above the signing one, root last, which an offline check trusts. */
  rootPem: string;
}

/**
 * Service that seals PDFs with the key of this installation: the product's own key, or a configured
 * ICP-Brasil A1 certificate.
 */
export interface Sealer {
  /** PAdES (B-B), as an incremental update, in the turn of `accountId`. Throws {@link SealError}. */
  seal(sealing: SealInput, accountId: string): Promise<Buffer>;
  certificate(): Promise<SealCertificate>;
}

/** Result of checking the seal of a PDF by its bytes alone, without a database. */
export interface SealVerdict {
  hasSeal: boolean;
  /** The digest and the signature fit, and cover everything but the place of the signature. */
  isIntact: boolean;
  subject: string | null;
  issuer: string | null;
  /**
   * SHA-256 of the topmost embedded certificate, in hexadecimal digits: anybody can write any name into a certificate
   * of their own.
   */
  rootFingerprint: string | null;
  /** Bytes of the document as it was before it was sealed; null where that cannot be told. */
  originalBytes: number | null;
  /** Reason for which the seal is not intact, for people; null if it is intact. */
  problem: string | null;
}

/**
 * Result of inspecting a PDF that was uploaded for signing: number of pages, and the problem that prevents
 * signing, if any.
 */
export interface PdfInspection {
  pages: number;
  /** Reason for which the PDF is not accepted, for people; null if it is. */
  problem: string | null;
}

/** Error of a failed sealing of a PDF; the message is for the operator of the product. */
export class SealError extends Error {
  override name = 'CannotSeal';
}
