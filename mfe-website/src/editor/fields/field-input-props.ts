/**
 * Props of an input in the site editor: element id, definition of the field, value, and the function that
 * changes the value.
 */
export interface FieldInputProps<Field, Value> {
  id: string;
  field: Field;
  value: Value;
  /** `isTyped`: letters that belong together until one rests. */
  onChange: (value: Value, isTyped?: boolean) => void;
}
