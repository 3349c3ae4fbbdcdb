/** Id of the message that says why a form of a page without a script was not taken. */
const PROBLEM_ID = 'aviso';

/**
 * Returns the URL to which a form is sent, with the fragment of the form's error message. The browser keeps
 * the fragment for the answer, so that a page with an error opens at the message, focused, and a page without
 * an error at its top.
 */
export const addFormProblemFragment = (path: string): string => `${path}#${PROBLEM_ID}`;

/**
 * HTML attributes of a form's error message: an id for the fragment of the form's URL, focusable, and read
 * aloud by screen readers.
 */
export const formProblemAttributes = { id: PROBLEM_ID, role: 'alert', tabIndex: -1 } as const;
