import { type RetentionName, retention } from '@accord/contract/retention.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#context.ts'
import { endUnusedProviderUsers, sweepAbandoned } from '#data/users/accounts.store.ts'
import { timeAgo } from '#database/time.ts'
import { sweeping, sweepingBy } from '#database/batches.ts'
import type { Database } from '#database/tables.ts'
import { sweepExports } from '#exports/run-export.ts'
import { sweepContacts } from '#members/remove-contacts.ts'
import { devicesBefore } from './activity/due.store.ts'
import { cutDueActivity, eraseDueDevices } from './activity/cut-activity.ts'
import { isAboutDeletion } from './deletion-mailings.store.ts'
import { isReviewOver } from '#data/reviews.store.ts'
import { isLiveSession } from '#data/sessions/session.store.ts'
import { sweepEndedEndpoints } from '#data/events/endpoints.store.ts'
import { sweepFeeds } from '#data/events/feeds.store.ts'
import { sweepUsage } from '#data/usage/usage.store.ts'

export type SweepParts = Pick<Context, 'config' | 'db' | 'secrets' | 'jobs' | 'log' | 'wakeMailer'>

interface Rule {
  /** The line on the page 'What we keep, and for how long'. */
  line: RetentionName
  /** The condition for rows that have expired. Without it, rows are removed together with the rows they belong to. */
  isOver?: RawBuilder<unknown>
  /** The changes to the rows, if they aren't removed. */
  set?: RawBuilder<unknown>
  /** The database function that removes old rows, used where the working role can only add rows. */
  remover?: (max: number) => RawBuilder<{ removed: number }>
  /** Removes data that takes more than one statement. */
  sweep?: (parts: SweepParts, signal?: AbortSignal) => Promise<void>
}

const expired = sql`expires_at < now()`

/**
 * How long the rows of each table are kept. Housekeeping follows this table, in this order. Nothing else depends on it,
 * because every read checks the time itself.
 */
