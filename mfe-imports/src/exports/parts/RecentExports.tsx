import { Heading, Row, Stack, Text, TextLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { EXPORTS_PATH } from '../../addresses/exports';
import { useExports } from '../../data/use-exports';
import { ExportCard } from './ExportCard';

const MAX_EXPORTS = 3;

interface RecentExportsProps {
  now: number;
  /** The one that was asked for just now stands above. */
  except: string | null;
}

/** Latest exports, with a link to all of them. */
export function RecentExports({ now, except }: RecentExportsProps) {
  const { exports, query } = useExports();
  const recent = exports.filter(({ _id }) => _id !== except).slice(0, MAX_EXPORTS);
  return (
    <Stack as="section" gap={8} aria-label="Exportações recentes">
      <Row justify="between" wraps>
        <Heading level={2}>Exportações recentes</Heading>
        <TextLink as={Link} to={EXPORTS_PATH}>
          Ver todas as exportações
        </TextLink>
      </Row>
      {recent.map((one) => (
        <ExportCard key={one._id} one={one} now={now} />
      ))}
      {query.data && recent.length === 0 && (
        <Text as="p" size={13} tone="soft">
          {except ? 'Nenhuma antes desta.' : 'Nenhuma ainda.'} Cada arquivo fica guardado por 7 dias.
        </Text>
      )}
    </Stack>
  );
}
