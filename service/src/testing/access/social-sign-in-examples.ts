import { randomUUID } from 'node:crypto'
import type { ExamplesOf, Player, TestCast } from './cast.ts'

/** Calls about signing in to one's own account through other providers. */
export const socialSignInExamples: { socialSignIn: ExamplesOf<'socialSignIn'> } = {
  socialSignIn: {
    finishSocialSignIn: () => ({ body: { code: 'acf_unknown' } }),
    signUpWithProvider: () => ({
      body: { code: 'acf_unknown', firstName: 'Zoë', lastName: 'D', email: 'zoe@example.com' },
    }),
    listIdentities: () => ({}),
    beginLinkingIdentity: () => ({ body: { provider: 'oidc' } }),
    linkIdentity: () => ({ body: { code: 'acf_unknown' } }),
    unlinkIdentity: {
      'their own': identityOf,
      "another's": (cast) => identityOf(cast, cast.partner.owner),
    },
  },
}

async function identityOf({ service }: TestCast, { id: userId }: Player) {
  const id = randomUUID()
  await service.context.pool.query(
    `insert into account_identities (id, user_id, provider, issuer, subject)
     values ($1::uuid, $2, 'oidc', 'http://127.0.0.1:1', $1::text)`,
    [id, userId],
  )
  return { params: { id } }
}
