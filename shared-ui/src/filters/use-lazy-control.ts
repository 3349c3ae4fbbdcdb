import { type ComponentType, useState } from 'react';

/**
 * Shows a light placeholder until a control is first used, then the real control with its library. `rouse`
 * loads the code ahead (pointer near, focus) and `wake` shows the real control; after a failed load the
 * placeholder stays and the next use tries again.
 */
export function useLazyControl<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Awake, setAwake] = useState<ComponentType<Props> | null>(null);
  const rouse = () => void load().catch(() => undefined);
  const wake = (isWanted: () => boolean = () => true) =>
    void load()
      .then((Real) => isWanted() && setAwake(() => Real))
      .catch(() => undefined);
  return { Awake, rouse, wake };
}
