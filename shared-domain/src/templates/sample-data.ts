import type { TagFamilyInfo } from './known-tags';
import type { TemplateData } from './template-fields';

/** Lines that each repetition is shown with. */
const LINES = 2;

/**
 * Builds template data with the sample value of every tag, for a preview of a document template without real
 * data.
 */
export function buildSampleData(families: readonly TagFamilyInfo[]): TemplateData {
  const data: TemplateData = {};
  for (const { loop, fields } of families) {
    const samples = Object.fromEntries(fields.map(({ tag, sample }) => [tag, sample]));
    if (loop === null) Object.assign(data, samples);
    else data[loop] = Array.from({ length: LINES }, () => samples);
  }
  return data;
}
