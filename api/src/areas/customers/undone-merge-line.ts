/** Title of the line of history about an undone merge of customers. */
export const UNDONE_MERGE_TITLE = 'União desfeita';

/**
 * Text that follows the name of the separated customer in that line. The line of the merge begins with the same name, by which
 * the timeline finds the merge that was undone.
 */
export const UNDONE_MERGE_TEXT = ' voltou a ser um cliente à parte';
