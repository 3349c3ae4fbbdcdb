import type { GateFinding } from '../../registry/operations';

/** Maximum number of looks at a release: two agree, or the third decides. */
const MAX_LOOKS = 3;
/** Looks in which an error must be found before the release is refused for it. */
const CONFIRMING_LOOKS = 2;

/** Result of one look at a release in a browser. */
interface Look {
  findings: GateFinding[];
}

/**
 * Looks at a release again while an error has been found in one look only, since a busy machine can delay what a look
 * expects. Returns the look with the fewest errors, since an error can end a look before it has tried everything. Its errors
 * are those of at least two looks; an error of a single look becomes a warning. A release without errors is looked at once.
 */
export async function confirmFindings<Result extends Look>(look: () => Promise<Result>): Promise<Result> {
  const looks = [await look()];
  const countLooksWith = (key: string) => looks.filter(({ findings }) => hasError(findings, key)).length;
  const isUncertain = () =>
    listErrors(looks).some((finding) => countLooksWith(getKey(finding)) < CONFIRMING_LOOKS);
  while (isUncertain() && looks.length < MAX_LOOKS) looks.push(await look());

  const whole = looks.reduce((best, one) =>
    listErrors([one]).length < listErrors([best]).length ? one : best,
  );
  const errors = listErrors(looks).map((finding) =>
    countLooksWith(getKey(finding)) >= CONFIRMING_LOOKS ? finding : toWarning(finding, looks.length),
  );
  const warnings = whole.findings.filter(({ severity }) => severity === 'warning');
  return { ...whole, findings: [...errors, ...warnings] };
}

const toWarning = (finding: GateFinding, looks: number): GateFinding => ({
  ...finding,
  severity: 'warning',
  what: `${finding.what} (seen in one of ${looks} looks)`,
});

/** Lists each error of some looks once. */
function listErrors(looks: readonly Look[]): GateFinding[] {
  const errors = looks
    .flatMap(({ findings }) => findings)
    .filter(({ severity }) => severity === 'error')
    .map((finding) => [getKey(finding), finding] as const);
  // The first look has the last word on how it is said.
  return [...new Map(errors.reverse()).values()].reverse();
}

const hasError = (findings: readonly GateFinding[], key: string): boolean =>
  findings.some((finding) => finding.severity === 'error' && getKey(finding) === key);

/** Leaks whose text is a measured amount: one of a kind in each look. */
const MEASURED_CODES = new Set<GateFinding['code']>(['GF-615', 'GF-616', 'GF-641']);

/**
 * Returns what a finding has in common with the same finding of another look: its code and its text without amounts and
 * without the position in the code, which differ from look to look.
 */
function getKey({ code, what }: GateFinding): string {
  if (MEASURED_CODES.has(code)) return code;
  const [subject = ''] = what.split(/,? (?:from|at) \/releases\//);
  return `${code} ${subject.replace(/\d+/g, '#')}`;
}
