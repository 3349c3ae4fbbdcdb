interface ContentControl {
  /** Shows the text that asks for an entry. */
  isPrompt: boolean;
  text: string;
}

/**
 * Checks whether a content control in a Word document still shows its prompt because nobody has filled it in.
 * A control with a template tag does not count, since the tag will be filled.
 */
export const isUnfilledControl = ({ isPrompt, text }: ContentControl): boolean =>
  isPrompt && text.trim() !== '' && !text.includes('[[') && !text.includes('{');
