/** Maximum size of a submitted form of a lead in bytes: its fields and all parameters of an address, encoded. */
export const MAX_LEAD_FORM_BYTES = 64 * 1024;
