export { type FakeApi, type FakeCall, type FakeRoutes, fakeApi } from './fake-api';
export { logIn, renderWithSession, resetTesting } from './render';
export { pending, refuse, unreachable } from './replies';
export { testSession, testSettings } from './samples';
export { testItem } from './test-item';
