import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import fieldStyles from './field.module.css'
import { describeControl, Field, useFieldIds, type FieldLabels } from './field.tsx'
import styles from './text-area.module.css'

export type TextAreaProps = FieldLabels &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children' | 'aria-invalid'>

/** Shows a text area with two rows that grows to four with the text (specification, section 9). */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, aside, id, ...area } = props
  const words = { label, hint, error, aside }
  const ids = useFieldIds(id)

  return (
    <Field {...words} ids={ids}>
      <textarea
        rows={2}
        dir="auto"
        {...area}
        {...describeControl(ids, words, area['aria-describedby'])}
        className={classNames(fieldStyles.control, styles.area)}
      />
    </Field>
  )
}
