import { BrandName } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { usePage } from '../page/page-context';

/** Name and mark of the host: a partner's own logo where there is one. */
export function Brand({ size = 24 }: { size?: number }) {
  const { name, logoUrl } = usePage().distribution.brand;
  if (logoUrl) return <Logo src={logoUrl} alt={name} height={size + 4} />;
  return <BrandName size={size} name={name} />;
}

/** Of any proportions, without being stretched by what it stands in. */
const Logo = styled.img`
  align-self: flex-start;
  width: auto;
  max-width: 100%;
`;
