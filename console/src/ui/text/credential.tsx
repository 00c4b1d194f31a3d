import type { ReactNode } from 'react'
import { useWords } from '../../language/words.ts'
import { CopyButton, type CopyButtonProps } from '../buttons/copy-button.tsx'
import styles from './credential.module.css'
import { MonoValue } from './mono-value.tsx'

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
  const { t } = useWords()
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
