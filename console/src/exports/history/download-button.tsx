import type { ExportJob } from '@accord/contract/exports.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { Subject } from '../exports.api.ts'
import { fileInWords } from './file-in-words.ts'
import { useDownload } from './use-export-file.ts'

/** For an export whose file is there. */
export function DownloadButton({ subject, job }: { subject: Subject; job: ExportJob }) {
  const { t, language } = useWords()
  const downloading = useDownload(subject)
  return (
    <Button size="small" pending={downloading.pending} onClick={() => void downloading.run(job)}>
      {t('Download')}
      <span className="visually-hidden">{fileInWords(job, language)}</span>
    </Button>
  )
}
