/** What comes together in a sealed document. */
export interface Sealing {
  /** The PDF that people agreed to: the sealed one begins with its very bytes. */
  original: Buffer;
  /** PDF of the evidence; its pages come after those of the original. */
  evidence: Buffer;
  /** Kept inside: `evidencias.json`. */
  attachments: readonly { name: string; contentType: string; content: Buffer }[];
  /** Stands in the foot of every page, with its number: "Código GRS-7K2M-9QXA · girassol.test/verificar". */
  foot: string;
  /** Of the signature: "Documento assinado eletronicamente por 2 pessoas". */
  reason: string;
}

/** Whose seal it is. */
export interface SealCertificate {
  subject: string;
  issuer: string;
  validUntil: Date;
  /** The product's own root, which official validators do not know. */
  isOwn: boolean;
  /** Of what signs. */
  pem: string;
  /** Of what is above it, the root last: what an offline check trusts. */
  rootPem: string;
}

/** Seals PDFs with the key of this installation: its own, or an ICP-Brasil A1 certificate that was set up. */
export interface Sealer {
  /** PAdES (B-B), as an incremental update, in the turn of `accountId`. Throws {@link CannotSeal}. */
  seal(sealing: Sealing, accountId: string): Promise<Buffer>;
  certificate(): Promise<SealCertificate>;
}

/** What the bytes of a PDF say of themselves, without a database. */
export interface SealVerdict {
  hasSeal: boolean;
  /** The digest and the signature fit, and cover everything but the place of the signature. */
  isIntact: boolean;
  subject: string | null;
  issuer: string | null;
  /** Of the topmost certificate it carries, SHA-256 in hexadecimal digits: anybody can write any name into their own. */
  rootFingerprint: string | null;
  /** Bytes of the document as it was before it was sealed; null where that cannot be told. */
  originalBytes: number | null;
  /** Why it is not intact, for people. */
  problem: string | null;
}

/** What was found in a PDF that somebody brings. */
export interface PdfFacts {
  pages: number;
  /** Why it is not taken, for people; null where nothing stands in the way. */
  problem: string | null;
}

/** Nothing was sealed; the message is for whoever runs the product. */
export class CannotSeal extends Error {
  override name = 'CannotSeal';
}
