/** Browsers by a mark of their `User-Agent`; the first one that fits counts, because most claim to be others too. */
const browsers: [mark: RegExp, name: string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Phones before the systems that they claim to be like. */
const systems: [mark: RegExp, name: string, isPhone: boolean][] = [
  [/\biPhone\b/, 'iPhone', true],
  [/\biPad\b/, 'iPad', true],
  [/\bAndroid\b/, 'Android', true],
  [/\bWindows\b/, 'Windows', false],
  [/\bMac OS X\b/, 'Mac', false],
  [/\bCrOS\b/, 'ChromeOS', false],
  [/\bLinux\b/, 'Linux', false],
];

/** Device as a person recognises it: "Chrome no Windows", and whether it is a phone or tablet. */
export interface DeviceDescription {
  name: string;
  isPhone: boolean;
}

/** Describes a device by the `User-Agent` of its browser; a program that is no browser is named as such. */
export function describeDevice(userAgent: string): DeviceDescription {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1];
  const [, system, isPhone = false] = systems.find(([mark]) => mark.test(userAgent)) ?? [];
  if (!browser && !system) return { name: 'Programa ou navegador desconhecido', isPhone: false };
  if (!browser) return { name: `Navegador em ${system}`, isPhone };
  return { name: system ? `${browser} em ${system}` : browser, isPhone };
}
