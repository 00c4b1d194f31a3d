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

/** `result` is the one that was started here last. */
function useStartExport(subject: Subject) {
  const { t } = useTranslation()
  return useAction({
    ...startExportMutation(subject),
    done: t("Data Export has been triggered. We'll send an email when it is completed"),
    failed: t('Data Export can not be triggered.'),
  })
}

type ExportPanelProps = { subject: Subject; page: number; hrefOf: (page: number) => AppPath }

/** Starts an export of an organization or a network, shows how it goes, and what there was before. */
export function ExportPanel({ subject, page, hrefOf }: ExportPanelProps) {
  // The newest stand on the first page, whichever is looked at.
  const first = useExports(subject, 1)
  const shown = useExports(subject, page)
  // Reports of who has access are in the same list, and made beside it.
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

/** For those who manage the organization, or the one that owns the network. */
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
