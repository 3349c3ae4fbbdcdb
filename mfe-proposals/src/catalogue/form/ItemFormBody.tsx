import type { CatalogueKind } from '@girassol/shared-domain';
import { ButtonLink } from '@girassol/shared-ui';
import { FormActions, FormBox, FormFields, FormSection } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { catalogueListPath } from '../../addresses/catalogue';
import { catalogueDefinitions } from '../catalogue-table';
import { ItemField } from './ItemField';

interface ItemFormBodyProps {
  kind: CatalogueKind;
  label: string;
  submitLabel: string;
  isEditing?: boolean | undefined;
  /** Content shown above the fields. */
  children?: ReactNode;
}

/** Fields of a catalogue item inside a Formik form, as defined for the catalogue of the item. */
export function ItemFormBody({ kind, label, submitLabel, isEditing, children }: ItemFormBodyProps) {
  return (
    <FormBox aria-label={label}>
      {children}
      {catalogueDefinitions[kind].sections.map(({ title, text, fields }) => (
        <FormSection key={title} aria-label={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <FormFields>
            {fields.map((field) => (
              <div key={field.name} className={field.isWide && 'wide'}>
                <ItemField field={field} />
              </div>
            ))}
          </FormFields>
        </FormSection>
      ))}
      <FormActions
        submitLabel={submitLabel}
        isEditing={isEditing}
        cancel={
          <ButtonLink as={Link} to={catalogueListPath(kind)} variant="ghost">
            Cancelar
          </ButtonLink>
        }
      />
    </FormBox>
  );
}
