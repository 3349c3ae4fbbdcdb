export { findLeadProblems, type LeadField, type LeadFieldProblem } from './find-lead-problems';
export { DEFAULT_LEAD_PIPELINE_ID, type LeadKind, leadKinds } from './lead-kinds';
export { salesTeamStatusLabels, timeWorkingLabels } from './lead-labels';
export {
  cutLeadText,
  getLeadParameters,
  isLeadParameterName,
  LEAD_HONEYPOT_FIELD,
  type LeadParameters,
  MAX_LEAD_PARAMETER_LENGTH,
  MAX_LEAD_PARAMETERS,
} from './lead-parameters';
export { type LeadState, leadStates } from './lead-states';
