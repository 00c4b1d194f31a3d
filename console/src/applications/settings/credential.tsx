import type { ReactNode } from 'react'
import { useWords } from '../../language/words.ts'
import { CopyButton, type CopyButtonProps } from '../../ui/buttons/copy-button.tsx'
import { MonoValue } from '../../ui/text/mono-value.tsx'
import styles from './credentials-card.module.css'

type CredentialProps = {
  label: string
  /** What is copied; a secret is only then asked for. */
  value: CopyButtonProps['value']
  /** In place of the value, while it must not be read over the shoulder. */
  shown?: ReactNode
  copyLabel: string
  copiedLabel: string
  /** Between the value and its copy button. */
  action?: ReactNode
  /** Below: when it was made, and used. */
  children?: ReactNode
}

/** An id or secret on one line, to be copied whole. */
export function Credential(props: CredentialProps) {
  const { label, value, shown, copyLabel, copiedLabel, action, children } = props
  const { t } = useWords()
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.detail}>
        <div className={styles.value}>
          <span className={styles.text}>
            {shown ?? (typeof value === 'string' && <MonoValue value={value} />)}
          </span>
          {action}
          <CopyButton
            value={value}
            label={copyLabel}
            copiedLabel={copiedLabel}
            failedLabel={t('Copying failed. Select the text instead.')}
          />
        </div>
        {children && <div className={styles.facts}>{children}</div>}
      </dd>
    </div>
  )
}
