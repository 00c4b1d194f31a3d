import type { ComponentProps, ComponentPropsWithRef, ReactNode, SyntheticEvent } from 'react'
import { classNames } from '../class-names.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldLabels, describeControl, useFieldIds } from './field.tsx'
import styles from './text-field.module.css'
import { useTranslation } from '../../i18n/translation.ts'

export type TextFieldProps = FieldLabels &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children' | 'aria-invalid'> & {
    /** Whether to use a monospace font, for IDs, codes, and secrets. 'large' is for a short code that people type. */
    mono?: boolean | 'large' | undefined
    /** The content inside the box at its right end, such as the password toggle. */
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
          className={classNames(
            fieldStyles.control,
            mono && styles.mono,
            mono === 'large' && styles.code,
            !!end && styles.withEnd,
          )}
        />
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </Field>
  )
}

/** Shows a field for the person's own email address, unless props say otherwise. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('Email address')}
      name="email"
      type="email"
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      onInput={showLowerCased}
      {...props}
    />
  )
}

/**
 * Converts the address to lower case while typing, because addresses are case-insensitive. The person sees exactly
 * what's sent.
 */
function showLowerCased({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const lowerCased = currentTarget.value.toLowerCase()
  // The value is set only if it differs, because setting it moves the cursor to the end.
  if (currentTarget.value !== lowerCased) currentTarget.value = lowerCased
}
