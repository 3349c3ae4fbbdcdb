import { showMessageDialog } from '@girassol/shared-ui';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useSyncExternalStore } from 'react';
import { usePageData } from '../page/page-context';
import { IosInstallSteps } from './IosInstallSteps';
import { askToInstall, getInstallOffer, onInstallOfferChange } from './install-offer';

/** Returns the menu item that installs the product as an app; none where this browser cannot, or has. */
export function useInstallItems(): MenuItem[] {
  const { name } = usePageData().distribution.brand;
  const offer = useSyncExternalStore(onInstallOfferChange, getInstallOffer);
  if (offer === 'none') return [];
  const explain = () =>
    showMessageDialog({ title: `Instalar o ${name}`, text: <IosInstallSteps name={name} /> });
  const onAction = () => void (offer === 'question' ? askToInstall() : explain());
  return [{ id: 'install', label: 'Instalar', icon: 'download', onAction }];
}
