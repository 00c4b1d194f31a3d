import type { ImpactItem } from '@accord/contract/impact.ts'
import { cannotRemoveMember } from '@accord/contract/members.ts'
import {
  fileHeldByNetworkOwner,
  onlyOwnersDeleteApplications,
  type AccessGrantKind,
} from '@accord/contract/access.ts'
import { isContact } from '@accord/contract/rules/roles.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { can } from '#permissions/can.rules.ts'
import { isOnlyProvider } from '#permissions/require-provider-policy.ts'
import type { ActingProfile, SessionActor } from '#actor.ts'
import { findApplication } from '#data/applications/applications.store.ts'
import { countSecretsViewedBy } from '#data/applications/keys.store.ts'
import { beginApplicationDeletion } from '#lifecycle/applications/purge-application.ts'
import { countApprovals, findApprovalIn } from '#data/approvals/approvals.store.ts'
import { revokeApprovalOf } from '#approvals/revoke-approval.ts'
import {
  countLiveTokens,
  impactOfApprovals,
  impactOfApplicationApprovals,
  tokensOf,
} from '#data/approvals/approval-impact.store.ts'
import { findAuthorization } from '#data/approvals/authorizations.store.ts'
import { revokeAuthorizationRow } from '#authorizations/authorizations.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import { onlyOwnersConnect } from '@accord/contract/connections.ts'
import { providerPolicyOn } from '@accord/contract/organization-policies.ts'
import { turnOff } from '#connections/turn-off.ts'
import { findConnection } from '#data/connections/connections.store.ts'
import { onlyOwnersStream } from '@accord/contract/audit-streams.ts'
import type { Database } from '#database/tables.ts'
import { endFile } from '#exports/exports.change.ts'
import { detailOfEndpoint } from '#data/events/endpoint-detail.ts'
import { type EndpointRow, deleteEndpoint } from '#data/events/endpoints.store.ts'
import { findAuditStream } from '#data/events/audit-streams.store.ts'
import { findManagedEndpoint } from '#data/events/managed-endpoints.store.ts'
import { findForeignReceipt } from '#data/exports/export-receipts.store.ts'
import { findLiveFile } from '#data/exports/exports.store.ts'
import { impactOfProfile, removeMemberProfile } from '#members/remove-profile.ts'
import { findInvitation } from '#data/members/invitations.store.ts'
import { isOpen } from '#members/members.rules.ts'
import { withdrawInvitation } from '#members/invitations/withdraw-invitations.ts'
import { leaveOwnMembership } from '#networks/end-membership.ts'
import { findMembership } from '#data/networks/network-members.store.ts'
import { findProfile } from '#data/organizations/profiles.store.ts'
import type { RevokedUsage } from '#data/sessions/end-sessions.ts'

type Db = Kysely<Database>

/** The kinds of activity that record the end of a grant. */
export const revocationKinds = [
  'member_removed',
  'invitation_deleted',
  'application_deleted',
  'authorization_revoked',
  'approval_ended',
  'approval_ended_by_manager',
  'contact_ended',
  'network_left',
  'export_file_deleted',
  'endpoint_deleted',
  'connection_changed',
] as const

/** The caller, the transaction, and the effects of a revocation. */
interface Doing extends Effects<(typeof revocationKinds)[number]> {
  trx: Transaction<Database>
  actor: Pick<SessionActor, 'user'>
  config: Config
}

/** A grant that a manager can see. */
export interface RevocableGrant {
  /** The application to lock after the organization, in the usual order. */
  application?: { id: string }
  organizations?: readonly string[]
  /** The reason why the manager can't revoke the grant, as a sentence. */
  refused?: string | undefined
  /** Counts the secrets that the person has viewed and will still know. */
  secrets?: () => Promise<number>
  /** Counts the approvals and tokens that would be revoked with the grant. */
  count(): Promise<RevokedUsage>
  end(doing: Doing): Promise<RevokedUsage>
  /** The file to remove once the transaction is committed. */
  file?: { id: string }
}

type Find = (db: Db, own: ActingProfile, id: string) => Promise<RevocableGrant | undefined>

const alone: RevokedUsage = { tokens: 0, approvals: 0 }

/**
 * Finds and revokes each kind of grant by the same rules as the calls for that kind. Returns undefined if the grant
 * doesn't exist.
 */
