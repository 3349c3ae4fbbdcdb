import { NoticeBox, Text, TextLink } from '@girassol/shared-ui';
import { Link, useLocation } from 'react-router-dom';

interface UnsignedNoticeProps {
  /** Sentence that explains what is missing. */
  why: string;
  itemId: string;
}

/** Notice that a sale cannot be won before its contract is signed, with a link to the signature. */
export function UnsignedContractNotice({ why, itemId }: UnsignedNoticeProps) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('item', itemId);
  query.set('aba', 'contratos');
  return (
    <NoticeBox icon="warning" role="note">
      <Text as="p" size={13} weight={500}>
        {why}
      </Text>
      <Text as="p" size={13}>
        {'Na sua conta, a venda só é ganha com o contrato assinado por todos. '}
        <TextLink as={Link} to={`${pathname}?${query}`}>
          Abrir os contratos desta venda
        </TextLink>
      </Text>
    </NoticeBox>
  );
}
