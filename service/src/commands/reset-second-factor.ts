import { resetHours } from '@accord/contract/factors.ts'
import { unknownAccount, runOperatorCommand } from '#lifecycle/accounts/by-operator.ts'
import {
  requestSecondFactorReset,
  type ResetRequest,
  cancelResetByOperator,
} from '#factors/reset/resets.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord reset-second-factor EMAIL [--cancel]

  Reset the second factors of someone who lost their passkeys, authenticator app, and recovery codes. After
  ${resetHours} hours, Accord removes all of them and signs the person out everywhere.

  The person gets an email immediately, another one a day later, and a third when the reset is complete. Until then,
  they can cancel the reset. Signing in with a second factor also cancels it. The service or a worker must be running.

  --cancel  cancel a pending reset
  --help    print this help`

await runOperatorCommand({
  usage,
  options: { cancel: 'flag' },
  work: async (parts, { person: email, options: { cancel } }) => {
    if (!cancel) {
      const asked = await requestSecondFactorReset(parts, email)
      if (asked === 'no such account') throw await unknownAccount(parts, email)
      return sentenceOf(asked, email)
    }
    if (await cancelResetByOperator(parts, email)) return `The reset for ${email} was canceled.`
    throw new StartupError(`No reset is pending for ${email}.`)
  },
})

function sentenceOf(asked: Exclude<ResetRequest, 'no such account'>, email: string): string {
  if (asked === 'no second factor') {
    throw new StartupError(`${email} has no second factor. They sign in with only a password.`)
  }
  const when = asked.due.toISOString()
  return asked.before
    ? `A reset was already requested. ${email}'s second factor will be removed at ${when}.`
    : `${email}'s second factor will be removed at ${when}, unless they cancel it. They'll get an email.`
}
