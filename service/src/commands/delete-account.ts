import { graceDays } from '@accord/contract/deletions.ts'
import {
  deleteAccountOf,
  unknownAccount,
  runOperatorCommand,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord delete-account EMAIL [--now]

  Delete an account on behalf of its owner. This signs them out everywhere and ends every application's access for them.
  They get an email, and can cancel the deletion by signing in within ${graceDays.account} days. After that, everything
  that Accord knows about them is permanently deleted.

  The command fails if an organization has no other owner who can act there. See transfer-ownership.

  --now     permanently delete it as soon as the service or a worker can; no one can cancel this
  --help    print this help`

await runOperatorCommand({
  usage,
  options: { now: 'flag' },
  work: async (parts, { email, options: { now = false } }) => {
    const deleted = await deleteAccountOf(parts, email, { now })
    if (!deleted) throw unknownAccount(email)
    if ('alone' in deleted) {
      throw new StartupError(
        `${email} is the only owner who can act in: ${deleted.alone.join(', ')}. First make a member an owner (accord transfer-ownership), have the other owners set up the second factor that it requires, or let ${email} delete it.`,
      )
    }
    if (now)
      return `The service or a worker will permanently delete ${email}'s account within a minute.`
    const when = deleted.removedFrom.toISOString()
    return deleted.before
      ? `${email}'s account was already deleted. It will be permanently deleted at ${when}.`
      : `${email}'s account will be permanently deleted at ${when}, unless they cancel it. They'll get an email.`
  },
})
