export { buildTestItem } from './build-test-item';
export { type FakeApi, type FakeCall, type FakeRoutes, fakeApi } from './fake-api';
export { findUnexplainedCalls } from './find-unexplained-calls';
export { logInForTest, renderWithSession, resetTestState } from './render';
export { replyPending, replyRefused, replyUnreachable } from './replies';
export { buildTestSession, buildTestSettings } from './samples';
