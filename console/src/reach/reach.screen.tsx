import type { Reach, ReachSummary } from '@accord/contract/reach.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import Radar from 'lucide-react/icons/radar'
import { type ReactNode, useState } from 'react'
import { type Address, addressOf } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { ManagedPage } from '../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ReachFigures } from './reach-figures.tsx'
import { ReachFilters } from './reach-filters.tsx'
import styles from './reach.module.css'
import { type ReachFilter, reachSummaryQuery, waysPerPage, waysQuery } from './reach.api.ts'
import { kindsName } from './reach-words.ts'
import { RevokeDialog } from './revoke/revoke-dialog.tsx'
import { WayDetails } from './way-details.tsx'
import { keyOf, WaysTable } from './ways-table.tsx'

const route = getRouteApi('/signed-in/organization/$id/access')

/** Everything that can reach the organization's data, and where it is ended. */
export function ReachScreen({ review }: { review: ReactNode }) {
  const { t } = useWords()
  const title = t('Access')
  return (
    <ManagedPage
      title={title}
      trail={useOrganizationTrail({ label: title })}
      description={t(
        'Everybody and everything that can reach the data of this organization, what each may do now, and when it was last used.',
      )}
      noPermission={t("You don't have permission to see this")}
    >
      {review}
      <Ways />
    </ManagedPage>
  )
}

function Ways() {
  const { t } = useWords()
  const { id } = useOrganization()
  const { page = 1, ...filter } = route.useSearch()
  const summary = useQuery(reachSummaryQuery(id)).data
  const ways = useQuery(waysQuery(id, page, filter))
  const [ticked, setTicked] = useState<ReadonlyMap<string, Reach>>(new Map())
  const [looking, setLooking] = useState<Reach>()
  const [revoking, setRevoking] = useState<readonly Reach[]>()

  function hrefOf({ kind, only, q }: ReachFilter, next = 1) {
    return addressOf('/organization/$id/access', { id }, { kind, only, q, page: next })
  }

  function tick(way: Reach, on: boolean) {
    const next = new Map(ticked)
    if (on) next.set(keyOf(way), way)
    else next.delete(keyOf(way))
    setTicked(next)
  }

  const actions = {
    ticked: new Set(ticked.keys()),
    recordedSince: summary?.recordedSince,
    onTick: tick,
    onDetails: setLooking,
    onRevoke: (way: Reach) => setRevoking([way]),
  }
  const table = (rows: readonly Reach[], skeletonRows = 0) => (
    <WaysTable rows={rows} skeletonRows={skeletonRows} actions={actions} />
  )

  return (
    <>
      <ReachFigures summary={summary} filter={filter} hrefOf={hrefOf} />
      <ReachFilters
        key={filter.q}
        summary={summary}
        everything={t('All but people')}
        filter={filter}
        hrefOf={hrefOf}
      />
      {summary && <People summary={summary} filter={filter} hrefOf={hrefOf} />}
      {ticked.size > 0 && (
        <div className={styles.chosen} role="status">
          <span>{t('Chosen: {{count}}', { count: ticked.size })}</span>
          <Button variant="danger" size="small" onClick={() => setRevoking([...ticked.values()])}>
            {t('Revoke')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setTicked(new Map())}>
            {t('Choose none')}
          </Button>
        </div>
      )}
      <PagedList
        query={ways}
        page={page}
        perPage={waysPerPage}
        hrefOf={(next) => hrefOf(filter, next)}
        pagesLabel={t('Pages of ways to the data')}
        failure={t('Unable to load who can reach the data.')}
        loadingLabel={t('Loading…')}
        skeleton={table([], 6)}
        empty={<Nothing filter={filter} everything={hrefOf({})} />}
      >
        {(rows) => table(rows)}
      </PagedList>
      {looking && (
        <WayDetails
          organizationId={id}
          way={looking}
          recordedSince={summary?.recordedSince}
          onClose={() => setLooking(undefined)}
          onRevoke={() => {
            setLooking(undefined)
            setRevoking([looking])
          }}
        />
      )}
      {revoking && (
        <RevokeDialog
          organizationId={id}
          ways={revoking}
          onClose={() => {
            setRevoking(undefined)
            setTicked(new Map())
          }}
        />
      )}
    </>
  )
}

type PeopleProps = {
  summary: ReachSummary
  filter: ReachFilter
  hrefOf: (filter: ReachFilter) => Address
}

/** They are very many in some organizations: a group with a count, until they are asked for. */
function People({ summary, filter, hrefOf }: PeopleProps) {
  const { t, language } = useWords()
  if (filter.kind || filter.q || filter.only) return null
  const counted = (['person', 'contact'] as const).filter((kind) => summary.byKind[kind] > 0)
  return (
    <Notice
      kind="info"
      announce={false}
      action={
        <span className={styles.links}>
          {counted.map((kind) => (
            <span key={kind}>
              {renderLinkInPlace({
                href: hrefOf({ kind }),
                className: undefined,
                children: `${kindsName(kind, t)}: ${summary.byKind[kind].toLocaleString(language)}`,
              })}
            </span>
          ))}
        </span>
      }
    >
      {summary.findable
        ? t(
            'People are counted here and listed by themselves. Other organizations find this one by search, and can invite it to networks.',
          )
        : t(
            'People are counted here and listed by themselves. Other organizations do not find this one by search.',
          )}
    </Notice>
  )
}

function Nothing({ filter, everything }: { filter: ReachFilter; everything: Address }) {
  const { t } = useWords()
  const icon = <Radar size={20} aria-hidden="true" />
  if (!filter.kind && !filter.only && !filter.q) {
    return (
      <EmptyState title={t('Nobody but its people')} icon={icon}>
        {t('No application, network, file or invitation leads to the data of this organization.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('Nothing found')}
      icon={icon}
      action={renderLinkInPlace({
        href: everything,
        className: buttonClass({}),
        children: t('Show everything'),
      })}
    >
      {filter.only && !filter.q
        ? t('Nothing here needs a look.')
        : t('No way to the data is like that.')}
    </EmptyState>
  )
}
