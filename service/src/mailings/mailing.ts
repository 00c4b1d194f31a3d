import type { RawBuilder, Selectable, Transaction } from 'kysely'
import type { Config } from '#config/config.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import type { LimitName } from '#config/limit-settings.ts'
import type { EmailMessage } from '#mail/compose-email.ts'

type Trx = Transaction<Database>

/** A row of `mailings` without its recipients. There can be very many, so `listNextRecipients` reads them in steps. */
export type Mailing = Omit<Selectable<Database['mailings']>, 'recipients'>

export type MailingParts = Pick<
  Context,
  'config' | 'db' | 'secrets' | 'jobs' | 'log' | 'wakeMailer'
>

/** A person, or an organization whose managers get an email. */
interface AnyMember {
  id: string
  /** Members are ordered by this time if it's set, then by ID. It's text because a Date is less precise. */
  joined_at?: string
}

/** A kind of mailing with its recipients and emails. A mailing is sent in steps, and each step is one transaction. */
export interface MailingKind<
  About extends Mailing = Mailing,
  Member extends AnyMember = AnyMember,
  Recipient = unknown,
> {
  name: string
  /** The condition, besides the due time, that the mailing `m` must meet for a step to run. */
  isReady?: RawBuilder<boolean>
  /** Whether each step locks the organization that the mailing is about. */
  holdsOrganization?: boolean
  /** The limit on how often a mailing may start, for each application or network that it's about. */
  limit?: LimitName
  /** Loads the data that the emails contain. */
  about(trx: Trx, mailing: Mailing): Promise<About>
  /** Lists the next members, at most `max`. If there are fewer than `max`, they're the last ones. */
  audience(trx: Trx, about: About, max: number): Promise<Member[]>
  /** Returns the recipients for these members. Without this, each member gets an email. */
  recipients?(trx: Trx, about: About, members: readonly Member[]): Promise<Recipient[]>
  email(config: Config, about: About, recipient: Recipient): EmailMessage
  /** Runs further work in the same step. */
  record?(trx: Trx, parts: MailingParts, about: About, members: readonly Member[]): Promise<void>
  /** Runs after the last step. Without this, the mailing is removed. */
  finish?(trx: Trx, about: About): Promise<void>
}
