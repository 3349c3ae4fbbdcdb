import { isAnsweredByArea, type SlotContext } from '@girassol/federation/remote';
import { EmptyState } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';

/** Example tab on the page of a customer. A link to another area shows only if that area is present. */
export default function CustomerTab({ customer }: SlotContext<'customer.tab/v1'>) {
  const files = `/arquivos/${customer._id}`;
  return (
    <EmptyState
      title={`Nenhuma visita a ${customer.name}`}
      text="A primeira visita é marcada no quadro de projetos."
      action={isAnsweredByArea(files) && <Link to={files}>Ver os arquivos do cliente</Link>}
    />
  );
}
