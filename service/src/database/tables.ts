import type { AccountTables } from './tables/accounts.ts'
import type { ActivityTables } from './tables/activity.ts'
import type { ApplicationTables } from './tables/applications.ts'
import type { ApprovalTables } from './tables/approvals.ts'
import type { AuthorizationTables } from './tables/authorizations.ts'
import type { ExportTables } from './tables/exports.ts'
import type { LimitTables } from './tables/limits.ts'
import type { MailTables } from './tables/mail.ts'
import type { MemberTables } from './tables/members.ts'
import type { NetworkTables } from './tables/networks.ts'
import type { OAuthTables } from './tables/oauth.ts'
import type { OrganizationTables } from './tables/organizations.ts'
import type { SecretTables } from './tables/secrets.ts'
import type { SessionTables } from './tables/session.ts'

/** The migrations say what each column means; these types say what the service may write. */
export type Database = AccountTables &
  SessionTables &
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
  SecretTables
