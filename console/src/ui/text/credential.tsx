import type { ClipboardEvent, ReactNode } from 'react'
import monoStyles from './mono-value.module.css'
import { useTranslation } from '../../i18n/translation.ts'
import { CopyButton, type CopyButtonProps } from '../buttons/copy-button.tsx'
import styles from './credential.module.css'

const tailLength = 6

/** An id or secret on one line: too long, it is cut in the middle, and copies whole. */
export function MonoValue({ value }: { value: string }) {
  return (
    <code className={monoStyles.value} title={value} onCopy={copyWhole}>
      <span className={monoStyles.start}>{value.slice(0, -tailLength)}</span>
      <span className={monoStyles.tail}>{value.slice(-tailLength)}</span>
    </code>
  )

  /** Two parts of one line would be copied as two lines. */
  function copyWhole(event: ClipboardEvent) {
    event.clipboardData.setData('text/plain', value)
    event.preventDefault()
  }
}

type CredentialProps = {
  label: string
  /** What is copied, where it can be; a secret is only then asked for. */
  copy?: Pick<CopyButtonProps, 'value' | 'label' | 'copiedLabel'>
  /** In place of the value, while it must not be read over the shoulder. */
  shown?: ReactNode
  /** After the value. */
  action?: ReactNode
  /** Below: when it was made, and used. */
  children?: ReactNode
}

/** An id or secret on one line, to be copied whole. */
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
            <CopyButton {...copy} failedLabel={t('Copying failed. Select the text instead.')} />
          )}
        </div>
        {children && <div className={styles.facts}>{children}</div>}
      </dd>
    </div>
  )
}
