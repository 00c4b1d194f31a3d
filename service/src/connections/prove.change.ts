import { connectionFlows } from '#data/connections/flows.store.ts'
import {
  type SignInRejection,
  providerNotConnected,
  providerOfOther,
  connectAndProve as connectCall,
  proveProvider as proveCall,
} from '@accord/contract/connections.ts'
import { signInOver } from '@accord/contract/factors.ts'
import type { Kysely } from 'kysely'
import type { SessionActor } from '#actor.ts'
import { change, unchanged } from '#calls/change.ts'
import type { Config } from '#config/config.ts'
import { recordConnectionUsed } from '#data/connections/connections.store.ts'
import { getLinkableProfile, recordLinkUsed } from '#data/connections/links.store.ts'
import { saveProof } from '#data/connections/provider-proofs.store.ts'
import { findProfileOf } from '#data/organizations/profiles.store.ts'
import { lockSession } from '#data/sessions/session.store.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { applyMappedRole } from './apply-mapped-role.ts'
import { linkProfile } from './link-profile.ts'
import { decideOnOwnProfile, rejectConnecting } from './decide-connecting.ts'
import { assertionOf, resolveFlow } from './finish-sign-in.change.ts'
import { decideOnSignIn } from './linking.rules.ts'
import { recordSignIn } from './record-sign-in.ts'
import { provesSecondFactor } from './provider-factor.rules.ts'
import { readSituation } from './situation.ts'

/**
 * Proves a person's identity at an organization's provider in their own session, so that they don't lose their other
 * organizations. The session must be theirs: the identity is linked to their profile, or is linked now. A provider
 * alone never links to someone else's profile, so this follows the rules for sign-ins (L1, L6) and for connecting (L4).
 */
export function proveProviderWith(config: Config) {
  return proving(config, proveCall)
}

/** Also connects the person at the provider, which the caller asked for after they saw who it is. */
export function connectAndProveWith(config: Config) {
  return proving(config, connectCall)
}

function proving(config: Config, call: typeof proveCall | typeof connectCall) {
  return change(call as typeof proveCall, {
    async resolve({ actor, body, reply }, db) {
      const { flow, connection, organizations } = await resolveFlow({ body, reply }, db, config)
      const assertion = assertionOf(flow)
      const found = await findOwnProfile(db, actor, connection.organization_id)
      // Without a membership of their own, they can only sign in as the person whom the provider names.
      if (!found) throw new RequestError(providerOfOther)
      const read = await readSituation(db, connection, assertion)
      const isOwn = read.profile?.id === found.profile.id
      const isLinked = read.link?.profile !== undefined
      if (isLinked && !isOwn) throw new RequestError(providerOfOther)
      const decided = decideOnSignIn(read.situation)
      const recognized = isOwn && 'outcome' in decided && decided.outcome === 'member_linked'
      return {
        organizations,
        connection,
        flow,
        assertion,
        profile: found.profile,
        linkId: isLinked ? read.link?.id : undefined,
        // Someone else's address at the provider would link a stranger to this person without them noticing.
        connects: !isLinked && !recognized,
      }
    },
    records: [
      'provider_linked',
      'roles_changed',
      'invitation_deleted',
      'application_approvals_ended',
    ],

    async run({ trx, actor, mail, job, happened, ...found }) {
      const { connection, flow, assertion, profile, connects } = found
      const { organization_id: organization, organization_name: name } = connection
      if (!(await lockSession(trx, actor.sessionId))) throw new RequestError(signInOver)
      const reject = async (rejection: SignInRejection) => {
        await connectionFlows.end(trx, flow.id)
        return rejectConnecting(trx, found, { rejection, organization: name })
      }
      if (profile.suspended_at !== null) return reject('profile_suspended')
      if (found.linkId === undefined) {
        const verdict = await decideOnOwnProfile(trx, found)
        if (typeof verdict === 'object') return reject(verdict.rejection)
      }
      if (connects && call !== connectCall) {
        throw new RequestError(providerNotConnected, {
          names: { organization: name, name: assertion.email ?? assertion.subject },
        })
      }
      if (!(await connectionFlows.end(trx, flow.id))) throw new RequestError(signInOver)
      let { linkId } = found
      if (linkId === undefined) {
        const parts = { trx, config, connection, assertion, mail, happened }
        linkId = await linkProfile(parts, {
          profileId: profile.id,
          userId: actor.user.id,
          through: connects ? 'connected' : 'address',
          notify: { member: profile, organization: name },
        })
      }
      await recordLinkUsed(trx, linkId, assertion)
      await saveProof(trx, {
        sessionId: actor.sessionId,
        profileId: profile.id,
        connectionId: connection.id,
        linkId,
        sid: assertion.sid,
        authTime: assertion.authTime,
        secondFactor: provesSecondFactor(connection, assertion),
      })
      // Someone who uses their own account loses a role with its group, like everyone else.
      await applyMappedRole({ trx, connection, assertion, config, mail, job, happened }, profile.id)
      await recordConnectionUsed(trx, connection.id)
      const signIn = { connection, email: assertion.email, profileId: profile.id }
      const outcome = found.linkId === undefined ? 'member_linked' : 'signed_in'
      await recordSignIn(trx, signIn, { outcome })
      return unchanged({ organization })
    },
  })
}

async function findOwnProfile(
  db: Kysely<Database>,
  { user }: SessionActor,
  organizationId: string,
) {
  const own = await findProfileOf(db, user.id, organizationId)
  const profile = own && (await getLinkableProfile(db, own.id))
  return profile && { profile }
}
