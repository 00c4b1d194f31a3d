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
  /** The activity's detail, or whose account it is. */
  about?: object | undefined
  place?: { organizationId: string; profileId?: string | null } | undefined
}

/** Returns who made a change and where, for its log event. Operators see more than the people in an organization. */
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

/** Returns what the call's path named. Only IDs are included, because some paths contain secrets. */
function idsIn(params: unknown): string[] | undefined {
  const ids = Object.values(params ?? {}).filter((value) => isId.test(String(value)))
  return ids.length > 0 ? (ids as string[]) : undefined
}

export type ActivityKind = AccountActivityKind | OrganizationActivityKind

/** Where something happened, if not in the caller's organization and under their profile. */
type HappenedIn =
  /**
   * The profile is null if there is none, such as before joining. `userId` is set if an emailed code identifies the
   * person instead of a session.
   */
  | { organizationId: string; profileId: string | null; userId?: string }
  /** Someone used an emailed link, signed in or not. Neither the person nor their device is recorded. */
  | { organizationId: string; unknown: true }
  /** Recorded in another organization's activity. It sees which organization did it, but not which person. */
  | { organizationId: string; by: string }

/** Whose account it happened to, if not the caller's, and the name of the application that it's about. */
type Account =
  /** Null if no account matches the attempt. It is still recorded in equal time. */
  | { userId: string | null; sessionId?: string }
  | { application: string }
  /** For another person, who doesn't see the device that it was done from. */
  | { of: string; application: string }

type Happened<Kind extends ActivityKind> = <K extends Kind>(
  kind: K,
  ...about: K extends OrganizationActivityKind
    ? [detail: RecordedDetail<K>, place?: HappenedIn]
    : [account?: Account]
) => void

/** The side effects of a change. They all commit with the change or not at all. */
export interface Effects<Kind extends ActivityKind> {
  mail: (email: EmailMessage) => void
  /**
   * Emails people who answer for each other and didn't request it. Counted against limits, and rejected if all of
   * them have reached theirs.
   */
  mailUnasked: (...emails: UnsolicitedEmail[]) => void
  job: (queue: QueueName, id: string) => void
  happened: Happened<Kind>
}

interface Doer {
  actor: Pick<Actor, 'user' | 'sessionId' | 'application'> | undefined
  /** The profile's ID is null if the profile no longer exists. */
  own?: { id: string | null; organizationId: string } | undefined
  /** Null if the service does it later on someone's behalf. */
  caller: Caller | null
  /** The author if no person acts: a command or the service itself. */
  author?: Extract<Author, { kind: 'command' | 'system' }>
  params?: unknown
}

/** Everything that effects need, in the service or in a worker. */
export type EffectParts = Pick<Context, 'config' | 'secrets' | 'jobs' | 'log' | 'wakeMailer'>

/** A row in an organization's activity, with what it logs. */
interface Noted extends Recorded {
  kind: ActivityKind
  detail: object | undefined
}

type Write = (trx: Transaction<Database>) => Promise<Noted | void>

/**
 * Collects the effects of a change. `write` stores them at the end of the transaction. After the commit, they are
 * logged and workers are woken.
 */
export function collectEffects(context: EffectParts, doer: Doer) {
  const { jobs, log, secrets } = context
  const emails: EmailMessage[] = []
  const unaskedEmails: Write[] = []
  const records: Write[] = []
  const begun: [queue: QueueName, id: string][] = []
  const recorded: Noted[] = []

  const effects: Effects<ActivityKind> = {
    mail: (email) => emails.push(email),
    mailUnasked: (...unasked) =>
      unaskedEmails.push((trx) =>
        queueUnsolicitedEmail(context, trx, doer.actor!.user.id, unasked),
      ),
    job: (queue, id) => begun.push([queue, id]),
    happened: (kind: ActivityKind, about?: object, place?: HappenedIn) => {
      const told = eventFieldsOf(doer, { about, place })
      records.push(async (trx) => {
        if (isOfAccount(kind)) {
          return recordActivity(trx, log, {
            kind,
            told,
            ...accountOf(doer, about as Account | undefined),
          })
        }
        const what = { kind, told, detail: about as never, ...byWhom(doer, place) }
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
      for (const write of [...unaskedEmails, ...records]) {
        const row = await write(trx)
        if (row) recorded.push(row)
      }
      for (const [queue, id] of begun) await jobs.enqueue(trx, queue, id)
      afterCommit(trx, () => {
        if (emails.length + unaskedEmails.length > 0) context.wakeMailer()
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
 * Returns the author to record. Another organization's device isn't shown, and its people are shown only as that
 * organization.
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
