/** Maximum length of a template name, in characters. */
export const MAX_TEMPLATE_NAME_LENGTH = 120;
