import { pageQuery } from '../api/paging.ts'
import type { RequestParts } from '../api/request.ts'
import { userKey } from '../session/session.ts'

interface FirstCall {
  /** Whose token to send: the person's own, or that of the organization with this ID. */
  as: string
  path: string
  sent: RequestParts
}

/**
 * The organization and section of an address. A person's own pages have no organization. An address with a
 * search has no section, because it shows only part of a list.
 */
export function routeLocationAt({ pathname, search }: { pathname: string; search: string }) {
  const [, id, section] =
    /^\/(?:user|organization\/([\da-f-]{36}))(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  return { id, section: search ? undefined : section }
}

/**
 * The first calls of the page at an address. The pages decide: a call that's listed here and never made is
 * wasted, and one that's missing here is made once the scripts load. A browser test compares the two.
 */
export function firstCallsAt({ id, section }: ReturnType<typeof routeLocationAt>): FirstCall[] {
  // The most important calls first: a browser has six connections, and scripts use them too.
  return [
    ...(id ? ofOrganization(id, section) : ofPerson(section)),
    { as: userKey, path: '/me', sent: {} },
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
  calls.push({ as: userKey, path: '/profile', sent: { query } })
  return calls
}
