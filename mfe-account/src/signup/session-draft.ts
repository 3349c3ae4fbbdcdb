import { useFormikContext } from 'formik';
import { useEffect } from 'react';

const PREFIX = 'girassol.signup-draft.';

function readTexts(name: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Returns the values of a form of texts, with what was typed in this tab and not sent. */
export function applySessionDraft<Values extends Record<string, string>>(
  name: string,
  values: Values,
): Values {
  const typed = Object.entries(readTexts(name)).filter(([key]) => key in values);
  return { ...values, ...Object.fromEntries(typed) };
}

/** Removes what was typed into a form, once it is sent. */
export const removeSessionDraft = (name: string): void => sessionStorage.removeItem(PREFIX + name);

/** Stores what is typed into the surrounding form in this tab, so that a reload loses nothing. */
export function SessionDraft({ name }: { name: string }) {
  const { values, dirty, isSubmitting } = useFormikContext<Record<string, string>>();
  useEffect(() => {
    if (!dirty || isSubmitting) return;
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
    } catch {
      // Storage that is full or closed: the form works without a draft.
    }
  }, [name, values, dirty, isSubmitting]);
  return null;
}
