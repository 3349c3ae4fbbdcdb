/**
 * Word elements of tracked changes that insert text, or move text to its new position. Accepting the change
 * keeps the text and removes the mark.
 */
export const INSERTION_ELEMENTS = new Set(['ins', 'moveTo']);

/**
 * Word elements of tracked changes that delete text, or move text from its old position. Accepting the change
 * removes the text.
 */
export const DELETION_ELEMENTS = new Set(['del', 'moveFrom']);

/**
 * Word elements that wrap text for other programs: content controls, smart tags, custom XML. The text stays,
 * the wrapper is removed.
 */
export const WRAPPER_ELEMENTS = new Set(['sdt', 'sdtContent', 'smartTag', 'customXml']);

/**
 * Word elements that are left out with their contents: comments, marks of tracked changes, and data of
 * programs beside the text (ECMA-376 part 1, 17.13 to 17.15). The package parts that hold comments are left
 * out by `relation-rules.ts`.
 */
export const REMOVED_ELEMENTS = new Set([
  'attachedTemplate',
  'mailMerge',
  // Names of macros that run when a field of a form is entered and left.
  'entryMacro',
  'exitMacro',
  'attachedSchema',
  'saveThroughXslt',
  'smartTagType',
  'trackRevisions',
  'revisionView',
  'docVars',
  'commentRangeStart',
  'commentRangeEnd',
  'commentReference',
  'annotationRef',
  'sdtPr',
  'sdtEndPr',
  'smartTagPr',
  'customXmlPr',
  'moveFromRangeStart',
  'moveFromRangeEnd',
  'moveToRangeStart',
  'moveToRangeEnd',
  'customXmlInsRangeStart',
  'customXmlInsRangeEnd',
  'customXmlDelRangeStart',
  'customXmlDelRangeEnd',
  'customXmlMoveFromRangeStart',
  'customXmlMoveFromRangeEnd',
  'customXmlMoveToRangeStart',
  'customXmlMoveToRangeEnd',
  'cellIns',
  'cellMerge',
  // Hides on screens alone, but the converter takes it for hidden on paper: page numbers of a table of contents.
  'webHidden',
]);

/** Word elements that record the formatting before a tracked change; they are left out. */
export const FORMER_FORMAT_ELEMENTS = new Set([
  'rPrChange',
  'pPrChange',
  'sectPrChange',
  'tblPrChange',
  'tblPrExChange',
  'tblGridChange',
  'trPrChange',
  'tcPrChange',
  'numberingChange',
]);

/**
 * Extensions that the converter draws (`Requires` of a choice). A branch of any other kind would be drawn by Word and not
 * in the PDF that is signed, so its fallback is taken.
 */
const DRAWN_EXTENSIONS = new Set(['wps', 'wpg', 'w14']);

/**
 * Checks whether the PDF converter can draw an alternative of a Word document (`mc:Choice`), given the
 * prefixes of the extensions that it requires.
 */
export const isAlternativeSupportedByConverter = (requires: string): boolean =>
  requires.trim() !== '' &&
  requires
    .trim()
    .split(/\s+/)
    .every((prefix) => DRAWN_EXTENSIONS.has(prefix));
