import Radar from 'lucide-react/icons/radar'
import type { AccessGrant, AccessGroup, RevokedGrant } from '@accord/contract/access.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AppPath, pathTo } from '../browser/app-path.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { NothingFound, PagedList, moreResultsMessage } from '../pages/lists/paged-list.tsx'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import {
  type RowSelection,
  SelectionBar,
  SelectionCheckbox,
  useRowSelection,
} from '../pages/selection.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { concernsLabel } from './access-grant-labels.ts'
import {
  type AccessGroupFilter,
  accessSummaryQuery,
  groupsPerPage,
  groupsQuery,
} from './access-grants.api.ts'
import { AccessPage } from './access-page.tsx'
import { AccessList, AccessRow, AccessRowSkeletons } from './access-row.tsx'
import { AccessSummaryCards } from './access-summary.tsx'
import { GrantDetails } from './grant-details.tsx'
import { GrantFlags, groupAbout, hasFlags } from './grant-flags.tsx'
import { selectedGrants } from './grant-key.ts'
import { GroupFilters, groupTypeLabel } from './group-filters.tsx'
import { GroupPeople } from './group-people.tsx'
import { LastUseBriefly } from './last-use.tsx'
import { PersonInside } from './people-list.tsx'
import { PermissionChips, permissionsOf, scopePermissions } from './permission-chips.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** The empty state of the list, which names the active filters. */
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
  const ticks = useRowSelection(selectedGrants)
  const [revoking, setRevoking] = useState<readonly AccessGrant[]>()
  const list = useRef<HTMLDivElement>(null)

  function hrefOf({ type, only, search }: AccessGroupFilter, next = 1) {
    return pathTo('/organization/$id/access', { id }, { type, only, search, page: next })
  }

  function closeRevoking(ended: readonly RevokedGrant[] | undefined) {
    // Closed first, because a dialog traps the focus and returns it to a row that may no longer exist.
    flushSync(() => setRevoking(undefined))
    if (!ended) return
    ticks.clear()
    list.current?.focus()
  }

  return (
    <>
      <AccessSummaryCards
        label={t('Filter the list')}
        summary={summary}
        hrefOf={(only) => hrefOf({ only })}
        renderFigure={renderLinkInPlace}
        // The total isn't current while the list is filtered by type or search.
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
        {/* Always rendered, so that screen readers announce its content. */}
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
                  recordedSince={summary?.recordedSince}
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

/** How many permissions a row shows, the strongest first. The row's details show all of them. */
const maxChips = 2

type GroupRowProps = {
  group: AccessGroup
  filter: AccessGroupFilter
  recordedSince: string | undefined
  selection: RowSelection<AccessGrant>
  onRevoke: (grant: AccessGrant) => void
}

function GroupRow({ group, filter, recordedSince, selection, onRevoke }: GroupRowProps) {
  const { t } = useTranslation()
  const { id: organizationId } = useOrganization()
  const { type, id, name, grant, scopes, people, lastUsedAt } = group
  const alone = t(
    'You can revoke your own applications only one at a time, because you have to type each name to confirm.',
  )
  const permissions =
    grant && type !== 'application' ? permissionsOf(grant, t) : scopePermissions(scopes, t)

  return (
    <AccessRow
      mark={
        grant && (
          <SelectionCheckbox
            selection={selection}
            row={grant}
            name={name}
            title={grant.canRevoke && grant.kind === 'own_application' ? alone : undefined}
          />
        )
      }
      name={name}
      about={groupAbout(group, organizationId, t)}
      flags={grant && hasFlags(grant) && <GrantFlags grant={grant} />}
      permissions={<PermissionChips of={permissions} most={maxChips} />}
      used={
        <LastUseBriefly
          grant={{
            kind: grant?.kind ?? 'approval',
            lastUsedAt,
            expiresAt: grant?.expiresAt ?? null,
          }}
        />
      }
      actions={grant?.canRevoke && <Revoke name={name} onRevoke={() => onRevoke(grant)} />}
    >
      {grant && (
        <GrantDetails organizationId={organizationId} grant={grant} recordedSince={recordedSince} />
      )}
      {people > 0 && (
        <GroupPeople
          organizationId={organizationId}
          application={id}
          filter={filter}
          renderPerson={(approval) => (
            <PersonInside
              grant={approval}
              mark={
                <SelectionCheckbox
                  selection={selection}
                  row={approval}
                  name={personName(approval)}
                />
              }
              actions={<Revoke name={personName(approval)} onRevoke={() => onRevoke(approval)} />}
            />
          )}
        />
      )}
    </AccessRow>
  )

  function personName({ person }: AccessGrant) {
    return t('{{name}} for {{person}}', { name, person: person ?? t('a former member') })
  }
}

function Revoke({ name, onRevoke }: { name: string; onRevoke: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" size="small" onClick={onRevoke}>
      <NamedLabel text={t('Revoke {{name}}')} name={name} />
    </Button>
  )
}
