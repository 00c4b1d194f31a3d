import type { ExportReceipt } from '@accord/contract/exports.ts'
import { useQuery } from '@tanstack/react-query'
import Share2 from 'lucide-react/icons/share-2'
import { type AppPath, pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Entry, EntryList, EntrySkeletons } from '../ui/layout/entry-list.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { formatShares } from '../permissions/scope-sentences.ts'
import { formatRowCount } from '../i18n/format-row-count.ts'
import { receiptsPerPage, receiptsQuery, snapshotMutation } from './exports.api.ts'
import styles from './exports.module.css'
import { useAction } from '../actions/use-action.ts'
import { Button } from '../ui/buttons/button.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { ExportPage, ExportPanel } from './export-panel.tsx'

type ReceiptsProps = { page: number; hrefOf: (page: number) => AppPath }

/** Lists the network exports that contained the organization's data. */
export function ExportReceipts({ page, hrefOf }: ReceiptsProps) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const receipts = useQuery(receiptsQuery(id, page))

  return (
    <Card
      title={t('Receipts')}
      description={t("These network exports contained this organization's data.")}
    >
      <PagedList
        query={receipts}
        page={page}
        perPage={receiptsPerPage}
        hrefOf={hrefOf}
        pagesLabel={t('Receipts pagination')}
        failure={t("We couldn't load the receipts.")}
        loadingLabel={t('Loading receipts…')}
        skeleton={<EntrySkeletons count={1} />}
        empty={
          <p className={styles.none}>{t("No network has exported this organization's data.")}</p>
        }
      >
        {(rows) => (
          <EntryList label={t('Receipts')}>
            {rows.map((receipt) => (
              <ReceiptEntry key={receipt.id} receipt={receipt} />
            ))}
          </EntryList>
        )}
      </PagedList>
    </Card>
  )
}

function ReceiptEntry({ receipt }: { receipt: ExportReceipt }) {
  const { t } = useTranslation()
  const now = useNow()
  const { network, exportedBy, shares, rows, at } = receipt

  return (
    <Entry icon={<Share2 size={16} />} title={<span className={styles.name}>{network.name}</span>}>
      <span>{t('Exported by {{name}}', { name: exportedBy.name })}</span>
      <span>{formatShares(shares, t)}</span>
      <span>{formatRowCount(rows, t)}</span>
      <span>
        <RelativeTime value={at} now={now} />
      </span>
    </Entry>
  )
}

/** Offers an alternative to the export that's immediate, unsigned, and only for small organizations. */
export function SnapshotCard() {
  const { t } = useTranslation()
  const saving = useAction(snapshotMutation(useOrganization()))

  return (
    <Card
      title={t('Snapshot')}
      description={t(
        "Download the same data immediately as a single JSON file. The file isn't signed and is meant for small organizations.",
      )}
      footer={
        <Button pending={saving.pending} onClick={() => void saving.run()}>
          {t('Save JSON snapshot')}
        </Button>
      }
    />
  )
}

const route = getRouteApi('/signed-in/organization/$id/data-export')

export function OrganizationExportScreen() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { page = 1, receipts = 1 } = route.useSearch()
  const trail = useOrganizationTrail({ label: t('Data Export') })

  return (
    <ExportPage
      trail={trail}
      description={t('Export everything this organization stores here as one signed file.')}
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

  // Each list keeps its page when the page of the other one changes.
  function address(pages: { page: number; receipts: number }) {
    return pathTo('/organization/$id/data-export', { id }, pages)
  }
}
