// Jest hands `jest` to the modules that it loads itself: those loaded by Node find it here.
globalThis.jest = jest;
