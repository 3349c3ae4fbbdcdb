export type { Option } from '../fields/field-props';
export { AsyncComboBox, type AsyncComboBoxProps } from './AsyncComboBox';
export { ComboBox, type ComboBoxProps } from './ComboBox';
export { FormAsyncComboBox, FormComboBox, FormSelect, FormSlider } from './form-pickers';
export { PlaceFields, type PlaceFieldsProps } from './PlaceFields';
export { Select, type SelectProps } from './Select';
export { Slider, type SliderProps } from './Slider';
export { StateField } from './StateField';
