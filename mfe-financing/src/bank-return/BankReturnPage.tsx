import { useFacts, useSession } from '@girassol/shared-auth';
import { meets } from '@girassol/shared-domain';
import { ButtonLink, EmptyState, VisuallyHidden } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { Link, useSearchParams } from 'react-router-dom';
import { listPath } from '../addresses/financing';

/** An id of a financing, as the bank was given it: anything else leads to the list. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `/btg-cb`: where the bank leads back to. What it decided comes by its own message, never by this address. */
export default function BankReturnPage() {
  const [query] = useSearchParams();
  const session = useSession();
  const facts = useFacts();
  const asked = query.get('financiamento') ?? '';
  const hasMarketplace = facts !== null && meets({ module: 'Marketplace' }, facts);
  const path = listPath(hasMarketplace, ID.test(asked) ? asked : undefined);
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
