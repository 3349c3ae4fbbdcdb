export { findChromium, installChromium } from './chromium';
