export { findChromium, installChromium } from './chromium';
export { installDebianPackages } from './debian-packages';
export { findProgram } from './find-program';
