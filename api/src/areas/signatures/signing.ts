import type { FileServices } from '@girassol/api-platform/files';
import type { Mailer } from '@girassol/api-platform/mail';
import type { PdfInspection } from '@girassol/api-platform/sealing';
import type { SignatureProviders } from './provider/providers';
import type { SealableDocument } from './sealing/sealable-document';

/**
 * Service that inspects a PDF before signing and seals the signed document. Its methods must be called
 * outside of any transaction.
 */
export interface SigningDocumentService {
  /** May people sign this PDF of an account, and how many pages has it? */
  inspect(pdf: Buffer, accountId: string): Promise<PdfInspection>;
  /** The sealed file of a document that all have signed. */
  seal(toSeal: SealableDocument, original: Buffer): Promise<Buffer>;
}

/** Services that the use cases of signatures work with. */
export interface SigningServices {
  mailer: Mailer;
  providers: SignatureProviders;
  files: FileServices;
  documents: SigningDocumentService;
}

declare module 'fastify' {
  interface FastifyInstance {
    signing: SigningServices;
  }
}
