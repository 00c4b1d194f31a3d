import type { ExportJob } from '@accord/contract/exports.ts'
import type { Address } from '../browser/address.ts'
import { ExportCard } from './begin/export-card.tsx'
import { underWay } from './begin/under-way.ts'
import { useBeginExport } from './begin/use-begin-export.ts'
import type { Subject } from './exports.api.ts'
import { ExportHistory } from './history/export-history.tsx'
import { useExports } from './history/use-exports.ts'

type ExportPanelProps = { subject: Subject; page: number; hrefOf: (page: number) => Address }

/** Starts an export of an organization or a network, shows how it goes, and what there was before. */
export function ExportPanel({ subject, page, hrefOf }: ExportPanelProps) {
  // The newest stand on the first page, whichever is looked at.
  const first = useExports(subject, 1)
  const shown = useExports(subject, page)
  // Reports of who has access are in the same list, and made beside it.
  const own = (jobs: readonly ExportJob[] = []) => jobs.filter(({ type }) => type === subject.type)
  const newest = own(first.data?.data)
  const jobs = [...newest, ...own(shown.data?.data)]
  const beginning = useBeginExport(subject)

  return (
    <>
      <ExportCard
        subject={subject}
        jobs={jobs}
        loading={first.isPending}
        beginning={beginning.pending}
        begunHere={beginning.result?.id}
        onBegin={() => void beginning.run()}
      />
      <ExportHistory
        subject={subject}
        exported={shown}
        page={page}
        hrefOf={hrefOf}
        tryAgain={
          underWay(jobs)
            ? undefined
            : { failed: failedOf(newest[0]), beginning: beginning.pending, onBegin: beginning.run }
        }
      />
    </>
  )
}

function failedOf(newest: ExportJob | undefined): string | undefined {
  return newest?.currentStep === 'failed' ? newest.id : undefined
}
