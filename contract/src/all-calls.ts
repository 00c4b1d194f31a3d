import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import type { Call } from './call.ts'
import * as session from './session.ts'

/** Every call of the API by its feature: the OpenAPI document and the route check read this table. */
export const callsByFeature = {
  session: {
    login: session.login,
    logout: session.logout,
    refresh: session.refresh,
    me: session.me,
    listSessions: session.listSessions,
    endSession: session.endSession,
    endOtherSessions: session.endOtherSessions,
  },
  accounts: {
    signUp: accounts.signUp,
    updateUser: accounts.updateUser,
    resendVerification: accounts.resendVerification,
    verifyEmail: accounts.verifyEmail,
    sendResetLink: accounts.sendResetLink,
    resetPassword: accounts.resetPassword,
  },
  activity: { listActivity: activity.listActivity },
} satisfies Record<string, Record<string, Call>>
