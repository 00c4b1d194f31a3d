import type { ClipboardEvent, ReactNode } from 'react'
import monoStyles from './mono-value.module.css'
import { useTranslation } from '../../i18n/translation.ts'
import { CopyButton, type CopyButtonProps } from '../buttons/copy-button.tsx'
import styles from './credential.module.css'

const tailLength = 6

/** Shows an ID or secret on one line. A long value is shortened in the middle, but copied completely. */
export function MonoValue({ value }: { value: string }) {
  return (
    <code className={monoStyles.value} title={value} onCopy={copyWhole}>
      <span className={monoStyles.start}>{value.slice(0, -tailLength)}</span>
      <span className={monoStyles.tail}>{value.slice(-tailLength)}</span>
    </code>
  )

  /** Copies the whole value, because its two parts would be copied as two lines. */
  function copyWhole(event: ClipboardEvent) {
    event.clipboardData.setData('text/plain', value)
    event.preventDefault()
  }
}

type CredentialProps = {
  label: string
  /** The value to copy. A secret is fetched only when it's copied. */
  copy?: Pick<CopyButtonProps, 'value' | 'label' | 'copiedLabel'>
  /** Replaces a value that other people in the room must not read. */
  shown?: ReactNode
  action?: ReactNode
  /** The details below the value, such as when it was created and used. */
  children?: ReactNode
}

/** Shows a labeled ID or secret with a copy button. */
export function Credential({ label, copy, shown, action, children }: CredentialProps) {
  const { t } = useTranslation()
  const value = copy?.value
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.detail}>
        <div className={styles.value}>
          <span className={styles.text}>
            {shown ?? (typeof value === 'string' && <MonoValue value={value} />)}
          </span>
          {action}
          {copy && (
            <CopyButton
              {...copy}
              failedLabel={t(
                "We couldn't copy it automatically. Select the text and copy it manually.",
              )}
            />
          )}
        </div>
        {children && <div className={styles.facts}>{children}</div>}
      </dd>
    </div>
  )
}
