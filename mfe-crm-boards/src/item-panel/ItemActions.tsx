import { boards, whatsappLink } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { copyText, IconButton, Row } from '@girassol/shared-ui';
import { generatePath, useNavigate } from 'react-router-dom';
import { boardRoutes } from '../addresses/boards';
import { itemAddress } from '../addresses/item';

/** Editing, ways to reach the customer, and passing the item on. Each shows only where it leads somewhere. */
export function ItemActions({ item }: { item: BoardItem }) {
  const navigate = useNavigate();
  const { email, phone, whatsapp } = item.customer;
  const open = (href: string) => () => window.open(href, '_blank', 'noreferrer');
  const itemName = boards[item.type].itemName.toLocaleLowerCase('pt-BR');
  return (
    <Row gap={4} aria-label="Ações" role="group">
      <IconButton
        icon="pencil"
        variant="secondary"
        label={`Editar ${itemName}`}
        onClick={() => navigate(generatePath(boardRoutes(item.type).edit, { sid: item._id }))}
      />
      {whatsapp && (
        <IconButton
          icon="message"
          variant="secondary"
          label="Abrir conversa no WhatsApp"
          onClick={open(whatsappLink(whatsapp))}
        />
      )}
      {phone && <IconButton icon="phone" variant="secondary" label="Ligar" onClick={open(`tel:${phone}`)} />}
      {email && (
        <IconButton icon="mail" variant="secondary" label="Enviar e-mail" onClick={open(`mailto:${email}`)} />
      )}
      <IconButton
        icon="link"
        variant="secondary"
        label="Copiar endereço deste item"
        onClick={() => copyText(itemAddress(item._id), 'Endereço copiado!')}
      />
    </Row>
  );
}
