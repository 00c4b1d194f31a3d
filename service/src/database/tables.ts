import {
  type AccountTables,
  type FactorTables,
  type SecondFactorTables,
  accountColumns,
  factorColumns,
  secondFactorColumns,
} from './tables/accounts.ts'
import { type ActivityTables, activityColumns } from './tables/activity.ts'
import {
  type IdempotentResponseTables,
  type LimitTables,
  idempotentResponseColumns,
  limitColumns,
} from './tables/requests.ts'
import {
  type ApplicationTables,
  type ApprovalTables,
  type AuthorizationTables,
  type OAuthTables,
  applicationColumns,
  approvalColumns,
  authorizationColumns,
  oauthColumns,
} from './tables/applications.ts'
import { type ConnectionTables, connectionColumns } from './tables/connections.ts'
import { type IdentityTables, identityColumns } from './tables/identities.ts'
import { type LogoTables, logoColumns } from './tables/logos.ts'
import { type MailTables, type MailingTables, mailColumns, mailingColumns } from './tables/mail.ts'
import { type EventTables, eventColumns } from './tables/events.ts'
import { type DomainTables, domainColumns } from './tables/domains.ts'
import { type ExportTables, exportColumns } from './tables/exports.ts'
import {
  type MemberTables,
  type OrganizationTables,
  memberColumns,
  organizationColumns,
} from './tables/organizations.ts'
import { type NetworkTables, networkColumns } from './tables/networks.ts'
import {
  type ReviewTables,
  type UsageTables,
  reviewColumns,
  usageColumns,
} from './tables/access.ts'
import { type SecretTables, secretColumns } from './tables/secrets.ts'
import { type SessionTables, sessionColumns } from './tables/session.ts'
import type { ColumnsOf } from './column-types.ts'

/** The types of all tables, which determine what the service can write. The migrations explain the columns. */
export type Database = AccountTables &
  SessionTables &
  FactorTables &
  SecondFactorTables &
  IdentityTables &
  MailTables &
  LimitTables &
  ActivityTables &
  OrganizationTables &
  MemberTables &
  ApplicationTables &
  LogoTables &
  ConnectionTables &
  DomainTables &
  EventTables &
  AuthorizationTables &
  ApprovalTables &
  OAuthTables &
  NetworkTables &
  ExportTables &
  ReviewTables &
  MailingTables &
  SecretTables &
  IdempotentResponseTables &
  UsageTables

/**
 * All columns. The compiler compares them with the types next to them, and a test compares them with the migrated
 * database.
 */
export const columns: ColumnsOf<Database> = {
  ...accountColumns,
  ...sessionColumns,
  ...factorColumns,
  ...secondFactorColumns,
  ...identityColumns,
  ...mailColumns,
  ...limitColumns,
  ...activityColumns,
  ...organizationColumns,
  ...memberColumns,
  ...applicationColumns,
  ...logoColumns,
  ...connectionColumns,
  ...domainColumns,
  ...eventColumns,
  ...authorizationColumns,
  ...approvalColumns,
  ...oauthColumns,
  ...networkColumns,
  ...exportColumns,
  ...reviewColumns,
  ...mailingColumns,
  ...secretColumns,
  ...idempotentResponseColumns,
  ...usageColumns,
}
