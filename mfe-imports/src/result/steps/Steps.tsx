import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Button, ButtonLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { mappingPath } from '../../addresses/imports';
import { useMayImport } from '../use-may-import';
import { possibleSteps } from './possible-steps';
import { stepLook } from './step-look';
import { useResultSteps } from './use-result-steps';

/** What can be done with an import as a whole; the main step stands last. */
export function Steps({ record }: { record: ImportRecord }) {
  const mayImport = useMayImport(record.importType);
  const { running, take } = useResultSteps(record);
  return possibleSteps(record, mayImport, Date.now()).map((step) => {
    const { label, ...look } = stepLook(step, record);
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
