export { formatContactPhone } from './contact-phone';
export * from './limits';
export {
  type ChatMessageStatus,
  chatMessageStatuses,
  chatMessageStatusLabels,
  listReplacedStatuses,
} from './message-status';
export { type ChatProviderName, chatProviderNames } from './providers';
export { type ChatTemplate, fillTemplate, findTemplateProblem, listTemplateGaps } from './templates';
export { toRichText } from './to-rich-text';
export { formatWindowLeft, isWindowOpen } from './window';
