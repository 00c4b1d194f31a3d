import {
  finishProviderSignIn as finishCall,
  providerSignInRejected,
  type SignInRejection,
} from '@accord/contract/connections.ts'
import { secondFactorWrong, signInOver } from '@accord/contract/factors.ts'
import { type Factor, secondFactors } from '@accord/contract/rules/factors.ts'
import type { FastifyReply } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { change, unchanged } from '#calls/change.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { Context } from '#context.ts'
import {
  type ConnectionRow,
  findActiveConnection,
  recordConnectionUsed,
} from '#data/connections/connections.store.ts'
import { connectionFlows, type FlowRow, countFlowTry } from '#data/connections/flows.store.ts'
import {
  type LinkableProfile,
  moveProfileToAddress,
  recordLinkUsed,
} from '#data/connections/links.store.ts'
import { type InvitationRow, markAccepted } from '#data/members/invitations.store.ts'
import { forgetRemoval } from '#data/members/removed-members.store.ts'
import { listManagersOf } from '#data/organizations/managers.store.ts'
import { insertProfile } from '#data/organizations/profiles.store.ts'
import { insertProviderUser } from '#data/users/accounts.store.ts'
import { readSessionCookie } from '#data/sessions/cookies.ts'
import type { Database } from '#database/tables.ts'
import { requestOptions } from '#factors/passkeys/check-assertion.ts'
import { relyingPartyOf } from '#factors/passkeys/relying-party.rules.ts'
import { checkProof, useProof } from '#factors/proofs.ts'
import { emailContext } from '#mail/compose-email.ts'
import { countAttempt, finishAttempts } from '#rate-limits/rate-limits.store.ts'
import { RequestError } from '#request-error.ts'
import { countPasswordGuess } from '#session/count-guess.ts'
import { applyMappedRole } from './apply-mapped-role.ts'
import { explainToPerson } from './connection.present.ts'
import { addressConflictMail, addressFollowedMail } from './connections.mail.ts'
import { type Assertion, type Verdict, decideOnSignIn, followsAddress } from './linking.rules.ts'
import { linkProfile } from './link-profile.ts'
import { nameOfNewPerson } from './person-name.ts'
import { provesSecondFactor } from './provider-factor.rules.ts'
import {
  type ProviderSession,
  answerProviderSession,
  openProviderSession,
} from './provider-session.ts'
import { recordSignIn } from './record-sign-in.ts'
import { readSituation } from './situation.ts'
import { readSsoCookie } from '#data/connections/sso-cookie.ts'

type Trx = Transaction<Database>
type Connection = ConnectionRow & { organization_name: string }
type Kinds =
  | 'signed_in'
  | 'provider_linked'
  | 'invitation_accepted'
  | 'profile_email_changed'
  | 'roles_changed'
  | 'invitation_deleted'
  | 'application_approvals_ended'

interface Finishing {
  body: { code: string }
  reply: FastifyReply
}

/** Finds the flow in the browser that began it, with the connection as it is now. */
export async function resolveFlow(
  { body, reply }: Finishing,
  db: Kysely<Database>,
  config: Config,
): Promise<{ flow: FlowRow; connection: Connection; organizations: string[] }> {
  const cookie = readSsoCookie(reply.request, config)
  const flow = cookie && (await connectionFlows.findByCode(db, { code: body.code, cookie }))
  if (!flow || flow.purpose !== 'sign_in' || !flow.claims) throw new RequestError(signInOver)
  const connection = await findActiveConnection(db, { id: flow.connection_id })
  // Nothing that the provider said before its settings changed counts afterward.
  if (!connection || connection.settings_version !== flow.settings_version) {
    throw new RequestError(signInOver)
  }
  // The values of another claim say nothing about the current mapping.
  if (connection.role_mapping && connection.role_mapping.claim !== flow.claims.roles?.claim) {
    throw new RequestError(signInOver)
  }
  return { flow, connection, organizations: [connection.organization_id] }
}

export function assertionOf(flow: FlowRow): Assertion {
  return { connectionId: flow.connection_id, ...flow.claims! }
}

/**
 * Signs in a person whom a provider vouched for, by the linking rules. Everything is decided under the organization's
 * lock, so that two first sign-ins of the same person create only one link.
 */
