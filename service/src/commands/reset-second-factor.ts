import { resetHours } from '@accord/contract/factors.ts'
import { unknownAccount, runOperatorCommand } from '#lifecycle/accounts/by-operator.ts'
import {
  requestSecondFactorReset,
  type ResetRequest,
  cancelResetByOperator,
} from '#factors/reset/resets.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord reset-second-factor EMAIL [--cancel]

  For somebody who lost their passkeys, their authenticator app and their recovery codes. In ${resetHours} hours
  all of them are removed, and the person is signed out everywhere. They are told by mail at once, a day
  later and when it is done, and can stop it; so does signing in with a second factor meanwhile. The
  service, or a worker, must run for it.

  --cancel  stops it
  --help    prints this`

await runOperatorCommand({
  usage,
  options: { cancel: 'flag' },
  work: async (parts, { email, options: { cancel } }) => {
    if (!cancel) return sentenceOf(await requestSecondFactorReset(parts, email), email)
    if (await cancelResetByOperator(parts, email)) return `The second factor of ${email} stays.`
    throw new StartupError(`No reset is under way for ${email}.`)
  },
})

function sentenceOf(asked: ResetRequest, email: string): string {
  if (asked === 'no such account') throw unknownAccount(email)
  if (asked === 'no second factor') {
    throw new StartupError(`${email} has no second factor: their password alone signs in.`)
  }
  const when = asked.due.toISOString()
  return asked.before
    ? `This was asked for before: the second factor of ${email} will be removed at ${when}.`
    : `The second factor of ${email} will be removed at ${when}, unless they stop it. They are told by mail.`
}
