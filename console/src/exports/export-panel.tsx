import { type ExportJob, isExportDone } from '@accord/contract/exports.ts'
import { ExportCard } from './export-card.tsx'
import { ExportHistory } from './export-history.tsx'
import type { Subject } from './exports.api.ts'
import { useBeginExport } from './use-begin-export.ts'
import { useExports } from './use-exports.ts'

type ExportPanelProps = { subject: Subject; page: number; hrefOf: (page: number) => string }

/** Starts an export of an organization or a network, shows how it goes, and what there was before. */
export function ExportPanel({ subject, page, hrefOf }: ExportPanelProps) {
  // The first page of the history has the one under way, whichever page is looked at.
  const { data, isPending } = useExports(subject, 1)
  const newest = data?.data[0]
  const { begin, beginning, begun } = useBeginExport(subject)
  const running = newest && !isExportDone(newest.currentStep)

  return (
    <>
      <ExportCard
        subject={subject}
        newest={newest}
        loading={isPending}
        beginning={beginning}
        begunHere={newest !== undefined && begun === newest.id}
        onBegin={() => void begin()}
      />
      <ExportHistory
        subject={subject}
        page={page}
        hrefOf={hrefOf}
        tryAgain={running ? undefined : { failed: failedOf(newest), beginning, onBegin: begin }}
      />
    </>
  )
}

function failedOf(newest: ExportJob | undefined): string | undefined {
  return newest?.currentStep === 'failed' ? newest.id : undefined
}
