import { graceDays } from '@accord/contract/deletions.ts'
import {
  deleteAccountOf,
  unknownAccount,
  runOperatorCommand,
  sameAddress,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord delete-account PERSON [--now]

  Delete a person's account on their behalf. This signs them out everywhere and stops applications from acting for them.
  They get an email and can cancel the deletion by signing in within ${graceDays.account} days. After that, Accord
  permanently deletes their personal data.

  The command fails if the person is the only owner who can act in an organization. See transfer-ownership.

  PERSON is the email address that they sign in with, or the ID of their account. If they sign in only through an
  identity provider, specify the ID and use --now.

  --now     permanently delete the account within a minute, with no way to cancel
  --help    print this help`

await runOperatorCommand({
  usage,
  options: { now: 'flag' },
  takesId: true,
  work: async (parts, { person, options: { now = false } }) => {
    const deleted = await deleteAccountOf(parts, person, { now })
    if (!deleted) throw await unknownAccount(parts, person)
    if (deleted === 'needs now') {
      throw new StartupError(
        `${person} couldn't sign in to cancel the deletion, because they sign in only through an identity provider. To permanently delete the account, add --now. To end only their membership, ask an admin to remove them.`,
      )
    }
    if ('alone' in deleted) {
      throw new StartupError(
        `${person} is the only owner who can act in these organizations: ${deleted.alone.join(', ')}. First make another member an owner (accord transfer-ownership), have another owner set up the required second factor, or ask ${person} to delete the organization.`,
      )
    }
    const others = await sameAddress(parts.db, person)
    if (now) {
      return `The service or a worker will permanently delete ${person}'s account within a minute.${others}`
    }
    const when = deleted.removedFrom.toISOString()
    return deleted.before
      ? `${person}'s account was already deleted. It will be permanently deleted at ${when}.${others}`
      : `${person}'s account will be permanently deleted at ${when}, unless they cancel it. They'll get an email.${others}`
  },
})
