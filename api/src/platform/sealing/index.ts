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

/** Seals PDFs with the key of this installation: its own, or an ICP-Brasil A1 certificate that was set up. */
export interface Sealer {
  /** PAdES (B-B), as incremental updates. */
  seal(sealing: Sealing): Promise<Buffer>;
  /** Whose seal it is. `isOwn`: the product's own root, which official validators do not know. */
  certificate(): Promise<{ subject: string; issuer: string; validUntil: Date; isOwn: boolean; pem: string }>;
}

/** What the bytes of a PDF say of themselves, without a database. */
export interface SealVerdict {
  hasSeal: boolean;
  /** The digest and the signature fit, and cover everything but the place of the signature. */
  isIntact: boolean;
  subject: string | null;
  issuer: string | null;
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
