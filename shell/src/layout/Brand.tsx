import { BrandName } from '@girassol/shared-ui';
import { usePage } from '../start/page-context';

/** Name and mark of the host: a partner's own logo where there is one. */
export function Brand({ size = 24 }: { size?: number }) {
  const { name, logoUrl } = usePage().distribution.brand;
  if (logoUrl) return <img src={logoUrl} alt={name} height={size + 4} />;
  return <BrandName size={size} name={name} />;
}
