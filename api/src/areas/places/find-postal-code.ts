import type { Answer } from '@girassol/shared-domain/contract';
import { type PostalCodes, stateOfPostalCode } from '../../platform/integrations/postal-code';
import { municipalityNamed } from './municipalities';

/**
 * The address of a postal code, with the municipality as IBGE writes it. Where the service is away, the state is still
 * known from the number, and the person is told to type the rest.
 */
export async function findPostalCode(
  postalCodes: PostalCodes,
  cep: string,
): Promise<Answer<'GET /places/postal-code/:cep'>> {
  const found = await postalCodes.find(cep);
  if (found.outcome === 'found') {
    const { address } = found;
    const city = municipalityNamed(address.uf, address.city)?.name ?? address.city;
    const isWhole = address.street !== '';
    return {
      address: { ...address, city },
      message: isWhole ? null : 'Este CEP é da cidade inteira: digite o endereço.',
    };
  }
  if (found.outcome === 'unknown')
    return { address: null, message: 'CEP não encontrado: digite o endereço.' };
  const uf = stateOfPostalCode(cep);
  return {
    address: uf ? { uf, city: '', district: '', street: '' } : null,
    message: 'A busca por CEP não está disponível agora: digite o endereço.',
  };
}
