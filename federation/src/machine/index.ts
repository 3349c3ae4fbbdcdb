export { findChromium, installChromium } from './chromium';
export { installPackages } from './debian-packages';
export { findProgram } from './find-program';
