import remote from './remote';

test.each(remote.menus ?? [])('the menu entry $label leads to a page of that title', ({ label, to }) => {
  expect(remote.routes.find(({ path }) => path === to)?.title).toBe(label);
});
