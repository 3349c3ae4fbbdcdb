import { findStateByPostalCode } from '@girassol/api-platform/integrations/postal-code';
import type { PostalCodeService } from '@girassol/api-platform/integrations/postal-code/postal-codes';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { findMunicipality } from './municipalities';

/**
 * Finds the address of a postal code (CEP), with the name of the municipality as in the list of IBGE. If the
 * service for postal codes does not answer, returns only the state, which follows from the number, with a
 * message that asks the user to type the rest.
 */
export async function findAddressByPostalCode(
  postalCodes: PostalCodeService,
  cep: string,
): Promise<ResponseBody<'GET /places/postal-code/:cep'>> {
  const found = await postalCodes.find(cep);
  if (found.outcome === 'found') {
    const { address } = found;
    const city = findMunicipality(address.uf, address.city)?.name ?? address.city;
    const isWhole = address.street !== '';
    return {
      address: { ...address, city },
      message: isWhole ? null : 'Este CEP é da cidade inteira: digite o endereço.',
    };
  }
  if (found.outcome === 'unknown')
    return { address: null, message: 'CEP não encontrado: digite o endereço.' };
  const uf = findStateByPostalCode(cep);
  return {
    address: uf ? { uf, city: '', district: '', street: '' } : null,
    message: 'A busca por CEP não está disponível agora: digite o endereço.',
  };
}
