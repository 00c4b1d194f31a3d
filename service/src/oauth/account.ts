import type { Account, FindAccount } from 'oidc-provider'
import type { Pool } from 'pg'
import { hashSecret } from '#secrets/random-secret.ts'
import { findAccountRow } from './account.store.ts'
import { unlessGone } from '#oauth/storage/unless-gone.ts'

/** What is told of a person, by the scope that an application needs for it. */
export const claims = {
  openid: ['sub', 'auth_time', 'profile_id', 'organization_id', 'roles'],
  'user:read': ['email', 'email_verified', 'name', 'given_name', 'family_name'],
}

/** The person behind a grant as they are now; nobody where the account is gone. */
export function findAccountIn(pool: Pool): FindAccount {
  return async (_ctx, sub, token): Promise<Account | undefined> => {
    const { grantId } = (token ?? {}) as { grantId?: string }
    const [row] = await unlessGone(
      findAccountRow(pool, [sub, grantId === undefined ? null : hashSecret(grantId)]),
    )
    if (!row) return undefined
    const { email, first_name, last_name, profile_id, organization_id, roles } = row
    return {
      accountId: sub,
      claims: () => ({
        sub,
        email,
        // Nobody signs in before their address is verified.
        email_verified: true,
        name: `${first_name} ${last_name}`,
        given_name: first_name,
        family_name: last_name,
        ...(profile_id && { profile_id, organization_id, roles }),
      }),
    }
  }
}
