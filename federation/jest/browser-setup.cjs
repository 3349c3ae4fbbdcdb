require('@testing-library/jest-dom');

// Code that is fetched on first use takes long on a busy machine.
require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });

// jsdom matches every rule of every sheet for each question of Testing Library ("is it visible?", "what is its name?"):
// without the rules of styled-components a form answers in half the time. Few tests look at a style (`@styles`).
if (!globalThis.testsLookAtStyles) {
  globalThis.SC_DISABLE_SPEEDY = false;
  CSSStyleSheet.prototype.insertRule = () => 0;
  CSSStyleSheet.prototype.deleteRule = () => {};
}

// React takes a stack for every element it makes, of use in its warnings alone: a seventh of what component tests take. It
// does so up to a number of elements, and starts to count again each second.
Object.defineProperty(
  require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);
