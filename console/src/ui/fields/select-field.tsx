import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import fieldStyles from './field.module.css'
import { describeControl, Field, useFieldIds, type FieldLabels } from './field.tsx'
import styles from './select-field.module.css'

export type SelectFieldProps = FieldLabels &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'aria-invalid'>

/** Shows the browser's own select, so that phones show their own picker. Its children are options. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, aside, id, children, ...select } = props
  const words = { label, hint, error, aside }
  const ids = useFieldIds(id)

  return (
    <Field {...words} ids={ids}>
      <div className={styles.box}>
        <select
          {...select}
          {...describeControl(ids, words, select['aria-describedby'])}
          className={classNames(fieldStyles.control, styles.select)}
        >
          {children}
        </select>
      </div>
    </Field>
  )
}
