import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { meetsCondition } from '@girassol/shared-domain';
import { ButtonLink, EmptyState, VisuallyHidden } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { Link, useSearchParams } from 'react-router-dom';
import { financingListPath } from '../addresses/financing';

/** An id of a financing, as the bank was given it: anything else leads to the list. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Page `/btg-cb`, to which the bank redirects a person after a visit to the bank's site. Links back to the
 * financing; the bank's decision reaches the server separately, never through this address.
 */
export default function BankReturnPage() {
  const [query] = useSearchParams();
  const session = useSession();
  const facts = useConditionFacts();
  const asked = query.get('financiamento') ?? '';
  const hasMarketplace = facts !== null && meetsCondition({ module: 'Marketplace' }, facts);
  const path = financingListPath(hasMarketplace, ID.test(asked) ? asked : undefined);
  return (
    <ListFrame>
      <VisuallyHidden as="h1">Retorno do banco</VisuallyHidden>
      <EmptyState
        title="Você voltou do banco"
        text={
          session
            ? 'O que o banco decidir aparece no financiamento assim que ele nos avisar.'
            : 'Pode fechar esta página. Quem cuida do seu projeto acompanha a resposta do banco.'
        }
        action={
          session ? (
            <ButtonLink as={Link} to={path} variant="primary">
              Ver o financiamento
            </ButtonLink>
          ) : (
            <ButtonLink as={Link} to="/login">
              Entrar
            </ButtonLink>
          )
        }
      />
    </ListFrame>
  );
}
