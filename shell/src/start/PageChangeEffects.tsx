import { announce } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { useVisitorLocation } from '../navigation/navigation-context';
import { useNotificationTotals } from '../notifications/notification-totals';
import { usePageData } from '../page/page-context';
import { focusHeading } from './focus-heading';
import { buildPageMetadata } from './page-metadata';

/** A page inside another one (a panel over its board) is no arrival: it looks after its own focus. */
const isInside = (one: string, other: string) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** On every change of page, sets the tab's title and the description, focuses the heading and announces the page. */
export function PageChangeEffects() {
  const place = useVisitorLocation();
  const { title, description, name } = buildPageMetadata(usePageData().distribution, place);
  const { decision } = place;
  const page = decision.outcome === 'open' ? decision.route.path : decision.missing;
  const lastPage = useRef(page);
  const { unreadItems } = useNotificationTotals();

  const lastTitle = useRef('');

  useEffect(() => {
    // While the page stays, a panel may have set a title of its own: then only the number before it changes.
    const isSamePage = lastTitle.current === title;
    lastTitle.current = title;
    const plain = isSamePage ? document.title.replace(/^\(\d+\) /, '') : title;
    document.title = unreadItems > 0 ? `(${unreadItems}) ${plain}` : plain;
  }, [title, unreadItems]);

  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  useEffect(() => {
    const from = lastPage.current;
    lastPage.current = page;
    const main = document.querySelector('main');
    if (from === page || isInside(from, page) || !main) return;
    main.scrollTo?.(0, 0);
    announce(name);
    return focusHeading(main);
  }, [page, name]);

  return null;
}
