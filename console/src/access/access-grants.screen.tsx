import Radar from 'lucide-react/icons/radar'
import { type AppPath, pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { NothingFound, PagedList, moreResultsMessage } from '../pages/lists/paged-list.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import {
  type AccessGrantFilter,
  accessSummaryQuery,
  grantsPerPage,
  grantsQuery,
} from './access-grants.api.ts'
import { concernsLabel, grantKindsLabel } from './access-grant-labels.ts'
import type { AccessGrant, AccessSummary, RevokedGrant } from '@accord/contract/access.ts'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { Button, buttonClass } from '../ui/buttons/button.tsx'
import styles from './reach.module.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ManagedPage } from '../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { LoadedPart } from '../pages/loaded.tsx'
import { SelectionBar, useRowSelection } from '../pages/selection.tsx'
import { AccessSummaryCards } from './access-summary.tsx'
import { AccessGrantFilters } from './access-grant-filters.tsx'
import { RequestsCard } from './requests-card.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { GrantsTable, selectedGrants } from './grants-table.tsx'
import { GrantDetails } from './grant-details.tsx'

/** The empty state of the list, which names the active filters. */
function NoGrants({ filter, everything }: { filter: AccessGrantFilter; everything: AppPath }) {
  const { t } = useTranslation()
  const { kind, only, search } = filter
  if (!kind && !only && !search) {
    return (
      <EmptyState title={t('Only members and contacts have access')} icon={<Radar size={20} />}>
        {t(
          "No applications, networks, files, or invitations give access to this organization's data.",
        )}
      </EmptyState>
    )
  }
  const asked = [
    kind && grantKindsLabel(kind, t),
    only && concernsLabel(only, t),
    search && `“${search}”`,
  ]
  return (
    <NothingFound everything={everything}>
      {t('No access matches these filters: {{asked}}', {
        asked: asked.filter(Boolean).join(' · '),
      })}
    </NothingFound>
  )
}

type PeopleGroupProps = { summary: AccessSummary; hrefOf: (filter: AccessGrantFilter) => AppPath }

/** The number of people, with links to their lists. There can be too many to list by default. */
function PeopleGroup({ summary, hrefOf }: PeopleGroupProps) {
  const { t } = useTranslation()
  const counted = (['person', 'contact'] as const).filter((kind) => summary.byKind[kind] > 0)
  return (
    <section className={styles.people} aria-label={t('People')}>
      <div className={styles.words}>
        <p className={styles.title}>{t('People are counted above, but listed separately.')}</p>
        <p className={styles.faint}>
          {summary.findable
            ? t('Other organizations can find this one by search and invite it to networks.')
            : t("Other organizations can't find this one by search.")}
        </p>
      </div>
      <span className={styles.links}>
        {counted.map((kind) => (
          <span key={kind}>
            {renderLinkInPlace({
              href: hrefOf({ kind }),
              className: buttonClass({ size: 'small' }),
              children: t('{{label}}: {{value}}', {
                label: grantKindsLabel(kind, t),
                value: summary.byKind[kind],
              }),
            })}
          </span>
        ))}
      </span>
    </section>
  )
}

const route = getRouteApi('/signed-in/organization/$id/access')

type GrantScreenProps = {
  action: ReactNode
  /** Appears between the open requests and the figures. */
  review: ReactNode
}

/** Lists all access to the organization's data, and lets managers revoke it. */
export function AccessGrantsScreen({ action, review }: GrantScreenProps) {
  const { t } = useTranslation()
  const title = t('Access')
  return (
    <ManagedPage
      title={title}
      trail={useOrganizationTrail({ label: title })}
      description={t(
        "Everyone and everything with access to this organization's data, with their permissions and last use.",
      )}
      action={action}
      noPermission={t("You don't have permission to see this")}
    >
      <Grants review={review} />
    </ManagedPage>
  )
}

function Grants({ review }: { review: ReactNode }) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { page = 1, ...filter } = route.useSearch()
  const figures = useQuery(accessSummaryQuery(id))
  const { data: summary } = figures
  const grants = useQuery(grantsQuery(id, page, filter))
  const ticks = useRowSelection(selectedGrants)
  const [looking, setLooking] = useState<AccessGrant>()
  const [revoking, setRevoking] = useState<readonly AccessGrant[]>()
  const list = useRef<HTMLDivElement>(null)
  const narrowed = filter.kind ?? filter.only ?? filter.search

  function hrefOf({ kind, only, search }: AccessGrantFilter, next = 1) {
    return pathTo('/organization/$id/access', { id }, { kind, only, search, page: next })
  }

  function closeRevoking(ended: readonly RevokedGrant[] | undefined) {
    // Closed first, because a dialog traps the focus and returns it to a row that may no longer exist.
    flushSync(() => setRevoking(undefined))
    if (!ended) return
    ticks.clear()
    list.current?.focus()
  }

  const recordedSince = summary?.recordedSince
  const actions = {
    selection: ticks,
    recordedSince,
    onDetails: setLooking,
    onRevoke: (grant: AccessGrant) => setRevoking([grant]),
  }

  return (
    <>
      <RequestsCard organizationId={id} />
      {review}
      <AccessSummaryCards
        label={t('Filter the list')}
        summary={summary}
        hrefOf={(only) => hrefOf({ only })}
        renderFigure={renderLinkInPlace}
        // The total isn't current while the list is filtered by kind or search.
        isCurrent={(only) =>
          filter.only === only && Boolean(only ?? !(filter.kind ?? filter.search))
        }
      />
      <AccessGrantFilters
        summary={summary}
        everything={filter.search ? t('All kinds') : t('Everything except people')}
        filter={filter}
        hrefOf={hrefOf}
      />
      <LoadedPart query={figures} failure={t("We couldn't load the figures.")}>
        {(counted) => !narrowed && <PeopleGroup summary={counted} hrefOf={hrefOf} />}
      </LoadedPart>
      <div ref={list} tabIndex={-1} role="group" aria-label={t('Access')}>
        {/* Always rendered, so that screen readers announce its content. */}
        <p role="status">
          {grants.data?.__meta.more && moreResultsMessage(grants.data.__meta.total, t)}
        </p>
        <SelectionBar
          rows={grants.isPending ? undefined : (grants.data?.data ?? [])}
          selection={ticks}
        >
          <Button variant="danger" size="small" onClick={() => setRevoking(ticks.rows)}>
            {t('Revoke selected')}
          </Button>
        </SelectionBar>
        <PagedList
          query={grants}
          page={page}
          perPage={grantsPerPage}
          hrefOf={(next) => hrefOf(filter, next)}
          pagesLabel={t('Access list pages')}
          failure={t("We couldn't load the access list.")}
          loadingLabel={t('Loading…')}
          skeleton={<GrantsTable rows={[]} skeletonRows={6} actions={actions} />}
          empty={<NoGrants filter={filter} everything={hrefOf({})} />}
        >
          {(rows) => <GrantsTable rows={rows} actions={actions} />}
        </PagedList>
      </div>
      {looking && (
        <GrantDetails
          organizationId={id}
          grant={looking}
          recordedSince={recordedSince}
          onClose={() => setLooking(undefined)}
          onRevoke={() => {
            setLooking(undefined)
            setRevoking([looking])
          }}
        />
      )}
      {revoking && <RevokeDialog organizationId={id} grants={revoking} onClose={closeRevoking} />}
    </>
  )
}
