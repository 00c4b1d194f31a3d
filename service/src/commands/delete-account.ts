import { graceDays } from '@accord/contract/deletions.ts'
import {
  deleteAccountOf,
  unknownAccount,
  runOperatorCommand,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord delete-account EMAIL [--now]

  Delete a person's account on their behalf. This signs them out everywhere and stops applications from acting for them.
  They get an email and can cancel the deletion by signing in within ${graceDays.account} days. After that, Accord
  permanently deletes their personal data.

  The command fails if the person is the only owner who can act in an organization. See transfer-ownership.

  --now     permanently delete the account within a minute; this can't be canceled
  --help    print this help`

await runOperatorCommand({
  usage,
  options: { now: 'flag' },
  work: async (parts, { email, options: { now = false } }) => {
    const deleted = await deleteAccountOf(parts, email, { now })
    if (!deleted) throw unknownAccount(email)
    if ('alone' in deleted) {
      throw new StartupError(
        `${email} is the only owner who can act in: ${deleted.alone.join(', ')}. First make another member an owner (accord transfer-ownership), have another owner set up the required second factor, or ask ${email} to delete the organization.`,
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
