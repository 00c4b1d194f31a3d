import { notFound } from '@accord/contract/errors.ts'
import { signInOver } from '@accord/contract/factors.ts'
import { lastSignInMethod } from '@accord/contract/own-passkeys.ts'
import {
  beginLinkingIdentity as beginCall,
  identityTaken,
  linkIdentity as linkCall,
  maxIdentities,
  socialPaths,
  tooManyIdentities,
  unlinkIdentity as unlinkCall,
} from '@accord/contract/social-sign-in.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Config } from '#config/config.ts'
import { deleteUnverified, getUser } from '#data/users/accounts.store.ts'
import {
  deleteIdentity,
  findIdentity,
  insertIdentity,
  listIdentities,
} from '#data/users/identities.store.ts'
import { canSignIn } from '#factors/last-sign-in-method.ts'
import { emailContext } from '#mail/compose-email.ts'
import { RequestError } from '#request-error.ts'
import { identityLinkedMail, identityUnlinkedMail } from './identities.mail.ts'
import { presentIdentity } from './identities.present.ts'
import { identityFlows, insertIdentityFlow } from './identity-flows.store.ts'
import { findProvider, nameOfProvider } from '#config/social-providers.ts'
import { requireIdentityFlow } from './require-identity-flow.ts'

/** Starts to connect a provider. The flow belongs to the person, so no one can have them connect someone else's. */
export function beginLinkingIdentityWith(config: Config) {
  return change(beginCall, {
    async resolve({ actor, body }, db) {
      const provider = findProvider(config, body.provider)
      if (!provider) throw new RequestError(notFound)
      const count = (await listIdentities(db, actor.user.id)).length
      return { person: actor.user, provider, count }
    },
    authorize: ({ count }) => count < maxIdentities || tooManyIdentities,
    limits: ({ actor }) => [['newFactorsPerPerson', actor.user.id]],
    records: [],

    async run({ trx, person, provider: { key } }) {
      const flow = { provider: key, purpose: 'link', userId: person.id } as const
      const { row, state } = await insertIdentityFlow(trx, flow)
      const url = new URL(socialPaths.start(key), config.publicUrl)
      url.searchParams.set('flow', state)
      return { url: url.href, expiresAt: row.expires_at.toISOString() }
    },
  })
}

/**
 * Connects a provider after both sides were proved: the account by confirming the person's identity, and the provider
 * in the same browser. Someone whom no account knew may also have begun with the provider and signed in afterward.
 */
export function linkIdentityWith(config: Config) {
  return change(linkCall, {
    async resolve(handled, db) {
      const found = await requireIdentityFlow(handled, db, config)
      const { user } = handled.actor
      const isTheirs = found.flow.purpose === 'sign_in' || found.flow.user_id === user.id
      if (!isTheirs || found.flow.fresh) throw new RequestError(signInOver)
      return { ...found, person: user }
    },
    limits: ({ actor }) => [['newFactorsPerPerson', actor.user.id]],
    records: ['identity_linked'],

    async run({ trx, flow, claims, provider, person, caller, mail, happened }) {
      if (!(await identityFlows.end(trx, flow.id))) throw new RequestError(signInOver)
      const { issuer, subject, email } = claims
      const known = await findIdentity(trx, claims)
      if (known?.user.id === person.id) return unchanged(presentIdentity(config, known.identity))
      if (known?.user.email_verified_at) throw new RequestError(identityTaken)
      // A sign-up that was never verified. Its only owner is the person who has just proved the provider.
      if (known) await deleteUnverified(trx, known.user.id)
      if ((await listIdentities(trx, person.id)).length >= maxIdentities) {
        throw new RequestError(tooManyIdentities)
      }
      const linked = { userId: person.id, provider: provider.key, issuer, subject, email }
      const identity = await insertIdentity(trx, linked)
      if (!identity) throw new RequestError(identityTaken)
      const about = { provider: provider.name, identityEmail: identity.email, caller }
      mail(identityLinkedMail(emailContext(config), person, about))
      happened('identity_linked')
      return presentIdentity(config, identity)
    },
  })
}

/** Disconnects a provider. The person's sessions stay, like after removing a passkey. */
export const unlinkIdentity = change(unlinkCall, {
  resolve: async ({ actor }) => ({ person: actor.user }),
  records: ['identity_unlinked'],

  async run({ trx, params, person, caller, mail, happened }, { config }) {
    const removed = await deleteIdentity(trx, { id: params.id, userId: person.id })
    if (!removed) throw new RequestError(notFound)
    const user = await getUser(trx, person.id)
    if (!(await canSignIn(trx, config, user))) throw new RequestError(lastSignInMethod)
    const about = {
      provider: nameOfProvider(config, removed),
      identityEmail: removed.email,
      caller,
    }
    mail(identityUnlinkedMail(emailContext(config), person, about))
    happened('identity_unlinked')
    return {}
  },
})
