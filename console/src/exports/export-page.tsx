import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { ManagedPage } from '../organizations/managed-page.tsx'
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx'

type ExportPageProps = {
  description: string
  trail: readonly Breadcrumb[]
  children: ReactNode
}

/** For those who manage the organization, or the one that owns the network. */
export function ExportPage(props: ExportPageProps) {
  const { t } = useWords()
  return (
    <ManagedPage
      {...props}
      title={t('Data Export')}
      noPermission={t("You don't have permission to export data")}
    />
  )
}
