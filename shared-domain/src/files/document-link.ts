/** Link to a document that the server hands out on request: not answered yet, open, or refused with a reason. */
export type DocumentLink =
  | { status: 'loading' }
  | { status: 'open'; url: string }
  | { status: 'refused'; reason: string };
