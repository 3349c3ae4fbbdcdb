import type { TagList } from './known-tags';
import type { TemplateData } from './template-fields';

/** Lines that each repetition is shown with. */
const LINES = 2;

/** Every tag with its sample: what a template looks like when it is filled, before there is anything to fill it with. */
export function sampleData(families: readonly TagList[]): TemplateData {
  const data: TemplateData = {};
  for (const { loop, fields } of families) {
    const samples = Object.fromEntries(fields.map(({ tag, sample }) => [tag, sample]));
    if (loop === null) Object.assign(data, samples);
    else data[loop] = Array.from({ length: LINES }, () => samples);
  }
  return data;
}
