import type { FastifyInstance } from 'fastify';
import type { SignatureProviders } from './provider/providers';
import type { Documents } from './signing';

interface Parts {
  documents: Documents;
  providers: SignatureProviders;
}

/** Makes `app.signing`: what every use case of signatures works with. */
export function openSigning(app: FastifyInstance, parts: Parts): void {
  app.decorate('signing', { mailer: app.mailer, files: app.files, ...parts });
}
