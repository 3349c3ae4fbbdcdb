import { BrandMarkWithName } from '@girassol/shared-ui';
import { usePageData } from '../page/page-context';

/** Logo and name of the product, or of the partner whose distribution the host serves. */
export function Brand({ size = 24 }: { size?: number }) {
  const { name, logoUrl } = usePageData().distribution.brand;
  return <BrandMarkWithName size={size} name={name} logoUrl={logoUrl} />;
}
