import type { EventFields } from '#observability/events.ts'
import type { Actor } from '#actor.ts'
import { type Caller, byCommand } from '#caller.ts'
import { locationFields, actorFields } from '#http/request-log.ts'
import { type AccountActivityKind, accountActivityKinds } from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import type { RecordedDetail } from '@accord/contract/event-types.ts'
import type { Transaction } from 'kysely'
import { recordActivity } from '#activity/activity.store.ts'
import {
  type Author,
  type Recorded,
  recordOrganizationActivity,
} from '#activity/organization-activity.store.ts'
import type { Context } from '#context.ts'
import { afterCommit } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import type { QueueName } from '#jobs/queues.ts'
import type { EmailMessage, UnsolicitedEmail } from '#mail/compose-email.ts'
import { queueMails } from '#mail/outbox.store.ts'
import { queueUnsolicitedEmail } from '#mail/queue-unsolicited.ts'

interface EventDoer {
  actor: Partial<Actor> | undefined
  own?: { id: string | null; organizationId: string } | undefined
  caller: Caller | null
  params?: unknown
}

interface EventSubject {
  /** The details of the activity, or the account that it's about. */
  about?: object | undefined
  place?: { organizationId: string; profileId?: string | null } | undefined
}

/** Returns who made a change and where, for its log event. Operators see more than people in an organization do. */
export function eventFieldsOf(doer: EventDoer, { about, place }: EventSubject): EventFields {
  const { actor, own, caller, params } = doer
  const who = actorFields(actor)
  return {
    ...who,
    account:
      about && 'userId' in about ? ((about.userId as string | null) ?? undefined) : who.account,
    profile: place?.profileId ?? own?.id ?? who.profile,
    organization: place?.organizationId ?? own?.organizationId ?? who.organization,
    ...(caller && locationFields(caller)),
    on: idsIn(params),
  }
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the IDs in the call's path. Other values are omitted, because some paths contain secrets. */
function idsIn(params: unknown): string[] | undefined {
  const ids = Object.values(params ?? {}).filter((value) => isId.test(String(value)))
  return ids.length > 0 ? (ids as string[]) : undefined
}

export type ActivityKind = AccountActivityKind | OrganizationActivityKind

/** The organization and profile of an event, if they aren't the caller's own. */
type HappenedIn =
  /**
   * The profile is null if there is none, for example before joining. `userId` is set if the person is identified by an
   * emailed code instead of a session.
   */
  | { organizationId: string; profileId: string | null; userId?: string }
  /**
   * Someone used an emailed link, with or without signing in, or an identity provider's groups decided. Neither the
   * person nor their device is recorded.
   */
  | { organizationId: string; unknown: true }
  /** Recorded in another organization's activity, which shows the acting organization but not the person. */
  | { organizationId: string; by: string }

/** The account that the event is about, if not the caller's, and the name of the application that it's about. */
type Account =
  /** Null if no account matches the attempt. It's still recorded, so that it takes the same time. */
  | { userId: string | null; sessionId?: string }
  | { application: string }
  /** Recorded for another person, who doesn't see the device that was used. */
  | { of: string; application: string }

type Happened<Kind extends ActivityKind> = <K extends Kind>(
  kind: K,
  ...about: K extends OrganizationActivityKind
    ? [detail: RecordedDetail<K>, place?: HappenedIn]
    : [account?: Account]
) => void

/** Returns the same function for code that doesn't know where its activity belongs. */
export function happenedIn<Kind extends OrganizationActivityKind>(
  place: HappenedIn,
  happened: Happened<Kind>,
): Happened<Kind> {
  const record = happened as (kind: Kind, detail: unknown, place: HappenedIn) => void
  return (kind, ...[detail]) => record(kind, detail, place)
}

/** The side effects of a change. They all commit with the change or not at all. */
export interface Effects<Kind extends ActivityKind> {
  mail: (email: EmailMessage) => void
  /**
   * Emails people who didn't request it, any of whom can act on the email. The emails are counted against limits. The
   * change is rejected if all recipients have reached theirs.
   */
  mailUnsolicited: (...emails: UnsolicitedEmail[]) => void
  job: (queue: QueueName, id: string) => void
  happened: Happened<Kind>
}

interface Doer {
  actor: Pick<Actor, 'user' | 'sessionId' | 'application'> | undefined
  /** The profile's ID is null if the profile no longer exists. */
  own?: { id: string | null; organizationId: string } | undefined
  /** The caller is null if the service makes the change later on someone's behalf. */
  caller: Caller | null
  /** The author if no person acts, which is a command or the service itself. */
  author?: Extract<Author, { kind: 'command' | 'system' }>
  params?: unknown
}

/** Everything that effects need, in the service and in a worker. */
export type EffectParts = Pick<Context, 'config' | 'secrets' | 'jobs' | 'log' | 'wakeMailer'>

/** A row in an organization's activity, with the data for its log event. */
interface Noted extends Recorded {
  kind: ActivityKind
  detail: object | undefined
}

type Write = (trx: Transaction<Database>) => Promise<Noted | void>

/**
 * Collects the effects of a change. `write` stores them at the end of the transaction. After the commit, they're logged
 * and workers are notified.
 */
export function collectEffects(context: EffectParts, doer: Doer) {
  const { jobs, log, secrets } = context
  const emails: EmailMessage[] = []
  const unsolicited: Write[] = []
  const records: Write[] = []
  const begun: [queue: QueueName, id: string][] = []
  const recorded: Noted[] = []

  const effects: Effects<ActivityKind> = {
    mail: (email) => emails.push(email),
    mailUnsolicited: (...toSend) =>
      unsolicited.push((trx) => queueUnsolicitedEmail(context, trx, doer.actor!.user.id, toSend)),
    job: (queue, id) => begun.push([queue, id]),
    happened: (kind: ActivityKind, about?: object, place?: HappenedIn) => {
      const eventFields = eventFieldsOf(doer, { about, place })
      records.push(async (trx) => {
        if (isOfAccount(kind)) {
          return recordActivity(trx, log, {
            kind,
            eventFields,
            ...accountOf(doer, about as Account | undefined),
          })
        }
        const what = { kind, eventFields, detail: about as never, ...byWhom(doer, place) }
        return { ...(await recordOrganizationActivity(trx, log, what)), kind, detail: about }
      })
    },
  }

  return {
    effects,
    hasRecorded: () => records.length > 0,
    /** The rows that were written to organizations' activity. */
    recorded,
    async write(trx: Transaction<Database>) {
      await queueMails(trx, secrets, emails)
      for (const write of [...unsolicited, ...records]) {
        const row = await write(trx)
        if (row) recorded.push(row)
      }
      for (const [queue, id] of begun) await jobs.enqueue(trx, queue, id)
      afterCommit(trx, () => {
        if (emails.length + unsolicited.length > 0) context.wakeMailer()
        for (const [queue] of begun) jobs.wake(queue)
      })
    },
  }
}

const accountKinds: ReadonlySet<string> = new Set(accountActivityKinds)

function isOfAccount(kind: ActivityKind): kind is AccountActivityKind {
  return accountKinds.has(kind)
}

function accountOf({ actor, caller, author }: Doer, account?: Account) {
  const from = caller ?? (author?.kind === 'command' ? byCommand(author.name) : nowhere)
  if (account && 'userId' in account) return { ...account, caller: from }
  if (account && 'of' in account) {
    const { of: userId, application } = account
    return { userId, application, caller: nowhere }
  }
  return { ...account, userId: actor!.user.id, sessionId: actor!.sessionId, caller: from }
}

const nowhere = { address: null, agent: '' }

/**
 * Returns the author to record. Another organization's people and devices aren't shown, only the organization itself.
 */
function byWhom({ actor, own, caller, author: nobody }: Doer, place?: HappenedIn) {
  if (nobody) {
    return { organizationId: (place ?? own!).organizationId, author: nobody, device: null }
  }
  if (place && 'by' in place) {
    const { organizationId, by } = place
    const author = { kind: 'organization', id: own!.organizationId, name: by } as const
    return { organizationId, author, device: null }
  }
  if (place && 'unknown' in place) {
    const { organizationId } = place
    return { organizationId, author: { kind: 'system' } as const, device: null }
  }
  const { organizationId, profileId, userId } = place ?? {
    organizationId: own!.organizationId,
    profileId: own!.id,
  }
  const author = {
    kind: 'person',
    userId: userId ?? actor!.user.id,
    profileId,
    through: actor?.application?.id,
  } as const
  return { organizationId, author, device: caller }
}
