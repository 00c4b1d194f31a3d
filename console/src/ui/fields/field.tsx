import { translateMessage } from '@accord/contract/translation.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { ErrorIcon } from '../text/inline-icons.tsx'
import styles from './field.module.css'

/** The texts around every field's control. */
export type FieldLabels = {
  label: string
  hint?: ReactNode | undefined
  /** A `message` of the contract, or a text of the service. The field translates it. */
  error?: string | undefined
  /** At the right end of the label: 'Optional', or a link. */
  aside?: ReactNode | undefined
}

type FieldIds = { control: string; hint: string; error: string }

/** IDs that connect a control to its label, hint, and error. */
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

/** Label above, error and hint below. */
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
      {/* The live region exists before the error, because the error otherwise wouldn't be announced. */}
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
