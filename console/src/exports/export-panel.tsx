import { useAction } from '../actions/use-action.ts'
import { useTranslation } from '../i18n/translation.ts'
import { type Subject, startExportMutation, isInProgress } from './exports.api.ts'
import type { ExportJob } from '@accord/contract/exports.ts'
import type { AppPath } from '../browser/app-path.ts'
import { ExportCard } from './export-card.tsx'
import { ExportHistory, useExports } from './history/export-history.tsx'
import type { ReactNode } from 'react'
import { ManagedPage } from '../organizations/managed-page.tsx'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'

/** Starts an export. `result` is the export that was last started here. */
function useStartExport(subject: Subject) {
  const { t } = useTranslation()
  return useAction({
    ...startExportMutation(subject),
    done: t("Data Export has been triggered. We'll send an email when it is completed"),
    failed: t('Data Export can not be triggered.'),
  })
}

type ExportPanelProps = { subject: Subject; page: number; hrefOf: (page: number) => AppPath }

/** Starts an export of an organization or a network, and shows its progress and the history. */
export function ExportPanel({ subject, page, hrefOf }: ExportPanelProps) {
  // The newest exports are on the first page, but another one may be shown.
  const first = useExports(subject, 1)
  const shown = useExports(subject, page)
  // The list also contains access reports, which run independently.
  const own = (jobs: readonly ExportJob[] = []) => jobs.filter(({ type }) => type === subject.type)
  const newest = own(first.data?.data)
  const jobs = [...newest, ...own(shown.data?.data)]
  const beginning = useStartExport(subject)

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
          isInProgress(jobs)
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

type ExportPageProps = {
  description: string
  trail: readonly Breadcrumb[]
  children: ReactNode
}

/** Shows the page for managers of the organization, or of the network's owner. */
export function ExportPage(props: ExportPageProps) {
  const { t } = useTranslation()
  return (
    <ManagedPage
      {...props}
      title={t('Data Export')}
      noPermission={t("You don't have permission to export data")}
    />
  )
}
