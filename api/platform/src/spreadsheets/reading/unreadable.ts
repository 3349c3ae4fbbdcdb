/** Error of a spreadsheet file that cannot be read; the message tells people what to do. */
export class UnreadableSpreadsheetError extends Error {
  override name = 'Unreadable';
}
