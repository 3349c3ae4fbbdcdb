import type { Files } from '../../platform/files';
import type { Mailer } from '../../platform/mail';
import type { PdfFacts } from '../../platform/sealing';
import type { SignatureProviders } from './provider/providers';
import type { ToSeal } from './sealing/to-seal';

/** What is done with documents, outside of any transaction. */
export interface Documents {
  /** May people sign this PDF of an account, and how many pages has it? */
  inspect(pdf: Buffer, accountId: string): Promise<PdfFacts>;
  /** The sealed file of a document that all have signed. */
  seal(toSeal: ToSeal, original: Buffer): Promise<Buffer>;
}

/** What the use cases of signatures work with, besides rows. */
export interface Signing {
  mailer: Mailer;
  providers: SignatureProviders;
  files: Files;
  documents: Documents;
}

declare module 'fastify' {
  interface FastifyInstance {
    signing: Signing;
  }
}
