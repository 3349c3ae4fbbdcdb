import {
  cutLeadText,
  getLeadParameters,
  isLeadParameterName,
  LEAD_HONEYPOT_FIELD,
  type LeadKind,
  type LeadParameters,
  leadKinds,
  MAX_LEAD_PARAMETER_LENGTH,
} from '@girassol/account-domain/leads';

/** Values of a form of a lead as the visitor typed them, and what the address brought. */
export interface LeadFormValues {
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  timeWorking: string;
  salesTeamStatus: string;
  src: string;
  tag: string;
  /** Every other parameter of the address (billing-029). */
  parameters: LeadParameters;
  /** Content of the field that people do not see. */
  honeypot: string;
}

const isLeadKind = (text: string): text is LeadKind => leadKinds.some((kind) => kind === text);

/** Cuts a text without leaving half of a surrogate pair. */
const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

/** Returns the texts of a submitted form or a query, each cut to the length that a lead stores. */
const getTexts = (sent: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent ?? {})
      .filter(
        (field): field is [string, string] => typeof field[1] === 'string' && isLeadParameterName(field[0]),
      )
      .map(([name, text]) => [name, cutLeadText(text)]),
  );

/** Parses a submitted form of a lead. A kind that does not exist is a contact. */
export function parseLeadForm(body: unknown): LeadFormValues {
  const texts = getTexts(body);
  const field = (name: string, maxLength: number) => cutText((texts[name] ?? '').trim(), maxLength);
  const kind = texts.kind ?? '';
  return {
    kind: isLeadKind(kind) ? kind : 'contact',
    name: field('name', 120),
    email: field('email', 254),
    phone: field('phone', 40),
    timeWorking: field('timeWorking', 120),
    salesTeamStatus: field('salesTeamStatus', 120),
    src: field('src', MAX_LEAD_PARAMETER_LENGTH),
    tag: field('tag', MAX_LEAD_PARAMETER_LENGTH),
    parameters: getLeadParameters(texts),
    honeypot: texts[LEAD_HONEYPOT_FIELD] ?? '',
  };
}

/** Returns the values with which a form of a lead begins: empty, with the source that the query names. */
export function getInitialLeadFormValues(kind: LeadKind, query: unknown): LeadFormValues {
  const { src, tag, parameters } = parseLeadForm(query);
  const typed = { name: '', email: '', phone: '', timeWorking: '', salesTeamStatus: '' };
  return { kind, ...typed, src, tag, parameters, honeypot: '' };
}
