import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import fieldStyles from './field.module.css'
import { describeControl, Field, useFieldIds, type FieldWords } from './field.tsx'
import styles from './text-field.module.css'

export type TextFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children' | 'aria-invalid'> & {
    /** Ids, codes and secrets. */
    mono?: boolean | undefined
    /** Sits inside the box at its right end, as the password's toggle does. */
    end?: ReactNode | undefined
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, aside, mono, end, id, ...input } = props
  const words = { label, hint, error, aside }
  const ids = useFieldIds(id)

  return (
    <Field {...words} ids={ids}>
      <div className={styles.box}>
        <input
          type="text"
          {...input}
          {...describeControl(ids, words, input['aria-describedby'])}
          className={classNames(fieldStyles.control, mono && styles.mono, !!end && styles.withEnd)}
        />
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </Field>
  )
}