export const revocableGrants: Record<AccessGrantKind, Find> = {
  person: (db, own, id) => memberOf(db, own, id, false),
  contact: (db, own, id) => memberOf(db, own, id, true),

  async own_application(db, own, id) {
    const application = await findApplication(db, id)
    if (application?.organization_id !== own.organizationId) return undefined
    if (application.deleted_at) return undefined
    return {
      application,
      refused: can.deleteApplication(own) ? undefined : onlyOwnersDeleteApplications,
      count: async () => ({
        tokens: await countLiveTokens(db, tokensOf.application(id)),
        approvals: await countApprovals(db, { application_id: id }),
      }),
      async end({ trx, config, ...effects }) {
        const ended = await beginApplicationDeletion(trx, application, effects, config)
        return { tokens: ended.tokens, approvals: ended.approvals }
      },
    }
  },

  async authorization(db, { organizationId }, id) {
    const authorization = await findAuthorization(db, id)
    if (authorization?.organization_id !== organizationId) return undefined
    const { application_id } = authorization
    return {
      application: { id: application_id },
      count: () => inNumbers(impactOfApplicationApprovals(db, authorization)),
      end: ({ trx, job, happened }) =>
        revokeAuthorizationRow(trx, authorization, { job, happened }),
    }
  },

  async approval(db, { organizationId }, id) {
    const approval = await findApprovalIn(db, organizationId, id)
    return (
      approval && {
        count: () => inNumbers(impactOfApprovals(db, { id })),
        end: ({ trx, actor, config, mail, job, happened }) =>
          revokeApprovalOf(trx, approval, actor, { mail, job, happened }, config),
      }
    )
  },

  async network(db, { organizationId }, id) {
    const membership = await findMembership(db, id)
    if (!membership || membership.organization_id !== organizationId) return undefined
    if (membership.accepted_at === null) return undefined
    const which = { id: membership.network_id, memberId: organizationId }
    return {
      organizations: [membership.owner_id],
      count: async () => alone,
      async end({ trx, config, mail, happened }) {
        await leaveOwnMembership(trx, which, { mail, happened }, config)
        return alone
      },
    }
  },

  async export(db, { organizationId }, id) {
    const file = await findLiveFile(db, organizationId, id)
    const held = !file && (await findForeignReceipt(db, organizationId, id))
    if (!file && !held) return undefined
    return {
      refused: held ? fileHeldByNetworkOwner : undefined,
      count: async () => alone,
      async end({ trx, happened }) {
        await endFile(trx, file!, { happened })
        return alone
      },
      ...(file && { file }),
    }
  },

  async endpoint(db, { organizationId }, id) {
    const endpoint = await findManagedEndpoint(db, id)
    return endpoint?.organization_id === organizationId ? ofReceiver(endpoint) : undefined
  },

  async audit_stream(db, own, id) {
    const stream = await findAuditStream(db, id)
    if (stream?.organization_id !== own.organizationId) return undefined
    const refused = can.manageAuditStreams(own) ? undefined : onlyOwnersStream.message
    return { ...ofReceiver(stream), refused }
  },

  async connection(db, own, id) {
    const connection = await findConnection(db, id)
    if (connection?.organization_id !== own.organizationId) return undefined
    if (connection.state !== 'active') return undefined
    const refusal = can.manageConnections(own)
      ? (await isOnlyProvider(db, own.organizationId)) && providerPolicyOn.message
      : onlyOwnersConnect.message
    return {
      refused: refusal || undefined,
      count: async () => alone,
      async end({ trx, happened, job }) {
        await turnOff(trx, connection, { happened, job })
        return alone
      },
    }
  },

  async invitation(db, { organizationId }, id) {
    const invitation = await findInvitation(db, id)
    if (!invitation || invitation.organization_id !== organizationId) return undefined
    if (!isOpen(invitation) || invitation.expired) return undefined
    return {
      count: async () => alone,
      async end({ trx, happened }) {
        await withdrawInvitation(trx, invitation, { happened })
        return alone
      },
    }
  },
}

/** An endpoint or an audit stream. */
function ofReceiver(receiver: EndpointRow): RevocableGrant {
  return {
    count: async () => alone,
    async end({ trx, happened }) {
      await deleteEndpoint(trx, receiver)
      happened('endpoint_deleted', detailOfEndpoint(receiver))
      return alone
    },
  }
}

async function memberOf(
  db: Db,
  own: ActingProfile,
  id: string,
  asContact: boolean,
): Promise<RevocableGrant | undefined> {
  const member = await findProfile(db, id)
  if (member?.organization_id !== own.organizationId) return undefined
  if (isContact(member.roles) !== asContact) return undefined
  return {
    refused: can.removeMember(own, member) ? undefined : cannotRemoveMember.message,
    secrets: () =>
      countSecretsViewedBy(db, member.organization_id, sql`select ${member.user_id}::uuid`),
    count: () => inNumbers(impactOfProfile(db, member)),
    end: ({ trx, config, mail, job, happened }) =>
      removeMemberProfile(trx, member, { mail, job, happened }, config),
  }
}

/** Reduces the impact to the numbers that are shown for each grant. */
async function inNumbers(ending: Promise<ImpactItem[]>): Promise<RevokedUsage> {
  const counts = new Map((await ending).map(({ kind, count }) => [kind, count]))
  return { tokens: counts.get('tokens') ?? 0, approvals: counts.get('approvals') ?? 0 }
}
