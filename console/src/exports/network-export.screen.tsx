import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useNetwork, useNetworkTrail } from '../networks/use-network.ts'
import { Card } from '../ui/layout/card.tsx'
import { ExportPage, ExportPanel } from './export-panel.tsx'

const route = getRouteApi('/signed-in/network/$id/data-export')

export function NetworkExportScreen() {
  const { t } = useTranslation()
  const { id, createdBy } = useNetwork()
  const { page = 1 } = route.useSearch()
  const trail = useNetworkTrail({ label: t('Data Export') })

  return (
    <ExportPage
      trail={trail}
      description={t('Export this network and its shared data as one signed file.')}
    >
      <ExportPanel
        subject={{ type: 'network', id, organizationId: createdBy.id }}
        page={page}
        hrefOf={(next) => pathTo('/network/$id/data-export', { id }, { page: next })}
      />
      <Card
        title={t('Each organization gets a receipt')}
        description={t(
          'When an export is complete, each organization whose data it contains gets a receipt on its Data Export page. The receipt shows who exported which data and when.',
        )}
      />
    </ExportPage>
  )
}
