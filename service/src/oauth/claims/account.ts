import { languageOf } from '@accord/contract/rules/regions.ts'
import type { Account, AccountClaims, Client, FindAccount } from 'oidc-provider'
import type { Context } from '#context.ts'
import { readAgain } from '#database/errors.ts'
import { ownOf } from '#oauth/storage/client-adapter.ts'
import { unlessGone } from '#oauth/engine-request.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import { type AccountRow, findAccountRow } from './account.store.ts'
import { claims } from '#data/approvals/approvals.rules.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { numericDate } from '#oauth/storage/engine-time.ts'

type Parts = Pick<Context, 'db' | 'config'>

/** Finds the person behind a grant in their current state. Returns undefined if the account no longer exists. */
export function findAccountIn({ db, config: { avatarUrl } }: Parts): FindAccount {
  return async (ctx, sub, token): Promise<Account | undefined> => {
    const { grantId } = (token ?? {}) as { grantId?: string }
    const grantHash = grantId === undefined ? null : hashSecret(grantId)
    const [row] = await unlessGone(readAgain(() => findAccountRow(db, [sub, grantHash])))
    if (!row) return undefined
    const all = accountClaims(sub, row, avatarUrl)
    return {
      accountId: sub,
      claims: (use, _scope, asked) =>
        use === 'id_token' ? inIdToken(all, ctx.oidc.client!, asked) : all,
    }
  }
}

/**
 * Selects the claims for an ID token. That's the subject and the claims that the request names, or all claims if the
 * application is configured for that.
 */
function inIdToken(all: AccountClaims, client: Client, asked: object): AccountClaims {
  if (ownOf(client).claims_in_id_token) return all
  const named = new Set<string>([...claims.openid, ...Object.keys(asked)])
  const included = Object.entries(all).filter(([name]) => named.has(name))
  return { ...Object.fromEntries(included), sub: all.sub }
}

/**
 * Lists all claims about a person. The scopes decide which of them are released. An identity provider vouches for a
 * person only in its organization, so the account's address isn't released then, and owners count as admins.
 */
export function accountClaims(
  sub: string,
  row: AccountRow,
  avatarUrl: string | undefined,
): AccountClaims {
  const { first_name, last_name, updated_at, through_provider: isThroughProvider } = row
  const { profile_id, organization_id, organization_name, country } = row
  const { roles } = isThroughProvider ? withoutOwnership(row) : row
  const email = isThroughProvider ? row.profile_email : row.email
  return {
    sub,
    email,
    // No one can sign in with their own account before its address is verified.
    email_verified: !isThroughProvider || row.email_proven,
    name: `${first_name} ${last_name}`,
    given_name: first_name,
    family_name: last_name,
    updated_at: numericDate(updated_at),
    ...(avatarUrl && { picture: avatarUrl.replace('{hash}', hashSecret(email).toString('hex')) }),
    ...(profile_id && { profile_id, organization_id, organization_name, roles }),
    // The locale is the one that the console uses in that country, because accounts have no language.
    ...(profile_id && { locale: languageOf(country) }),
  }
}
