import Radar from 'lucide-react/icons/radar'
import {
  type AccessGrant,
  type AccessGroup,
  type RevokedGrant,
  maxGrantsPerRequest,
} from '@accord/contract/access.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AppPath, pathTo } from '../browser/app-path.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { NothingFound, PagedList, moreResultsMessage } from '../pages/lists/paged-list.tsx'
import {
  type RowSelection,
  SelectionBar,
  SelectionCheckbox,
  useRowSelection,
} from '../pages/selection.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { approvalName, concernsLabel, notRevokedReason } from './access-grant-labels.ts'
import {
  type AccessGroupFilter,
  accessSummaryQuery,
  groupsPerPage,
  groupsQuery,
  peopleQuery,
} from './access-grants.api.ts'
import { AccessPage } from './access-page.tsx'
import { AccessList, AccessRow, AccessRowSkeletons } from './access-row.tsx'
import { AccessSummaryCards } from './access-summary.tsx'
import { GrantDetails } from './grant-details.tsx'
import { grantKey } from './grant-key.ts'
import { GroupFilters, groupTypeLabel } from './group-filters.tsx'
import { PeopleList, PersonInside } from './people-list.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** Shows the empty state of the list, including the active filters. */
function NoGroups({ filter, everything }: { filter: AccessGroupFilter; everything: AppPath }) {
  const { t } = useTranslation()
  const { type, only, search } = filter
  if (!type && !only && !search) {
    return <EmptyState title={t('No one has access')} icon={<Radar size={20} />} />
  }
  const asked = [
    type && groupTypeLabel(type, t),
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

/** Lists all access to the organization's data, and lets managers revoke it. */
export function AccessGroupsScreen({ action }: { action: ReactNode }) {
  return (
    <AccessPage tab="access" action={action}>
      <Groups />
    </AccessPage>
  )
}

const route = getRouteApi('/signed-in/organization/$id/access')

function Groups() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { page = 1, ...filter } = route.useSearch()
  const { data: summary } = useQuery(accessSummaryQuery(id))
  const groups = useQuery(groupsQuery(id, page, filter))
  const ticks = useRowSelection<AccessGrant>({
    keyOf: grantKey,
    // The organization's own applications can only be revoked one at a time, because people must type the name.
    isTickable: ({ canRevoke, kind }) => canRevoke && kind !== 'own_application',
    max: maxGrantsPerRequest,
  })
  const [revoking, setRevoking] = useState<readonly AccessGrant[]>()
  const list = useRef<HTMLDivElement>(null)

  function hrefOf({ type, only, search }: AccessGroupFilter, next = 1) {
    return pathTo('/organization/$id/access', { id }, { type, only, search, page: next })
  }

  function closeRevoking(ended: readonly RevokedGrant[] | undefined) {
    // The dialog is closed first, because it traps the focus and returns it to a row that may no longer exist.
    flushSync(() => setRevoking(undefined))
    if (!ended) return
    ticks.clear()
    list.current?.focus()
  }

  return (
    <>
      <AccessSummaryCards
        summary={summary}
        hrefOf={(only) => hrefOf({ only })}
        // The total isn't marked as current while the list is filtered by type or search.
        isCurrent={(only) =>
          filter.only === only && Boolean(only ?? !(filter.type ?? filter.search))
        }
      />
      <GroupFilters
        counts={groups.data?.counts}
        filter={filter}
        hrefOf={(next) => hrefOf({ ...next, only: filter.only })}
      />
      <div ref={list} tabIndex={-1} role="group" aria-label={t('Access list')}>
        {/* This element is always rendered, so that screen readers announce its content. */}
        <p role="status">
          {groups.data?.__meta.more && moreResultsMessage(groups.data.__meta.total, t)}
        </p>
        <SelectionBar
          rows={
            groups.isPending ? undefined : groups.data?.data.flatMap(({ grant }) => grant ?? [])
          }
          selection={ticks}
        >
          <Button variant="danger" size="small" onClick={() => setRevoking(ticks.rows)}>
            {t('Revoke selected')}
          </Button>
        </SelectionBar>
        <PagedList
          query={groups}
          page={page}
          perPage={groupsPerPage}
          hrefOf={(next) => hrefOf(filter, next)}
          pagesLabel={t('Access list pagination')}
          failure={t("We couldn't load the access list.")}
          loadingLabel={t('Loading…')}
          skeleton={<AccessRowSkeletons count={8} />}
          empty={<NoGroups filter={filter} everything={hrefOf({})} />}
        >
          {(rows) => (
            <AccessList label={t('Access')}>
              {rows.map((group) => (
                <GroupRow
                  key={`${group.type} ${group.id}`}
                  group={group}
                  filter={filter}
                  selection={ticks}
                  onRevoke={(grant) => setRevoking([grant])}
                />
              ))}
            </AccessList>
          )}
        </PagedList>
      </div>
      {revoking && <RevokeDialog organizationId={id} grants={revoking} onClose={closeRevoking} />}
    </>
  )
}

type GroupProps = {
  group: AccessGroup
  filter: AccessGroupFilter
  selection: RowSelection<AccessGrant>
  onRevoke: (grant: AccessGrant) => void
}

function GroupRow(props: GroupProps) {
  const { group, selection, onRevoke } = props
  const { t } = useTranslation()
  const { name, grant, people } = group
  const alone = t(
    'You can revoke your own applications only one at a time, because you have to type each name to confirm.',
  )
  const reason =
    grant && !grant.canRevoke
      ? notRevokedReason(grant, t)
      : grant?.kind === 'own_application'
        ? alone
        : undefined

  return (
    <AccessRow
      group={group}
      mark={
        grant && <SelectionCheckbox selection={selection} row={grant} name={name} title={reason} />
      }
      actions={
        grant && (
          <Revoke
            name={name}
            refused={grant.canRevoke ? undefined : reason}
            onRevoke={() => onRevoke(grant)}
          />
        )
      }
    >
      {grant && <GrantDetails grant={grant} />}
      {people > 0 && <People {...props} />}
    </AccessRow>
  )
}

function People({ group, filter, selection, onRevoke }: GroupProps) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const query = useInfiniteQuery(peopleQuery(id, group.id, filter))
  return (
    <PeopleList
      query={query}
      renderPerson={(grant) => {
        const name = approvalName(grant, t)
        return (
          <PersonInside
            grant={grant}
            mark={<SelectionCheckbox selection={selection} row={grant} name={name} />}
            actions={<Revoke name={name} onRevoke={() => onRevoke(grant)} />}
          />
        )
      }}
    />
  )
}

type RevokeProps = { name: string; refused?: string | undefined; onRevoke: () => void }

function Revoke({ name, refused, onRevoke }: RevokeProps) {
  const { t } = useTranslation()
  return (
    // The button isn't `disabled`, so that keyboard users can reach it and hear the reason.
    <Button
      variant="quiet"
      size="small"
      aria-disabled={refused !== undefined}
      title={refused}
      onClick={onRevoke}
    >
      <NamedLabel text={t('Revoke {{name}}')} name={name} />
    </Button>
  )
}
