import type { ReplyOf } from '@accord/contract/call.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import type { Profile } from '@accord/contract/people.ts'
import { listProfiles, profileToken } from '@accord/contract/profiles.ts'
import { me } from '@accord/contract/session.ts'
import { loadStored } from '../browser/browser-storage.ts'
import { call, callWith, isUnauthenticated, type Parts, type Plain } from './call.ts'
import { withReauthentication } from './reauthentication.ts'
import { saveToken, liveToken } from './tokens.ts'
import { endExpiredSession } from './expired-session.ts'
import { dropToken, hasSession, providerOrganization, tokenEntry } from './session.ts'

/** Means that the person doesn't have a profile in the organization, or no longer has one. */
export class NoProfile extends Error {
  override readonly name = 'NoProfile'

  constructor() {
    super('No profile found for given organization')
  }
}

/** Sends a request with the person's profile in an organization. It doesn't change for whom they act elsewhere. */
export async function callFor<C extends Plain>(
  organizationId: string,
  described: C,
  ...[sent]: Parts<C>
): Promise<ReplyOf<C>> {
  return withTokenFor(organizationId, (token) => callWith(token, described, sent))
}

/**
 * Runs `act` with a token for the organization. It runs again if the token was rejected or the person had to confirm
 * their identity.
 */
export function withTokenFor<Result>(
  organizationId: string,
  act: (token: string) => Promise<Result>,
): Promise<Result> {
  return withReauthentication(() => withLiveTokenFor(organizationId, act))
}

async function withLiveTokenFor<Result>(
  organizationId: string,
  act: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = await actForOrganization(organizationId)
  try {
    return await act(token)
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    // There's no other token.
    if (organizationId === providerOrganization()) endExpiredSession()
    // The profile was removed or the session ended. Requesting a new token shows which one it was.
    dropToken(organizationId, token)
    return act(await actForOrganization(organizationId))
  }
}

const underWay = new Map<string, Promise<string>>()

/** Returns a valid token for the organization: the stored one, or a new one for the person's profile. */
export async function actForOrganization(organizationId: string): Promise<string> {
  if (tokenEntry(organizationId)) {
    try {
      return await liveToken(organizationId)
    } catch (error) {
      if (!isUnauthenticated(error)) throw error
    }
  }
  // A screen sends several requests at the same time, and they share one token.
  const pending = underWay.get(organizationId) ?? requestToken(organizationId)
  underWay.set(organizationId, pending)
  try {
    return await pending
  } finally {
    underWay.delete(organizationId)
  }
}

async function requestToken(organizationId: string): Promise<string> {
  const profile = await findOwnProfile(organizationId)
  const user = loadStored('user')?.id ?? ''
  const { token, tokenExpiresAt } = await call(profileToken, {
    body: { user, profile: profile.id },
  })
  // The person may have signed out in the meantime, and then nothing is stored.
  if (hasSession()) saveToken({ key: organizationId, token, expiresAt: tokenExpiresAt })
  return token
}

export async function findOwnProfile(organizationId: string): Promise<Profile> {
  // A mistyped URL doesn't contain an organization's ID, and the service would return 400.
  if (!isId(organizationId)) throw new NoProfile()
  if (providerOrganization() !== undefined) return findProviderProfile(organizationId)
  const { data } = await call(listProfiles, {
    query: { $with: 'organization', organization: organizationId },
  })
  const found = data.find((profile) => profile.organization.id === organizationId)
  if (!found) throw new NoProfile()
  return found
}

/** Returns the only profile of a session that an organization's identity provider opened. */
async function findProviderProfile(organizationId: string): Promise<Profile> {
  const { profiles } = await call(me)
  const found = profiles.find(({ organization }) => organization.id === organizationId)
  if (!found || organizationId !== providerOrganization()) throw new NoProfile()
  return found
}