export function finishProviderSignInWith(config: Config) {
  return change(finishCall, {
    resolve: (handled, db) => resolveFlow(handled, db, config),

    /** Checks the second factor of a member who is linked for the first time (L6). */
    async prepare({ body, flow, connection, caller }, context) {
      if (!body.proof) return undefined
      const { situation, profile } = await readSituation(context.db, connection, assertionOf(flow))
      const verdict = decideOnSignIn(situation)
      if (!profile || !('needsFactor' in verdict) || !verdict.needsFactor) return undefined
      const from = { address: caller.address, device: undefined }
      const guess = await countPasswordGuess(
        context,
        { email: profile.own_email, ...from },
        'second',
      )
      if (!(await countFlowTry(context.db, flow.id))) throw new RequestError(signInOver)
      const proof = await checkProof(context, profile.user_id, body.proof, {
        purpose: 'second_step',
        caller,
      })
      if (!proof) throw new RequestError(secondFactorWrong, { account: profile.user_id })
      await finishAttempts(context.db, guess)
      return { proof, userId: profile.user_id }
    },
    records: [
      'signed_in',
      'provider_linked',
      'invitation_accepted',
      'profile_email_changed',
      'roles_changed',
      'invitation_deleted',
      'application_approvals_ended',
      'provider_bypassed',
    ],

    async run(
      { trx, body, flow, connection, prepared, caller, reply, mail, job, happened },
      context,
    ) {
      const assertion = assertionOf(flow)
      const read = await readSituation(trx, connection, assertion)
      const verdict = decideOnSignIn(read.situation)
      const parts = { trx, connection, assertion, mail, job, happened, config: context.config }
      if ('rejection' in verdict) return reject(parts, flow, verdict)

      if (verdict.outcome === 'invited' && !body.accept) {
        return unchanged<Finished>({ invitation: read.invitation! })
      }
      const factors: Factor[] = []
      if (verdict.outcome === 'member_linked' && verdict.needsFactor) {
        if (!prepared || prepared.userId !== read.profile!.user_id) {
          const askFactorOf = read.profile!.user_id
          return unchanged<Finished>({ askFactorOf, pending: body.code })
        }
        if (!(await useProof(trx, prepared.proof))) throw new RequestError(secondFactorWrong)
        factors.push(prepared.proof.factor)
      }
      if (!(await connectionFlows.end(trx, flow.id))) throw new RequestError(signInOver)

      const linked = await carryOut(parts, verdict, read)
      const profile = await applyMappedRole(parts, linked.profileId)
      const session = await openProviderSession(
        trx,
        {
          profile,
          linkId: linked.linkId,
          connection,
          assertion,
          factors,
          providerFactor: provesSecondFactor(connection, assertion),
          caller,
          before: readSessionCookie(reply.request, context.config),
        },
        { config: context.config, mail, happened },
      )
      if (!session) throw new RequestError(signInOver)
      happened('signed_in', { userId: profile.user_id, sessionId: session.sessionId })
      await recordConnectionUsed(trx, connection.id)
      await recordSignIn(
        trx,
        { connection, email: assertion.email, profileId: profile.id },
        { outcome: verdict.outcome },
      )
      return { session } satisfies Finished as Finished
    },

    async respond(done, { reply, connection }, context) {
      if ('session' in done) return answerProviderSession(done.session, reply, context)
      if ('invitation' in done) {
        const { email, roles } = done.invitation
        return { invitation: { organization: connection.organization_name, email, roles } }
      }
      const { askFactorOf, pending } = done
      return { next: { pending, ...(await askForAnyFactor(context, askFactorOf)) } }
    },
  })
}

/**
 * Asks for a second factor without saying which ones the account has. Someone who controls the provider could otherwise look
 * up everyone's factors and passkeys by asserting their address. Browsers then offer only passkeys that they can find
 * without their ID.
 */
async function askForAnyFactor(context: Context, userId: string) {
  const methods = [...secondFactors]
  if (!relyingPartyOf(context.config)) {
    return { methods: methods.filter((method) => method !== 'passkey') }
  }
  const options = await requestOptions(context, { purpose: 'second_step', userId })
  return { methods, options: { ...options, allowCredentials: [] } }
}

/** The session, or what the person has to do first. */
type Finished =
  | { session: ProviderSession }
  | { invitation: InvitationRow }
  | { askFactorOf: string; pending: string }

interface Parts extends Pick<Effects<Kinds>, 'mail' | 'job' | 'happened'> {
  trx: Trx
  connection: Connection
  assertion: Assertion
  config: Config
}

