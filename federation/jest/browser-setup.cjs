require('@testing-library/jest-dom');

// What is fetched when it is first needed takes long on a busy machine.
require('@testing-library/react').configure({ asyncUtilTimeout: 15_000 });

// jsdom matches every rule of every sheet for each question of Testing Library ("is it visible?", "what is its name?"):
// without the rules of styled-components a form answers in half the time. Few tests look at a style (`@styles`).
if (!globalThis.testsLookAtStyles) {
  globalThis.SC_DISABLE_SPEEDY = false;
  CSSStyleSheet.prototype.insertRule = () => 0;
  CSSStyleSheet.prototype.deleteRule = () => {};
}
