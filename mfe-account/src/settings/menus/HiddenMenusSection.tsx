import { getHideableMenus } from '@girassol/federation/remote';
import { boardDescriptions, boardKinds } from '@girassol/shared-domain';
import { Checkbox, FormBox, FormFields, FormSection, SectionActions } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo } from 'react';
import type { SettingsSectionProps } from '../settings-section';

/** Settings section that hides menus from everybody in the account. The hidden screens still open by their links. */
export default function HiddenMenusSection({ settings, save, onDirtyChange }: SettingsSectionProps) {
  const { hiddenMenus } = settings.interface;
  const initialValues = useMemo(() => ({ hidden: hiddenMenus.toSorted() }), [hiddenMenus]);
  // A menu of an area that is not here is none; what was hidden before it came stays hidden.
  const present = listBoardsFirst(getHideableMenus(hiddenMenus));
  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      onSubmit={async ({ hidden }) => {
        await save({ interface: { hiddenMenus: hidden } });
      }}
    >
      {({ values: { hidden }, setFieldValue }) => (
        <FormBox>
          <FormSection aria-labelledby="section-menus">
            <h2 id="section-menus">Menus ocultos</h2>
            <p>Os menus marcados somem para todos da conta. As páginas continuam abrindo por links.</p>
            <FormFields>
              {present.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  label={label}
                  value={hidden.includes(id)}
                  onChange={(isHidden) =>
                    void setFieldValue(
                      'hidden',
                      (isHidden ? [...hidden, id] : hidden.filter((one) => one !== id)).toSorted(),
                    )
                  }
                />
              ))}
            </FormFields>
          </FormSection>
          <SectionActions onDirtyChange={onDirtyChange} />
        </FormBox>
      )}
    </Formik>
  );
}

/** Sorts menus: the boards in the order of the sale's life, then all others as the menu has them. */
function listBoardsFirst<Menu extends { id: string }>(menus: readonly Menu[]): Menu[] {
  const boardIds = boardKinds.map((kind) => boardDescriptions[kind].basePath.slice(1));
  const ofBoards = boardIds.flatMap((boardId) => menus.filter(({ id }) => id === boardId));
  return [...ofBoards, ...menus.filter((menu) => !ofBoards.includes(menu))];
}
