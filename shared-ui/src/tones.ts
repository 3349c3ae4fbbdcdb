import { tokens } from './tokens/tokens';

/**
 * Colour of a badge or another small part by its meaning: a status (`good`, `warn`, `bad`, `info`), a brand
 * colour (`leaf`, `sun`) or the temperature of a sale (`frio`, `morno`, `quente`).
 */
export type Tone =
  | 'neutral'
  | 'leaf'
  | 'sun'
  | 'good'
  | 'warn'
  | 'bad'
  | 'info'
  | 'frio'
  | 'morno'
  | 'quente';

interface ToneColours {
  background: string;
  text: string;
  /** For icons, dots and bars. */
  fill: string;
}

const { color } = tokens;

/** Colours of a tone: background, text, fill. */
export const toneColours: Record<Tone, ToneColours> = {
  neutral: { background: color.sunken, text: color.inkSoft, fill: color.lineStrong },
  leaf: { background: color.leafSoft, text: color.leafInk, fill: color.leaf },
  sun: { background: color.sunSoft, text: color.sunInk, fill: color.sun },
  good: { background: color.goodSoft, text: color.goodInk, fill: color.good },
  warn: { background: color.warnSoft, text: color.warnInk, fill: color.warn },
  bad: { background: color.badSoft, text: color.badInk, fill: color.bad },
  info: { background: color.infoSoft, text: color.infoInk, fill: color.info },
  frio: { background: color.frioSoft, text: color.frioInk, fill: color.frio },
  morno: { background: color.mornoSoft, text: color.mornoInk, fill: color.morno },
  quente: { background: color.quenteSoft, text: color.quenteInk, fill: color.quente },
};
