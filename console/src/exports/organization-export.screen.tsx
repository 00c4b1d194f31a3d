import { getRouteApi } from '@tanstack/react-router'
import { addressOf } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { ExportPage } from './export-page.tsx'
import { ExportPanel } from './export-panel.tsx'
import { ExportReceipts } from './export-receipts.tsx'
import { SnapshotCard } from './snapshot-card.tsx'

const route = getRouteApi('/signed-in/organization/$id/data-export')

export function OrganizationExportScreen() {
  const { t } = useWords()
  const { id } = useOrganization()
  const { page = 1, receipts = 1 } = route.useSearch()
  const trail = useOrganizationTrail({ label: t('Data Export') })

  return (
    <ExportPage
      trail={trail}
      description={t('Everything this organization keeps here, as one signed file.')}
    >
      <ExportPanel
        subject={{ type: 'organization', id, organizationId: id }}
        page={page}
        hrefOf={(next) => address({ page: next, receipts })}
      />
      <SnapshotCard />
      <ExportReceipts page={receipts} hrefOf={(next) => address({ page, receipts: next })} />
    </ExportPage>
  )

  // Each list keeps its page while the other is turned.
  function address(pages: { page: number; receipts: number }) {
    return addressOf('/organization/$id/data-export', { id }, pages)
  }
}
