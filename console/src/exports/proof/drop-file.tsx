import ShieldCheck from 'lucide-react/icons/shield-check'
import { useWords } from '../../language/words.ts'
import styles from './proof.module.css'

type DropFileProps = { disabled: boolean; onFile: (file: File) => void }

/** The browser's own field for a file, as large as the whole place: it takes what is dropped on it. */
export function DropFile({ disabled, onFile }: DropFileProps) {
  const { t } = useWords()

  return (
    <label className={styles.drop}>
      <ShieldCheck size={20} />
      <span>{t('Drop the ZIP file here, or choose it')}</span>
      <input
        type="file"
        accept=".zip,application/zip"
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file can be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
