import { boardDescriptions, buildWhatsappLink } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { copyText, IconButton, Row } from '@girassol/shared-ui';
import { generatePath, useNavigate } from 'react-router-dom';
import { getBoardRoutes } from '../addresses/boards';
import { getShareableItemAddress } from '../addresses/item';

/**
 * Buttons in the item panel that edit the item, contact the customer and send the item to another person. A
 * button is shown only if the person can use the action.
 */
export function ItemActionButtons({ item }: { item: BoardItem }) {
  const navigate = useNavigate();
  const { email, phone, whatsapp } = item.customer;
  const open = (href: string) => () => window.open(href, '_blank', 'noreferrer');
  const itemName = boardDescriptions[item.type].itemName.toLocaleLowerCase('pt-BR');
  return (
    <Row gap={4} aria-label="Ações" role="group">
      <IconButton
        icon="pencil"
        variant="secondary"
        label={`Editar ${itemName}`}
        onClick={() => navigate(generatePath(getBoardRoutes(item.type).edit, { sid: item._id }))}
      />
      {whatsapp && (
        <IconButton
          icon="message"
          variant="secondary"
          label="Abrir conversa no WhatsApp"
          onClick={open(buildWhatsappLink(whatsapp))}
        />
      )}
      {phone && <IconButton icon="phone" variant="secondary" label="Ligar" onClick={open(`tel:${phone}`)} />}
      {email && (
        <IconButton icon="mail" variant="secondary" label="Enviar e-mail" onClick={open(`mailto:${email}`)} />
      )}
      <IconButton
        icon="link"
        variant="secondary"
        label="Copiar link deste item"
        onClick={() => copyText(getShareableItemAddress(item._id), 'Endereço copiado!')}
      />
    </Row>
  );
}
