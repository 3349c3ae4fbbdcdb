import type { FastifyInstance } from 'fastify';
import { embeddedProvider } from './provider/embedded';
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

/** An installation that collects signatures itself. */
export const ownSignatures: SignatureProviders = { current: embeddedProvider, all: [embeddedProvider] };
