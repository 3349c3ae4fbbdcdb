import { useApiQuery, useSession } from '@girassol/shared-auth';
import { type BoardKind, boardDescriptions, buildBoardPath } from '@girassol/shared-domain';
import { ButtonLink, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

interface WayBackProps {
  /** The item that the proposal is made for. */
  saleId: string | null;
  customerId: string;
}

/** Link back to the origin of the proposal: its sale, opened on its board, or else the customer. */
export function ProposalOriginLink({ saleId, customerId }: WayBackProps) {
  const userId = useSession()?.userId;
  // An item that is gone or not for these eyes leaves the way to the customer.
  const { data, isPending } = useApiQuery(
    'GET /sales/single/:saleId',
    { params: { saleId: saleId ?? '' } },
    { enabled: saleId !== null, retry: false },
  );
  if (!userId || (saleId !== null && isPending)) return null;
  if (data?.sale) {
    const { _id, type } = data.sale;
    return <BackLink to={`${buildBoardPath(type, userId)}?item=${_id}`}>{getBackLabel(type)}</BackLink>;
  }
  return <BackLink to={`/cliente/editar/${customerId}`}>Ver o cliente</BackLink>;
}

/** Returns the label of the link: "Voltar à venda", "Voltar ao projeto". */
function getBackLabel(kind: BoardKind): string {
  const { itemName, gender } = boardDescriptions[kind];
  return `Voltar ${gender === 'f' ? 'à' : 'ao'} ${itemName.toLowerCase()}`;
}

/** Link at the top of a wizard page that leads back to an earlier page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Line>
      <ButtonLink as={Link} to={to} variant="ghost" size="sm" icon="arrow-left">
        {children}
      </ButtonLink>
    </Line>
  );
}

/** The arrow stands where the title begins. */
const Line = styled.div`
  margin: 0 0 ${tokens.space[4]} calc(-1 * ${tokens.space[12]});
`;
