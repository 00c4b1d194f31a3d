import type { ColumnsOf } from './column-types.ts'
import type { Database } from './tables.ts'
import { accountColumns } from '#database/tables/accounts.ts'
import { activityColumns } from '#database/tables/activity.ts'
import { answerColumns } from '#database/tables/answers.ts'
import { applicationColumns } from '#database/tables/applications.ts'
import { approvalColumns } from '#database/tables/approvals.ts'
import { authorizationColumns } from '#database/tables/authorizations.ts'
import { mailingColumns } from '#database/tables/mailings.ts'
import { exportColumns } from '#database/tables/exports.ts'
import { factorColumns } from '#database/tables/factors.ts'
import { limitColumns } from '#database/tables/limits.ts'
import { mailColumns } from '#database/tables/mail.ts'
import { memberColumns } from '#database/tables/members.ts'
import { networkColumns } from '#database/tables/networks.ts'
import { oauthColumns } from '#database/tables/oauth.ts'
import { organizationColumns } from '#database/tables/organizations.ts'
import { reviewColumns } from '#database/tables/reviews.ts'
import { secondFactorColumns } from '#database/tables/second-factor.ts'
import { secretColumns } from '#database/tables/secrets.ts'
import { sessionColumns } from '#database/tables/session.ts'
import { useColumns } from '#database/tables/uses.ts'

/** The compiler holds these lists to the types beside them, and a test holds them to the migrated database. */
export const columns: ColumnsOf<Database> = {
  ...accountColumns,
  ...sessionColumns,
  ...factorColumns,
  ...secondFactorColumns,
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
  ...reviewColumns,
  ...mailingColumns,
  ...secretColumns,
  ...answerColumns,
  ...useColumns,
}
