import type { Reach, Revoked } from '@accord/contract/reach.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addressOf } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { ManagedPage } from '../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { moreWords } from '../pages/lists/more-words.ts'
import { LoadedPart } from '../pages/loaded-part.tsx'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import { PagedList } from '../pages/lists/paged-list.tsx'
import { TickBar } from '../pages/ticks/tick-bar.tsx'
import { useTicks } from '../pages/ticks/ticks.ts'
import { Button } from '../ui/buttons/button.tsx'
import { NoWays } from './no-ways.tsx'
import { PeopleGroup } from './people-group.tsx'
import { ReachFigures } from './figures/reach-figures.tsx'
import { reachSummaryQuery } from './figures/reach-summary.api.ts'
import { ReachFilters } from './reach-filters.tsx'
import { type ReachFilter, waysPerPage, waysQuery } from './reach.api.ts'
import { RequestsCard } from './requests/requests-card.tsx'
import { RevokeDialog } from './revoke/revoke-dialog.tsx'
import { tickedWays } from './ticked-ways.ts'
import { WayDetails } from './way-details.tsx'
import { WaysTable } from './ways-table.tsx'

const route = getRouteApi('/signed-in/organization/$id/access')

type ReachScreenProps = {
  action: ReactNode
  /** Between what waits for an answer and the figures. */
  review: ReactNode
}

/** Everything that can reach the organization's data, and where it is ended. */
export function ReachScreen({ action, review }: ReachScreenProps) {
  const { t } = useWords()
  const title = t('Access')
  return (
    <ManagedPage
      title={title}
      trail={useOrganizationTrail({ label: title })}
      description={t(
        'Everybody and everything that can reach the data of this organization, what each may do now, and when it was last used.',
      )}
      action={action}
      noPermission={t("You don't have permission to see this")}
    >
      <Ways review={review} />
    </ManagedPage>
  )
}

function Ways({ review }: { review: ReactNode }) {
  const { t } = useWords()
  const { id } = useOrganization()
  const { page = 1, ...filter } = route.useSearch()
  const figures = useQuery(reachSummaryQuery(id))
  const { data: summary } = figures
  const ways = useQuery(waysQuery(id, page, filter))
  const ticks = useTicks(tickedWays)
  const [looking, setLooking] = useState<Reach>()
  const [revoking, setRevoking] = useState<readonly Reach[]>()
  const list = useRef<HTMLDivElement>(null)
  const narrowed = filter.kind ?? filter.only ?? filter.search

  function hrefOf({ kind, only, search }: ReachFilter, next = 1) {
    return addressOf('/organization/$id/access', { id }, { kind, only, search, page: next })
  }

  function closeRevoking(ended: readonly Revoked[] | undefined) {
    // Closed first: a dialog keeps the focus inside, and gives it back to a row that may be gone.
    flushSync(() => setRevoking(undefined))
    if (!ended) return
    ticks.clear()
    list.current?.focus()
  }

  const recordedSince = summary?.recordedSince
  const actions = {
    ticks,
    recordedSince,
    onDetails: setLooking,
    onRevoke: (way: Reach) => setRevoking([way]),
  }

  return (
    <>
      <RequestsCard organizationId={id} />
      {review}
      <ReachFigures
        label={t('Narrow the list')}
        summary={summary}
        hrefOf={(only) => hrefOf({ only })}
        renderFigure={renderLinkInPlace}
        // All of them are not what is listed of one kind, or of what was found.
        isCurrent={(only) =>
          filter.only === only && Boolean(only ?? !(filter.kind ?? filter.search))
        }
      />
      <ReachFilters
        summary={summary}
        everything={filter.search ? t('All kinds') : t('All but people')}
        filter={filter}
        hrefOf={hrefOf}
      />
      <LoadedPart query={figures} failure={t('Unable to load the figures.')}>
        {(counted) => !narrowed && <PeopleGroup summary={counted} hrefOf={hrefOf} />}
      </LoadedPart>
      <div ref={list} tabIndex={-1} role="group" aria-label={t('Ways to the data')}>
        {/* It stays, empty, so that what comes into it is announced. */}
        <p role="status">{ways.data?.__meta.more && moreWords(ways.data.__meta.total, t)}</p>
        <TickBar rows={ways.isPending ? undefined : (ways.data?.data ?? [])} ticks={ticks}>
          <Button variant="danger" size="small" onClick={() => setRevoking(ticks.rows)}>
            {t('Revoke chosen')}
          </Button>
        </TickBar>
        <PagedList
          query={ways}
          page={page}
          perPage={waysPerPage}
          hrefOf={(next) => hrefOf(filter, next)}
          pagesLabel={t('Pages of ways to the data')}
          failure={t('Unable to load who can reach the data.')}
          loadingLabel={t('Loading…')}
          skeleton={<WaysTable rows={[]} skeletonRows={6} actions={actions} />}
          empty={<NoWays filter={filter} everything={hrefOf({})} />}
        >
          {(rows) => <WaysTable rows={rows} actions={actions} />}
        </PagedList>
      </div>
      {looking && (
        <WayDetails
          organizationId={id}
          way={looking}
          recordedSince={recordedSince}
          onClose={() => setLooking(undefined)}
          onRevoke={() => {
            setLooking(undefined)
            setRevoking([looking])
          }}
        />
      )}
      {revoking && <RevokeDialog organizationId={id} ways={revoking} onClose={closeRevoking} />}
    </>
  )
}
