import { pageQuery } from '../api/paging.ts'
import type { RequestParts } from '../api/request.ts'
import { userKey } from '../session/session.ts'

interface AskedAtOpening {
  /** Whose token it is asked with: the person's own, or by the organization's id. */
  as: string
  path: string
  sent: RequestParts
  /** The page's own list: its names are drawn as soon as they come. */
  isList?: boolean
}

/**
 * Of which organization's pages an address is one, or none's of a person's own, and of which section; of no section where
 * only some of a list is shown.
 */
export function placeAt({ pathname, search }: { pathname: string; search: string }) {
  const [, id, section] =
    /^\/(?:user|organization\/([\da-f-]{36}))(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  return { id, section: search ? undefined : section }
}

/**
 * What the page at an address asks for first. The pages themselves decide: what stands here and is never asked for
 * comes in vain, what is missing here comes after the scripts. A journey holds the two together.
 */
export function askedAt({ id, section }: ReturnType<typeof placeAt>): AskedAtOpening[] {
  // In the order in which it counts: a browser has six connections, and scripts come by them too.
  return [
    ...(id ? ofOrganization(id, section) : ofPerson(section)),
    { as: userKey, path: '/me', sent: {} },
    { as: userKey, path: '/waiting', sent: {} },
  ]
}

function ofPerson(section: string | undefined): AskedAtOpening[] {
  if (section !== 'organizations') return []
  const ask = (path: string, query: ReturnType<typeof pageQuery>) => ({
    as: userKey,
    path,
    sent: { query },
    isList: true,
  })
  return [ask('/invitation', pageQuery(1, 10)), ask('/organization', pageQuery())]
}

/** Of another page of a list, or of some of it, the section is not told: what it shows is not known here. */
function ofOrganization(id: string, section: string | undefined): AskedAtOpening[] {
  const asked: AskedAtOpening[] = []
  const ask = (path: string, query = {}, isList = false) =>
    asked.push({ as: id, path, sent: { params: { id }, query }, isList })
  ask('/organization/{id}')
  if (section === 'members') {
    ask('/organization/{id}/members', { ...pageQuery(), withInvites: '1' }, true)
    ask('/organization/{id}/members/counts')
  }
  if (section === 'applications') ask('/application', pageQuery(), true)
  if (section === 'networks') {
    for (const standing of ['created', 'joined'])
      ask('/network', { organization: id, standing, ...pageQuery(1, 10) }, true)
  }
  if (section === 'activity') ask('/organization/{id}/activity', pageQuery())
  if (section === 'access') {
    ask('/organization/{id}/access', pageQuery())
    ask('/organization/{id}/access/summary')
    ask('/organization/{id}/access-reviews', pageQuery(1, 5))
    ask('/organization/{id}/application-requests', pageQuery(1, 10))
  }
  const query = { $with: 'organization', organization: id }
  asked.push({ as: userKey, path: '/profile', sent: { query } })
  return asked
}
