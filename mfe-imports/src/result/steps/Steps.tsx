import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Button, ButtonLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { mappingPath } from '../../addresses/imports';
import { useMayImport } from '../use-may-import';
import { getActionButton } from './action-button';
import { getPossibleActions } from './possible-steps';
import { useImportActions } from './use-import-actions';

/** Buttons with the actions on an import as a whole; the main action is last. */
export function ImportActionButtons({ record }: { record: ImportRecord }) {
  const mayImport = useMayImport(record.importType);
  const { running, take } = useImportActions(record);
  return getPossibleActions(record, mayImport, Date.now()).map((step) => {
    const { label, ...look } = getActionButton(step, record);
    if (step === 'map')
      return (
        <ButtonLink key={step} as={Link} to={mappingPath(record.importType, record._id)} {...look}>
          {label}
        </ButtonLink>
      );
    return (
      <Button
        key={step}
        {...look}
        isPending={running === step}
        disabled={running !== null && running !== step}
        onClick={() => take(step)}
      >
        {label}
      </Button>
    );
  });
}
