import { pageQuery } from '../api/paging.ts'
import type { RequestParts } from '../api/request.ts'
import { providerOrganization, userKey } from '../session/session.ts'

interface FirstCall {
  /** The token to send: the person's own, or the one for the organization with this ID. */
  as: string
  path: string
  sent: RequestParts
}

/**
 * Returns the organization and section of a URL. A person's own pages have no organization. A URL with a query string
 * has no section, because it shows only part of a list.
 */
export function routeLocationAt({ pathname, search }: { pathname: string; search: string }) {
  const [, id, section] =
    /^\/(?:user|organization\/([\da-f-]{36}))(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  return { id, section: search ? undefined : section }
}

/**
 * Returns the first requests of the page at a URL. They must match the page's own requests. If the page doesn't send
 * one of them, it's wasted, and if one is missing here, it's sent only when the scripts have loaded. A browser test
 * compares both.
 */
export function firstCallsAt({ id, section }: ReturnType<typeof routeLocationAt>): FirstCall[] {
  // The most important requests come first, because a browser has six connections, which scripts also use.
  const account = { as: userKey, path: '/me', sent: {} }
  // A session of one organization has no access to the person's account.
  const only = providerOrganization()
  if (only !== undefined) return id === only ? [...ofOrganization(id, section), account] : [account]
  return [
    ...(id ? ofOrganization(id, section) : ofPerson(section)),
    account,
    { as: userKey, path: '/to-do', sent: {} },
  ]
}

function ofPerson(section: string | undefined): FirstCall[] {
  if (section !== 'organizations') return []
  const ask = (path: string, query: ReturnType<typeof pageQuery>) => ({
    as: userKey,
    path,
    sent: { query },
  })
  return [ask('/invitation', pageQuery(1, 10)), ask('/organization', pageQuery())]
}

function ofOrganization(id: string, section: string | undefined): FirstCall[] {
  const calls: FirstCall[] = []
  const ask = (path: string, query = {}) =>
    calls.push({ as: id, path, sent: { params: { id }, query } })
  ask('/organization/{id}')
  if (section === 'members') {
    ask('/organization/{id}/members', { ...pageQuery(), withInvites: '1' })
    ask('/organization/{id}/members/counts')
  }
  if (section === 'applications') ask('/application', pageQuery())
  if (section === 'networks') {
    for (const standing of ['created', 'joined'])
      ask('/network', { organization: id, standing, ...pageQuery(1, 10) })
  }
  if (section === 'activity') ask('/organization/{id}/activity', pageQuery())
  if (section === 'access') {
    ask('/organization/{id}/access/groups', pageQuery())
    ask('/organization/{id}/access/summary')
  }
  const query = { $with: 'organization', organization: id }
  if (providerOrganization() === undefined)
    calls.push({ as: userKey, path: '/profile', sent: { query } })
  return calls
}
