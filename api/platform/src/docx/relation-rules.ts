import type { DocxRefusalReason } from './refuse-docx';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
const DRAWING = 'application/vnd.openxmlformats-officedocument.drawingml.';
const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const MICROSOFT = 'application/vnd.ms-';

/**
 * Rule for a kind of relation in a Word package: keep the related part if it has one of these content types,
 * treat the relation as a link or template, leave it out, or refuse the document.
 */
export type RelationRule =
  | { keep: readonly string[] | 'picture' }
  | 'link'
  | 'template'
  | 'leave-out'
  | { refuse: DocxRefusalReason };

/** Rules by the last word of a relation's type (ECMA-376 part 1, 11.3 and 15.2; and those that Word writes beside them). */
const rules: Readonly<Record<string, RelationRule>> = {
  officeDocument: { keep: [`${WORD}document.main+xml`, `${WORD}template.main+xml`] },
  styles: { keep: [`${WORD}styles+xml`] },
  stylesWithEffects: { keep: [`${MICROSOFT}word.stylesWithEffects+xml`] },
  numbering: { keep: [`${WORD}numbering+xml`] },
  settings: { keep: [`${WORD}settings+xml`] },
  fontTable: { keep: [`${WORD}fontTable+xml`] },
  header: { keep: [`${WORD}header+xml`] },
  footer: { keep: [`${WORD}footer+xml`] },
  footnotes: { keep: [`${WORD}footnotes+xml`] },
  endnotes: { keep: [`${WORD}endnotes+xml`] },
  theme: { keep: [`${OFFICE}theme+xml`] },
  themeOverride: { keep: [`${OFFICE}themeOverride+xml`] },
  font: { keep: [`${OFFICE}obfuscatedFont`, 'application/x-fontdata'] },
  image: { keep: 'picture' },
  chart: { keep: [`${DRAWING}chart+xml`] },
  chartUserShapes: { keep: [`${DRAWING}chartshapes+xml`] },
  chartStyle: { keep: [`${MICROSOFT}office.chartstyle+xml`] },
  chartColorStyle: { keep: [`${MICROSOFT}office.chartcolorstyle+xml`] },
  diagramData: { keep: [`${DRAWING}diagramData+xml`] },
  diagramLayout: { keep: [`${DRAWING}diagramLayout+xml`] },
  diagramQuickStyle: { keep: [`${DRAWING}diagramStyle+xml`] },
  diagramColors: { keep: [`${DRAWING}diagramColors+xml`] },
  diagramDrawing: { keep: [`${MICROSOFT}office.drawingml.diagramDrawing+xml`] },

  hyperlink: 'link',
  attachedTemplate: 'template',

  vbaProject: { refuse: 'macros' },
  wordVbaData: { refuse: 'macros' },
  attachedToolbars: { refuse: 'macros' },
  keyMapCustomizations: { refuse: 'macros' },
  oleObject: { refuse: 'embedded' },
  package: { refuse: 'embedded' },
  control: { refuse: 'embedded' },
  activeXControlBinary: { refuse: 'embedded' },
  aFChunk: { refuse: 'otherDocument' },
  subDocument: { refuse: 'otherDocument' },
  frame: { refuse: 'outside' },
  mailMergeSource: { refuse: 'outside' },
  mailMergeHeaderSource: { refuse: 'outside' },
};

/**
 * Finds the rule for a relation in a Word package. A relation of an unknown type is left out with everything
 * below it (reviewers' notes, names and remarks of authors, building blocks, form data, a preview picture),
 * or, if it leads outside, refused with the document.
 */
export function findRelationRule(type: string, isExternal: boolean): RelationRule {
  const name = type.slice(type.lastIndexOf('/') + 1);
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!isExternal) return rule === 'template' ? { refuse: 'outside' } : (rule ?? 'leave-out');
  if (rule === 'link' || rule === 'template') return rule;
  // A linked picture is fetched from elsewhere; the copy of it in the document stays.
  if (name === 'image') return 'leave-out';
  return typeof rule === 'object' && 'refuse' in rule ? rule : { refuse: 'outside' };
}
