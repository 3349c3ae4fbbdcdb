const MAX_LENGTH = 2_000;

function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return entry?.slice(name.length + 1).slice(0, MAX_LENGTH);
}

/** Campaign of a visit, as step 1 of a signup sends it (billing-013). */
export interface SignupTracking {
  query: string;
  fbp: string | undefined;
  fbc: string | undefined;
  srcUrl: string;
  eventID: string;
}

/** Reads the campaign of this visit: query and address of the page, and the cookies of the advertiser. */
export const readSignupTracking = (eventId: string): SignupTracking => ({
  query: window.location.search.slice(0, MAX_LENGTH),
  fbp: readCookie('_fbp'),
  fbc: readCookie('_fbc'),
  srcUrl: window.location.href.slice(0, MAX_LENGTH),
  eventID: eventId,
});
