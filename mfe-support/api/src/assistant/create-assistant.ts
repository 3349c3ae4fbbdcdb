import type { Assistant } from './assistant';
import { embeddedAssistant } from './embedded-assistant';
import { type AssistantService, createServiceAssistant } from './service-assistant';

/** Creates the assistant: that of the configured service, or the one that works without a service. */
export const createAssistant = (service: AssistantService | undefined): Assistant =>
  service ? createServiceAssistant(service) : embeddedAssistant;
