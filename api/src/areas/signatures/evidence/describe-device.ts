/** The first of each list whose word stands in what a browser says of itself; more particular ones come first. */
const browsers: readonly [word: RegExp, name: string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [word: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstIn = (list: typeof browsers, userAgent: string): string | undefined =>
  list.find(([word]) => word.test(userAgent))?.[1];

/** Describes the device of a user agent: "Chrome em Android". The user agent may be forged. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'dispositivo não informado';
  const browser = firstIn(browsers, userAgent);
  const system = firstIn(systems, userAgent);
  if (browser && system) return `${browser} em ${system}`;
  return browser ?? system ?? 'outro dispositivo';
}
