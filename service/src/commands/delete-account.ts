import { graceDays } from '@accord/contract/deletions.ts'
import {
  deleteAccountOf,
  unknownAccount,
  runOperatorCommand,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord delete-account EMAIL [--now]

  Deletes the account of somebody who asked for it by another road: they are signed out everywhere and nothing acts
  for them any more. They are told by mail, and can keep it for ${graceDays.account} days by signing in; then all that is
  known of them is removed. Refused while no other owner of an organization can act there: see
  transfer-ownership.

  --now     removes it as soon as the service, or a worker, looks; nobody can keep it
  --help    prints this`

await runOperatorCommand({
  usage,
  options: { now: 'flag' },
  work: async (parts, { email, options: { now = false } }) => {
    const deleted = await deleteAccountOf(parts, email, { now })
    if (!deleted) throw unknownAccount(email)
    if ('alone' in deleted) {
      throw new StartupError(
        `No other owner of ${deleted.alone.join(', ')} can act there. Make a member an owner first (accord transfer-ownership), have the other owners add the second factor that it requires, or let ${email} delete it.`,
      )
    }
    if (now)
      return `The account of ${email} is removed within a minute, by the service or a worker.`
    const when = deleted.removedFrom.toISOString()
    return deleted.before
      ? `It was deleted before: the account of ${email} will be removed at ${when}.`
      : `The account of ${email} will be removed at ${when}, unless they keep it. They are told by mail.`
  },
})