const rules: Record<keyof Database, Rule | readonly Rule[]> = {
  sessions: { line: 'sessions', isOver: sql`not ${isLiveSession()}` },
  tokens: { line: 'sessions', isOver: expired },
  session_applications: { line: 'sessions' },
  devices: { line: 'browsers', isOver: expired },
  pending_sign_ins: { line: 'pendingSignIns', isOver: expired },
  known_networks: { line: 'places', isOver: expired },
  told_sign_ins: { line: 'toldSignIns', isOver: expired },
  codes: { line: 'codes', isOver: sql`expires_at < ${timeAgo(retention.codes.periods.expired)}` },
  email_changes: { line: 'emailChanges', isOver: sql`undo_until < now()` },
  users: [
    { line: 'account', sweep: ({ db }) => endUnusedProviderUsers(db) },
    { line: 'signUps', sweep: ({ db }) => sweepAbandoned(db) },
  ],
  passkeys: { line: 'account' },
  account_identities: { line: 'account' },
  identity_flows: {
    line: 'identityFlows',
    isOver: sql`expires_at < ${timeAgo(retention.identityFlows.periods.age)}`,
  },
  recovery_codes: { line: 'account' },
  second_factor_resets: { line: 'account' },
  totp: { line: 'account' },
  used_challenges: {
    line: 'challenges',
    isOver: sql`at < ${timeAgo(retention.challenges.periods.age)}`,
  },
  account_activity: [
    {
      line: 'devices',
      isOver: sql`at < ${devicesBefore} and (address is not null or agent is not null)`,
      set: sql`address = null, agent = null`,
    },
    {
      line: 'accountActivity',
      // Each account's last sign-in is kept, because `hasSignedIn` needs it.
      remover: (max) =>
        sql`remove_old_account_activity(${timeAgo(retention.accountActivity.periods.age)}, ${max})`,
    },
  ],
  answers: {
    line: 'answers',
    isOver: sql`created_at <= ${timeAgo(retention.answers.periods.age)}`,
  },
  limits: {
    line: 'limits',
    isOver: sql`window_ends_at < ${timeAgo(retention.limits.periods.expired)}`,
  },
  mails: {
    line: 'mails',
    // This uses the index on created_at. Emails that waited a long time were sent later.
    isOver: sql`state in ('sent', 'kept', 'failed') and created_at < ${timeAgo(retention.mails.periods.age)}
      and coalesce(sent_at, created_at) < ${timeAgo(retention.mails.periods.age)}`,
  },
  mailings: {
    line: 'deletionLetters',
    // As long as something can be restored, a restoration needs to know who was emailed about the deletion.
    isOver: sql`done_at < ${timeAgo(retention.deletionLetters.periods.age)} and ${isAboutDeletion}`,
  },

  organizations: { line: 'organization' },
  activity_ends: { line: 'organization' },
  approval_rule_ends: { line: 'organization' },
  contacts: { line: 'contacts', sweep: sweepContacts },
  network_members: { line: 'organization' },
  networks: { line: 'organization' },
  profiles: { line: 'organization' },
  review_keeps: { line: 'organization' },
  organization_activity: [
    { line: 'devices', sweep: eraseDueDevices },
    { line: 'activity', sweep: cutDueActivity },
  ],
  activity_floors: { line: 'activity' },
  network_changes: { line: 'activity' },
  activity_heads: {
    line: 'activityHeads',
    // Later heads cover these rows. The last head of every 1,000 rows is kept.
    remover: (max) =>
      sql`remove_old_heads(${timeAgo(retention.activityHeads.periods.age)}, ${max})`,
  },
  // These rows are removed before the reviews themselves, because there may be very many.
  reviewed_ways: {
    line: 'reviews',
    isOver: sql`review_id in (select r.id from access_reviews r where ${isReviewOver})`,
  },
  access_reviews: {
    line: 'reviews',
    isOver: sql`id in (select r.id from access_reviews r where ${isReviewOver}
      and not exists (select from reviewed_ways w where w.review_id = r.id))`,
  },
  invitations: {
    line: 'answeredInvitations',
    // The profile itself records who invited the member.
    isOver: sql`(accepted_at < ${timeAgo(retention.answeredInvitations.periods.answered)}
      or declined_at < ${timeAgo(retention.answeredInvitations.periods.answered)})`,
  },
  application_requests: {
    line: 'answeredRequests',
    isOver: sql`answered_at < ${timeAgo(retention.answeredRequests.periods.answered)}`,
  },
  organization_domains: { line: 'domains' },
  join_requests: {
    line: 'joinRequests',
    isOver: sql`answered_at < ${timeAgo(retention.joinRequests.periods.answered)}`,
  },
  removed_members: {
    line: 'removedMembers',
    isOver: sql`at < ${timeAgo(retention.removedMembers.periods.age)}`,
  },
  removed_addresses: {
    line: 'removedAddresses',
    isOver: sql`at < ${timeAgo(retention.removedAddresses.periods.age)}`,
  },
  export_receipts: {
    line: 'exportRecords',
    remover: (max) =>
      sql`remove_old_receipts(${timeAgo(retention.exportRecords.periods.age)}, ${max})`,
  },
  exports: [
    {
      line: 'exportRecords',
      isOver: sql`completed_at < ${timeAgo(retention.exportRecords.periods.age)}
      and (file_deleted_at is not null or step = 'failed')`,
    },
    // This comes last because it fails while the folder can't be read.
    { line: 'exports', sweep: sweepExports },
  ],

  applications: { line: 'application' },
  logos: [{ line: 'application' }, { line: 'organization' }],
  approvals: { line: 'application' },
  application_subjects: { line: 'application' },
  authorizations: { line: 'application' },
  keys_seen: { line: 'application' },
  application_keys: {
    line: 'secrets',
    // The tokens that were issued with these keys have ended by then.
    isOver: sql`expires_at < ${timeAgo(retention.secrets.periods.expired)}`,
  },
  oauth_artifacts: [
    {
      line: 'tokens',
      isOver: sql`answer is not null and consumed_at < ${timeAgo(retention.tokens.periods.answer)}`,
      set: sql`answer = null`,
    },
    { line: 'tokens', isOver: expired },
  ],
  // No worker sent these notices, and their jobs have ended by then.
  logout_notices: {
    line: 'notices',
    isOver: sql`created_at < ${timeAgo(retention.notices.periods.age)}`,
  },
  event_endpoints: [
    { line: 'organization' },
    { line: 'application' },
    {
      line: 'secrets',
      isOver: sql`previous_secret_until < ${timeAgo(retention.secrets.periods.expired)}`,
      set: sql`previous_secret = null, previous_secret_until = null`,
    },
  ],
  event_secrets_seen: [{ line: 'organization' }, { line: 'application' }],
  // Workers empty it within seconds.
  event_outbox: { line: 'deliveries' },
  event_deliveries: {
    line: 'deliveries',
    isOver: sql`created_at < ${timeAgo(retention.deliveries.periods.age)}`,
  },
  event_attempts: { line: 'deliveries' },
  event_endpoint_ends: {
    line: 'deliveries',
    sweep: ({ db }, signal) => sweepEndedEndpoints(db, signal),
  },
  event_feeds: { line: 'application' },
  event_feed_items: {
    line: 'deliveries',
    sweep: ({ db }, signal) => sweepFeeds(db, signal),
  },
  connections: [
    { line: 'organization' },
    {
      line: 'connectionSetups',
      isOver: sql`setup_expires_at < now()`,
      set: sql`setup_hash = null, setup_at = null, setup_expires_at = null,
        proposed = null, proposed_secret = null, proposed_at = null`,
    },
  ],
  connection_links: { line: 'connectionLinks' },
  connection_flows: {
    line: 'connectionFlows',
    // The page about a test still shows its result.
    isOver: sql`expires_at < ${timeAgo(retention.connectionFlows.periods.age)}`,
  },
  connection_sign_ins: {
    line: 'connectionSignIns',
    isOver: sql`at < ${timeAgo(retention.connectionSignIns.periods.age)}`,
  },
  saml_used_ids: { line: 'samlUsedIds', isOver: sql`expires_at < now()` },
  provider_proofs: { line: 'sessions' },
  provider_bypasses: { line: 'sessions' },
  provider_guests: { line: 'organization' },
  uses: { line: 'uses', sweep: ({ db }, signal) => sweepUsage(db, signal) },
  use_days: { line: 'uses' },
  use_recording: { line: 'uses' },
  application_usage_days: { line: 'applicationUsage' },

  instances: { line: 'ownKeys' },
  secret_key_check: { line: 'ownKeys' },
  signature_key: { line: 'ownKeys' },
  signing_keys: { line: 'ownKeys' },
}

/** Removes expired rows from one table. */
export async function sweepTable(parts: SweepParts, table: keyof Database, signal?: AbortSignal) {
  for (const { isOver, set, remover, sweep } of [rules[table]].flat()) {
    if (signal?.aborted) return
    if (isOver) await sweeping(table, isOver, set && { set })(parts.db, signal)
    if (remover) await sweepingBy(remover)(parts.db, signal)
    await sweep?.(parts, signal)
  }
}

export const keptTables = Object.keys(rules) as (keyof Database)[]

/** Returns the tables whose rows are on this line of the page. */
export function tablesOf(line: RetentionName): string[] {
  return keptTables.filter((table) => [rules[table]].flat().some((rule) => rule.line === line))
}
