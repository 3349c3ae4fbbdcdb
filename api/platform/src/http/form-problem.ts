/** Id of the message that says why a form of a page without a script was not taken. */
const PROBLEM_ID = 'aviso';

/**
 * Returns the URL to which a form is sent, with the fragment of the form's error message. The browser keeps
 * the fragment for the answer, so that a page with an error opens at the message, focused, and a page without
 * an error at its top.
 */
export const addFormProblemFragment = (path: string): string => `${path}#${PROBLEM_ID}`;

/** HTML attributes of the element at which a page opens after an error, focused: the id of the fragment of the form's URL. */
export const problemTargetAttributes = { id: PROBLEM_ID, tabIndex: -1 } as const;

/** HTML attributes of a form's error message: the page opens at it, and screen readers read it aloud. */
export const formProblemAttributes = { id: PROBLEM_ID, role: 'alert', tabIndex: -1 } as const;

/**
 * HTML attributes of the first wrong field of a form, for a page whose message stands elsewhere: the page opens at the field,
 * focused. `describedBy` is the id of the field's message, which screen readers read with it.
 */
export const buildWrongFieldAttributes = (describedBy: string) =>
  ({ id: PROBLEM_ID, 'aria-invalid': true, 'aria-describedby': describedBy }) as const;
