import type { ColumnsOf } from './column-types.ts'
import type { Database } from './tables.ts'
import { accountColumns } from './tables/accounts.ts'
import { activityColumns } from './tables/activity.ts'
import { applicationColumns } from './tables/applications.ts'
import { approvalColumns } from './tables/approvals.ts'
import { authorizationColumns } from './tables/authorizations.ts'
import { exportColumns } from './tables/exports.ts'
import { limitColumns } from './tables/limits.ts'
import { mailColumns } from './tables/mail.ts'
import { memberColumns } from './tables/members.ts'
import { networkColumns } from './tables/networks.ts'
import { oauthColumns } from './tables/oauth.ts'
import { organizationColumns } from './tables/organizations.ts'
import { secretColumns } from './tables/secrets.ts'
import { sessionColumns } from './tables/session.ts'

/** The compiler holds these lists to the types beside them, and a test holds them to the migrated database. */
export const columns: ColumnsOf<Database> = {
  ...accountColumns,
  ...sessionColumns,
  ...mailColumns,
  ...limitColumns,
  ...activityColumns,
  ...organizationColumns,
  ...memberColumns,
  ...applicationColumns,
  ...authorizationColumns,
  ...approvalColumns,
  ...oauthColumns,
  ...networkColumns,
  ...exportColumns,
  ...secretColumns,
}
