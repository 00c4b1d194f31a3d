import { canManage } from '@accord/contract/roles.ts'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { NoPermission } from '../organizations/no-permission.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { ConsolePage } from '../shell/console-page.tsx'
import type { Breadcrumb } from '../ui/breadcrumbs.tsx'

type ExportPageProps = {
  description: string
  trail: readonly Breadcrumb[]
  children: ReactNode
}

/** For those who manage the organization, or the one that owns the network. */
export function ExportPage({ description, trail, children }: ExportPageProps) {
  const { t } = useWords()
  const allowed = canManage(useOrganization().profileRoles ?? [])

  return (
    <ConsolePage
      title={t('Data Export')}
      trail={trail}
      description={allowed ? description : undefined}
    >
      {allowed ? children : <NoPermission title={t("You don't have permission to export data")} />}
    </ConsolePage>
  )
}
