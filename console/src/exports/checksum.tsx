import { useWords } from '../language/words.ts'
import { CopyButton } from '../ui/buttons/copy-button.tsx'
import { MonoValue } from '../ui/text/mono-value.tsx'
import styles from './exports.module.css'

type ChecksumProps = { label: string; value: string; copyLabel: string }

/** A SHA-256 in one line, to compare or to copy whole. */
export function Checksum({ label, value, copyLabel }: ChecksumProps) {
  const { t } = useWords()
  return (
    <div className={styles.checksum}>
      <span>{label}</span>
      <MonoValue value={value} />
      <CopyButton
        value={value}
        label={copyLabel}
        copiedLabel={t('Copied!')}
        failedLabel={t('Copying failed. Select the text instead.')}
      />
    </div>
  )
}
