import type { FastifyInstance } from 'fastify';
import type { SignatureProviders } from './provider/providers';
import type { SigningDocumentService } from './signing';

interface Parts {
  documents: SigningDocumentService;
  providers: SignatureProviders;
}

/**
 * Decorates the app with `signing`, the services (mails, providers, files, documents) that all functions of
 * signatures use.
 */
export function decorateSigning(app: FastifyInstance, parts: Parts): void {
  app.decorate('signing', { mailer: app.mailer, files: app.files, ...parts });
}
