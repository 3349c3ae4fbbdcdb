import { ButtonLink, Stack, Text } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';

interface ExpiredNoticeProps {
  /** `O código Pix venceu.` */
  text: string;
  /** Address at which another charge is asked for. */
  renewPath: string;
}

/** Notice in place of a code that has expired, with the way to another one. */
export function ExpiredNotice({ text, renewPath }: ExpiredNoticeProps) {
  return (
    <Stack gap={12} align="start">
      <Text as="p">{`${text} Nada foi cobrado.`}</Text>
      <ButtonLink as={Link} to={renewPath} variant="primary" size="lg" icon="refresh">
        Gerar nova cobrança
      </ButtonLink>
    </Stack>
  );
}
