import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { showSnackbar } from '../snackbar/snackbar-store';
import { type EarlyTyping, EarlyTypingField, handOverTyping, returnFocus } from './early-typing';

/** Props of a part that may have been opened by a press. */
interface Closable {
  onClose?: () => void;
  /** Of a part that stays drawn while it is closed. */
  isOpen?: boolean;
}

/**
 * Creates a lazy component for what stands beside the content of a page: a bar, a strip, a dialog. If its code does not
 * arrive, the page and what somebody typed into it stay. What was opened by a press (it has `onClose`) says so and closes,
 * and is fetched again with the next press; anything else is fetched again when the connection is back.
 * `preload` fetches the code before it is drawn.
 * @param waiting Drawn until the part is there.
 * @param options `takesTyping`: what is typed before the code of the part is there is typed into the field that the part
 * focuses; for what a press opens to write in.
 *
 * @example const MergeDialog = lazyPart(() => import('./MergeDialog'));
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
  { takesTyping = false }: { takesTyping?: boolean } = {},
): ComponentType<Props> & { preload(): void } {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = (await load()).default;
    return loaded;
  };

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [typing] = useState<EarlyTyping>({ field: null, saveKey: null, opener: null });
    const { onClose, isOpen = true }: Closable = props;
    const giveUp = useEffectEvent(() => {
      if (!onClose) return;
      returnFocus(typing);
      showSnackbar({ text: 'Esta parte não chegou. Verifique sua conexão e tente de novo.', tone: 'bad' });
      onClose();
    });
    useEffect(() => {
      if (Part || !isOpen) return;
      let isDrawn = true;
      const fetchPart = () =>
        fetchCode().then(
          (component) => {
            if (!isDrawn) return;
            if (!takesTyping) return setPart(() => component);
            returnFocus(typing);
            // At once: a key that comes in between would press the element that opened it.
            flushSync(() => setPart(() => component));
          },
          () => {
            if (isDrawn) giveUp();
          },
        );
      fetchPart();
      window.addEventListener('online', fetchPart);
      return () => {
        isDrawn = false;
        window.removeEventListener('online', fetchPart);
      };
    }, [Part, isOpen, typing]);
    // After the effects of the part, which may focus a field.
    useEffect(() => (Part ? handOverTyping(typing) : undefined), [Part, typing]);
    if (Part) return <Part {...props} />;
    return (
      <>
        {waiting}
        {takesTyping && isOpen && <EarlyTypingField typing={typing} onEscape={onClose} />}
      </>
    );
  }

  return Object.assign(LazyPart, { preload: () => void fetchCode().catch(() => undefined) });
}
