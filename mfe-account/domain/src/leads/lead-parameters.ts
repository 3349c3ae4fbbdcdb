/** Maximum number of parameters of an address that a lead stores. */
export const MAX_LEAD_PARAMETERS = 30;
/** Maximum number of characters of one of them; longer values are cut. */
export const MAX_LEAD_PARAMETER_LENGTH = 300;

/** Name of the form field that people do not see: a lead with something in it was not sent by a person. */
export const LEAD_HONEYPOT_FIELD = 'fax';

/** Parameters of the address from which a lead came, such as `utm_source`, by their names. */
export type LeadParameters = Readonly<Record<string, string>>;

/** Fields of a lead that are no parameters of the address. */
const leadFields: ReadonlySet<string> = new Set([
  'name',
  'email',
  'phone',
  'timeWorking',
  'salesTeamStatus',
  'src',
  'tag',
  'kind',
  LEAD_HONEYPOT_FIELD,
]);

/** Returns true for a name that a parameter of an address may have: printable, and at most 60 characters long. */
export const isLeadParameterName = (name: string): boolean =>
  /^[\w.[\]:-]{1,60}$/.test(name) && name !== '__proto__';

/**
 * Returns the parameters among the fields of a lead: its texts besides the lead's own fields, at most
 * `MAX_LEAD_PARAMETERS`, each cut to `MAX_LEAD_PARAMETER_LENGTH` characters.
 */
export const getLeadParameters = (fields: Readonly<Record<string, unknown>>): LeadParameters =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(
        (field): field is [string, string] =>
          typeof field[1] === 'string' && !leadFields.has(field[0]) && isLeadParameterName(field[0]),
      )
      .slice(0, MAX_LEAD_PARAMETERS)
      .map(([name, value]) => [name, cutLeadText(value)]),
  );

/** Cuts a text to `MAX_LEAD_PARAMETER_LENGTH` units of UTF-16, without leaving half of a surrogate pair. */
export const cutLeadText = (text: string): string =>
  text.slice(0, MAX_LEAD_PARAMETER_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
