import { announce } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { usePlace } from '../navigation/places-context';
import { usePage } from '../page/page-context';
import { focusHeading } from './focus-heading';
import { pageTexts } from './page-texts';

/** A page inside another one (a panel over its board) is no arrival: it looks after its own focus. */
const isInside = (one: string, other: string) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** On every change of page: the title of the tab, the description, the focus on the heading, and a word to who listens. */
export function Arrival() {
  const place = usePlace();
  const { title, description, name } = pageTexts(usePage().distribution, place);
  const { decision } = place;
  const page = decision.outcome === 'open' ? decision.route.path : decision.missing;
  const lastPage = useRef(page);

  useEffect(() => {
    document.title = title;
  }, [title]);

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
