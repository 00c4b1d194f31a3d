import { translateMessage } from '@accord/contract/translation.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { ErrorIcon } from '../text/inline-icons.tsx'
import styles from './field.module.css'

/** The texts around every field's control. */
export type FieldLabels = {
  label: string
  hint?: ReactNode | undefined
  /** A `message` of the contract, or a text from the service. The field translates it. */
  error?: string | undefined
  /** The content at the right end of the label, such as 'Optional' or a link. */
  aside?: ReactNode | undefined
}

type FieldIds = { control: string; hint: string; error: string }

/** Returns IDs that connect a control to its label, hint, and error. */
export function useFieldIds(givenId: string | undefined): FieldIds {
  const ownId = useId()
  const control = givenId ?? ownId
  return { control, hint: `${control}-hint`, error: `${control}-error` }
}

export function describeControl(ids: FieldIds, words: FieldLabels, describedBy?: string) {
  const descriptions = [words.error && ids.error, words.hint && ids.hint, describedBy]
  return {
    id: ids.control,
    'aria-invalid': words.error ? (true as const) : undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  }
}

type FieldProps = FieldLabels & { ids: FieldIds; children: ReactNode }

/** Shows a label above a control, and an error and a hint below it. */
export function Field({ ids, label, hint, error, aside, children }: FieldProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={ids.control}>
          {label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
      {/* The live region exists before the error, because the error wouldn't be announced otherwise. */}
      <div id={ids.error} className={styles.error} aria-live="polite">
        {error && (
          <>
            <ErrorIcon />
            <span>{translateMessage(t, error)}</span>
          </>
        )}
      </div>
      {hint && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
