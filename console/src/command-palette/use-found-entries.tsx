import { getApplication, listApplications } from '@accord/contract/applications.ts'
import { type Authorization, listAuthorizations } from '@accord/contract/authorizations.ts'
import type { Member } from '@accord/contract/members.ts'
import { getNetwork, listNetworks, type Network } from '@accord/contract/networks.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import AppWindow from 'lucide-react/icons/app-window'
import Share2 from 'lucide-react/icons/share-2'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { maxInSwitcher, organizationsQuery } from '../organizations/organizations.api.ts'
import { useSettled } from '../pages/use-settled.ts'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'
import { PersonAvatar } from '../ui/text/avatar.tsx'
import { matchingEntries, type PaletteEntry } from './palette-entry.ts'
import { isHidden, unlessHidden, useFoundMembers } from './use-found-members.ts'

/** The maximum number of results of each kind. The complete list shows more. */
const max = 5
/** How many organizations' members are searched, with one request each. */
const maxAsked = 5

/**
 * Searches the service: the members of managed organizations, the current organization's applications and networks, or
 * the object with a pasted ID.
 */
export function useFoundEntries(current: Organization | undefined, typed: string) {
  const { t } = useTranslation()
  const looked = useSettled(typed.trim())
  const pasted = isId(looked) ? looked.toLowerCase() : undefined
  const { id = '', profileRoles = [] } = current ?? {}
  const known = useQuery(organizationsQuery(1, maxInSwitcher)).data?.data ?? []
  const hasWords = looked.length > 1 && pasted === undefined
  const searches = hasWords && canManage(profileRoles)
  const managed = [...(current ? [current] : []), ...known.filter((other) => other.id !== id)]
    .filter((other) => canManage(other.profileRoles ?? []) && !other.suspended)
    .slice(0, maxAsked)
  const query = { search: looked, $limit: max }
  const ask = { staleTime: 10_000, retry: false, placeholderData: keepPreviousData }

  const members = useFoundMembers({ managed, open: id, looked, max, enabled: hasWords })
  const applications = useQuery({
    ...ask,
    queryKey: ['organization', id, 'found applications', looked],
    queryFn: () => callFor(id, listApplications, { query }),
    enabled: searches,
  })
  const authorized = useQuery({
    ...ask,
    queryKey: ['organization', id, 'found authorizations', looked],
    queryFn: () => callFor(id, listAuthorizations, { query: { ...query, $with: 'application' } }),
    enabled: searches,
  })
  const networks = useQuery({
    ...ask,
    queryKey: ['organization', id, 'found networks', looked],
    queryFn: () => callFor(id, listNetworks, { query: { ...query, organization: id } }),
    enabled: searches,
  })
  const byId = useQuery({
    ...ask,
    queryKey: ['pasted id', pasted],
    queryFn: () => findById(pasted!),
    enabled: pasted !== undefined,
  })

  const listed: PaletteEntry[] = [
    ...(hasWords ? (members.data?.members ?? []) : []).map(memberPlace),
    ...(searches ? (applications.data?.data ?? []) : []).map(applicationPlace),
    ...(searches ? (authorized.data?.data ?? []) : []).flatMap(authorizationPlace),
    ...(searches ? (networks.data?.data ?? []) : []).map(networkPlace),
  ]
  const withId = [
    ...(pasted && byId.data?.application ? [applicationPlace(byId.data.application)] : []),
    ...(pasted && byId.data?.network ? [networkPlace(byId.data.network)] : []),
  ]
  // Each query keeps its last results until the next ones arrive, so only matching ones are shown.
  const entries = [...matchingEntries(listed, typed), ...withId]
  const queries = [members, applications, authorized, networks, byId]
  const asking = queries.some(({ isFetching }) => isFetching) || looked !== typed.trim()
  const failed =
    queries.find(({ error }) => error && !isHidden(error))?.error ??
    (hasWords && members.data?.refused)
  /** The organizations that didn't respond. */
  const silent = hasWords ? (members.data?.silent ?? []) : []
  return { entries, asking, failed, silent }

  function memberPlace({ member, organization }: { member: Member; organization: Organization }) {
    const { id: memberId, name, email } = member
    return {
      id: memberId,
      group: t('People'),
      label: name ?? email,
      hint: `${name ? email : t('Invited')} · ${organization.name}`,
      icon: <PersonAvatar name={name ?? email} email={email} size="small" />,
      to: pathTo('/organization/$id/members', { id: organization.id }, { search: email }),
    }
  }

  function applicationPlace({ id: applicationId, name: label, organization }: Found) {
    return {
      id: applicationId,
      group: t('Applications'),
      label,
      hint: organization?.name,
      icon: <AppWindow size={16} />,
      to: pathTo('/application/$id', { id: applicationId }),
    }
  }

  /** Links to the authorization, because the application's own page is for its owner. */
  function authorizationPlace({ id: authorizationId, application }: Authorization) {
    if (!('name' in application)) return []
    const to = pathTo(
      '/application-authorization/$id',
      { id: authorizationId },
      { organization: id },
    )
    const group = t('Authorized Applications')
    return { ...applicationPlace(application), id: authorizationId, group, to }
  }

  function networkPlace({ id: networkId, name: label, createdBy, invitation }: Network) {
    const to =
      invitation && !invitation.acceptedAt
        ? pathTo('/join-network/$id', { id: invitation.id })
        : pathTo(
            '/network/$id',
            { id: networkId },
            invitation && { organization: invitation.organization },
          )
    return {
      id: networkId,
      group: t('Networks'),
      label,
      hint: createdBy.name,
      icon: <Share2 size={16} />,
      to,
    }
  }
}

interface Found {
  id: string
  name: string
  organization?: { name: string }
}

/** Looks up an ID in all kinds of objects. IDs are unique but don't reveal their kind. Most belong to applications. */
async function findById(id: string) {
  const params = { id }
  const application = await call(getApplication, { params, query: {} }).catch(unlessHidden)
  const network = application ? undefined : await call(getNetwork, { params }).catch(unlessHidden)
  return { application, network }
}
