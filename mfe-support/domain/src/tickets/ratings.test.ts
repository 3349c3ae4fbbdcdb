import { toRating, toStars } from './ratings';

test('[support-009] a rating is the number of stars times two', () => {
  expect([toRating(1), toRating(4), toRating(5)]).toEqual([2, 8, 10]);
  expect([toStars(8), toStars(7)]).toEqual([4, null]);
});
