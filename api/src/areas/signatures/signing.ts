import type { Files } from '../../platform/files';
import type { Mailer } from '../../platform/mail';
import type { SignatureProviders } from './provider/providers';

/** What the use cases of signatures work with, besides rows. */
export interface Signing {
  mailer: Mailer;
  providers: SignatureProviders;
  files: Files;
}
