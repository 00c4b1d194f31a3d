import type { RawBuilder, Selectable, Transaction } from 'kysely'
import type { Config } from '#config/config.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import type { LimitName } from '#config/limit-settings.ts'
import type { EmailMessage } from '#mail/compose-email.ts'

type Trx = Transaction<Database>

/** A row of `mailings`. Its recipients may be very many: `listNextRecipients` reads some of them. */
export type Mailing = Omit<Selectable<Database['mailings']>, 'recipients'>

export type MailingParts = Pick<
  Context,
  'config' | 'db' | 'secrets' | 'jobs' | 'log' | 'wakeMailer'
>

/** A person, or an organization whose managers get an email. */
interface AnyMember {
  id: string
  /** Members are ordered by this if it's set, then by id. It's text, because a Date is less precise. */
  joined_at?: string
}

/** Who gets which emails. A mailing is sent in steps, and each step is one transaction. */
export interface MailingKind<
  About extends Mailing = Mailing,
  Member extends AnyMember = AnyMember,
  Recipient = unknown,
> {
  name: string
  /** What must be true of the mailing `m`, besides its time, for a step to run. */
  isReady?: RawBuilder<boolean>
  /** Whether each step locks the organization that the mailing is about. */
  holdsOrganization?: boolean
  /** How often a mailing may start, for each application or network that it's about. */
  limit?: LimitName
  /** What the emails say. */
  about(trx: Trx, mailing: Mailing): Promise<About>
  /** The next members, at most `max`. Fewer than that are the last ones. */
  audience(trx: Trx, about: About, max: number): Promise<Member[]>
  /** Who gets an email for these members. Without this, each of them does. */
  recipients?(trx: Trx, about: About, members: readonly Member[]): Promise<Recipient[]>
  email(config: Config, about: About, recipient: Recipient): EmailMessage
  /** What else happens in the same step. */
  record?(trx: Trx, parts: MailingParts, about: About, members: readonly Member[]): Promise<void>
  /** What happens after the last step. Without this, the mailing is removed. */
  finish?(trx: Trx, about: About): Promise<void>
}
