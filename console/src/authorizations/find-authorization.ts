import { getAuthorization, type ShownAuthorization } from '@accord/contract/authorizations.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { ApiError } from '../api/api-error.ts'
import { pageQuery } from '../api/paging.ts'
import { hasStatus } from '../api/refused-with.ts'
import { recall } from '../browser/browser-storage.ts'
import { callFor, NoProfile } from '../session/act-for.ts'
import { call } from '../session/call.ts'

/** As many profiles as one answer holds; nobody who has more is without the links of the console. */
const mostTried = 100

/**
 * An authorization is read under the profile in the organization that gave it, and its address does not
 * say which that is. The links of the console add it; without it the organizations that the person
 * manages are asked in turn, the one they act for at the moment first.
 */
export async function findAuthorization(
  id: string,
  named: string | undefined,
): Promise<ShownAuthorization> {
  if (!isId(id)) throw new ApiError({ status: 404 })
  for (const organizationId of named ? [named] : await managedOrganizations()) {
    const found = await authorizationOf(organizationId, id)
    if (found) return found
  }
  // What the address names may be wrong, or somebody else's.
  return named ? findAuthorization(id, undefined) : notFound()
}

async function authorizationOf(
  organizationId: string,
  id: string,
): Promise<ShownAuthorization | undefined> {
  try {
    const found = await callFor(organizationId, getAuthorization, {
      params: { id },
      query: { $with: 'application' },
    })
    // The application's owner may look at it too, but it is not theirs to decide on.
    return found.organization.id === organizationId ? (found as ShownAuthorization) : undefined
  } catch (error) {
    if (error instanceof NoProfile || isRefusal(error)) return undefined
    throw error
  }
}

async function managedOrganizations(): Promise<string[]> {
  const { data } = await call(listProfiles, {
    query: { ...pageQuery(1, mostTried), $with: 'organization' },
  })
  const active = recall('activeToken')
  return data
    .filter(({ roles }) => canManage(roles))
    .map(({ organization }) => organization.id)
    .toSorted((one, other) => Number(other === active) - Number(one === active))
}

function isRefusal(error: unknown): boolean {
  return hasStatus(error, 404, 403)
}

function notFound(): never {
  throw new ApiError({ status: 404 })
}
