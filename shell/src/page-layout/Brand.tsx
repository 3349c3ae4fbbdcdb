import { BrandMarkWithName } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { usePageData } from '../page/page-context';

/** Logo and name of the product, or of the partner whose distribution the host serves. */
export function Brand({ size = 24 }: { size?: number }) {
  const { name, logoUrl } = usePageData().distribution.brand;
  if (logoUrl) return <Logo src={logoUrl} alt={name} height={size + 4} />;
  return <BrandMarkWithName size={size} name={name} />;
}

/** Logo image of any proportions, never stretched by its container. */
const Logo = styled.img`
  align-self: flex-start;
  width: auto;
  max-width: 100%;
`;
