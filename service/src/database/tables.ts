import type { AccountTables } from '#database/tables/accounts.ts'
import type { ActivityTables } from '#database/tables/activity.ts'
import type { AnswerTables } from '#database/tables/answers.ts'
import type { ApplicationTables } from '#database/tables/applications.ts'
import type { ApprovalTables } from '#database/tables/approvals.ts'
import type { AuthorizationTables } from '#database/tables/authorizations.ts'
import type { MailingTables } from '#database/tables/mailings.ts'
import type { ExportTables } from '#database/tables/exports.ts'
import type { FactorTables } from '#database/tables/factors.ts'
import type { LimitTables } from '#database/tables/limits.ts'
import type { MailTables } from '#database/tables/mail.ts'
import type { MemberTables } from '#database/tables/members.ts'
import type { NetworkTables } from '#database/tables/networks.ts'
import type { OAuthTables } from '#database/tables/oauth.ts'
import type { OrganizationTables } from '#database/tables/organizations.ts'
import type { ReviewTables } from '#database/tables/reviews.ts'
import type { SecondFactorTables } from '#database/tables/second-factor.ts'
import type { SecretTables } from '#database/tables/secrets.ts'
import type { SessionTables } from '#database/tables/session.ts'
import type { UseTables } from '#database/tables/uses.ts'

/** The migrations say what each column means; these types say what the service may write. */
export type Database = AccountTables &
  SessionTables &
  FactorTables &
  SecondFactorTables &
  MailTables &
  LimitTables &
  ActivityTables &
  OrganizationTables &
  MemberTables &
  ApplicationTables &
  AuthorizationTables &
  ApprovalTables &
  OAuthTables &
  NetworkTables &
  ExportTables &
  ReviewTables &
  MailingTables &
  SecretTables &
  AnswerTables &
  UseTables
