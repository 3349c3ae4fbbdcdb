import { showSnackbar } from '@girassol/shared-ui';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** Props of a part that may have been opened by a press. */
interface Closable {
  onClose?: () => void;
}

/**
 * Creates a lazy component for what stands beside the content of a page: a bar, a strip, a dialog. If its code does not
 * arrive, the page and what somebody typed into it stay. What was opened by a press (it has `onClose`) says so and closes;
 * anything else is fetched again when the connection is back.
 * @param waiting Drawn until the part is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const { onClose }: Closable = props;
    const giveUp = useEffectEvent(() => {
      if (!onClose) return;
      showSnackbar({ text: 'Esta parte não chegou. Verifique sua conexão e tente de novo.', tone: 'bad' });
      onClose();
    });
    useEffect(() => {
      if (Part) return;
      let isDrawn = true;
      const fetchPart = () =>
        load().then(
          (module) => {
            loaded = module.default;
            if (isDrawn) setPart(() => module.default);
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
    }, [Part]);
    return Part ? <Part {...props} /> : waiting;
  };
}