/** Returns the error, so that the record of the rejection is kept. */
async function reject(
  { trx, connection, assertion, mail, config }: Parts,
  flow: FlowRow,
  { rule, rejection }: { rule: string; rejection: SignInRejection },
): Promise<RequestError> {
  await connectionFlows.end(trx, flow.id)
  const { email } = assertion
  await recordSignIn(trx, { connection, email }, { rejection })
  if (rule === 'L8' && email !== undefined) {
    const limit = config.limits.addressConflictMailPerConnection
    const name = 'addressConflictMailPerConnection'
    if ((await countAttempt(trx, name, limit, connection.id)) === undefined) {
      const organization = { id: connection.organization_id, name: connection.organization_name }
      for (const manager of await listManagersOf(trx, [organization.id])) {
        const about = { manager, organization, email, connection: connection.name }
        mail(addressConflictMail(emailContext(config), about))
      }
    }
  }
  return new RequestError(providerSignInRejected, {
    fields: { rejection: explainToPerson(rejection, connection.organization_name) },
    detail: rejection,
    organization: connection.organization_id,
  })
}

interface Read {
  link: { id: string } | undefined
  profile: LinkableProfile | undefined
  invitation: InvitationRow | undefined
  situation: Parameters<typeof decideOnSignIn>[0]
}

/** Creates what the rule says, and returns the profile with its link. */
async function carryOut(
  parts: Parts,
  verdict: Extract<Verdict, { outcome: string }>,
  read: Read,
): Promise<{ profileId: string; linkId: string }> {
  const { trx, connection, assertion } = parts
  if (verdict.outcome === 'signed_in') {
    const { profileId } = verdict
    const { id: linkId } = read.link!
    await recordLinkUsed(trx, linkId, assertion)
    const { email, roles } = read.profile!
    if (followsAddress(read.situation, { email, isOwner: roles.includes('owner') })) {
      await moveProfile(parts, read.profile!)
    }
    return { profileId, linkId }
  }
  if (verdict.outcome === 'member_linked') {
    const { profileId } = verdict
    const member = read.profile!
    const linkId = await linkProfile(parts, {
      profileId,
      userId: member.user_id,
      through: 'address',
      notify: { member, organization: connection.organization_name },
    })
    await recordLinkUsed(trx, linkId, assertion)
    return { profileId, linkId }
  }
  const invitation = verdict.outcome === 'invited' ? read.invitation! : undefined
  const email = assertion.email!
  const names = nameOfNewPerson(parts.config, assertion, email)
  if (!invitation) {
    const limit = parts.config.limits.newPeoplePerConnection
    await countAttempt(trx, 'newPeoplePerConnection', limit, connection.id)
  }
  const user = await insertProviderUser(trx, { email, ...names })
  const organizationId = connection.organization_id
  const profile = (await insertProfile(trx, {
    userId: user.id,
    organizationId,
    email,
    roles: invitation?.roles ?? ['member'],
    invitedBy: invitation?.invited_by ?? null,
  }))!
  if (invitation) {
    if (!(await markAccepted(trx, invitation.id, user.id))) throw new RequestError(signInOver)
    await forgetRemoval(trx, { organizationId, userId: user.id }, [email])
    const on = { invitation: invitation.id, profile: profile.id }
    parts.happened(
      'invitation_accepted',
      { on, email, roles: invitation.roles },
      { organizationId, profileId: profile.id, userId: user.id },
    )
  }
  const through = invitation ? 'invitation' : 'joined'
  const linkId = await linkProfile(parts, { profileId: profile.id, userId: user.id, through })
  await recordLinkUsed(trx, linkId, assertion)
  return { profileId: profile.id, linkId }
}

/** L10: the profile's address follows the provider's, and the account's sign-in address doesn't. */
async function moveProfile(
  { trx, connection, assertion, config, mail, happened }: Parts,
  {
    id: profileId,
    user_id: userId,
    email,
    own_email: ownEmail,
    first_name: firstName,
  }: LinkableProfile,
) {
  const { organization_id: organizationId } = connection
  const newEmail = assertion.email!
  if (!(await moveProfileToAddress(trx, { profileId, organizationId, email: newEmail }))) return
  const { organization_name: organization, name } = connection
  const about = { firstName, organization, connection: name, newEmail }
  for (const to of new Set([email, ownEmail])) {
    mail(addressFollowedMail(emailContext(config), { to, ...about }))
  }
  const place = { organizationId, profileId, userId }
  happened('profile_email_changed', { on: { profile: profileId }, email, newEmail }, place)
}
