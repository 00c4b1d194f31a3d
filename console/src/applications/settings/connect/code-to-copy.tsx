import { useWords } from '../../../language/words.ts'
import { CopyButton, type CopyButtonProps } from '../../../ui/buttons/copy-button.tsx'
import styles from './connect-card.module.css'

type CodeToCopyProps = {
  /** What it is, for those who do not see it. */
  name: string
  code: string
} & Pick<CopyButtonProps, 'label' | 'copiedLabel'>

export function CodeToCopy({ name, code, ...copy }: CodeToCopyProps) {
  const { t } = useWords()
  return (
    <figure className={styles.snippet} aria-label={name}>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <div className={styles.copy}>
        <CopyButton
          value={code}
          failedLabel={t('Copying failed. Select the text instead.')}
          {...copy}
        />
      </div>
    </figure>
  )
}
