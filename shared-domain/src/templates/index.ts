export * from './check-tags';
export * from './closest-tag';
export { contractFamilies } from './contract-fields';
export { sampleContract } from './contract-sample';
export type { ContractSource } from './contract-source';
export { knownTags } from './known-tags';
export { type OrderSource, orderFamilies } from './order-fields';
export { type ProposalSource, proposalFamilies } from './proposal-fields';
export { sampleData } from './sample-data';
export { sampleProposal, sampleServiceOrder } from './samples';
export * from './tag-marks';
export {
  type FieldInfo,
  type MendingPlace,
  missingText,
  type TagTree,
  type TemplateData,
  type TemplateFamily,
  tagsLeftOut,
  templateData,
} from './template-fields';
export { type WordBlock, wordDocument, wordText } from './word-document';
export * from './wrong-marks';
