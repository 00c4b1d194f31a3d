import type { ExportJob } from '@accord/contract/exports.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checksum } from '../checksum.tsx'
import type { Subject } from '../exports.api.ts'
import styles from '../exports.module.css'
import { fileInWords } from './file-in-words.ts'
import { useDeleteFile } from './use-export-file.ts'

type ExportFileProps = {
  subject: Subject
  job: ExportJob
  file: NonNullable<ExportJob['file']>
  onDeleted: () => void
}

/** The digest of a file outlives it; what can be done with it does not. */
export function ExportFile({ subject, job, file, onDeleted }: ExportFileProps) {
  const { t, language } = useWords()
  const deleting = useDeleteFile(subject, onDeleted)
  const which = fileInWords(job, language)

  return (
    <div className={styles.file}>
      <Checksum
        label="SHA-256"
        value={file.digest}
        copyLabel={t('Copy the SHA-256 of {{which}}', { which })}
      />
      {file.available && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="quiet"
            pending={deleting.pending}
            onClick={() => void deleting.run(job)}
          >
            {t('Delete now')}
            <span className="visually-hidden">{which}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
