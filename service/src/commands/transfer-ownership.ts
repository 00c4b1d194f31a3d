import { runOperatorCommand, transferOwnership } from '#lifecycle/accounts/by-operator.ts'
import { findByIdOrName } from '#data/organizations/organizations.store.ts'
import { listProviderUsersByEmail } from '#data/users/accounts.store.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord transfer-ownership ORGANIZATION EMAIL

  Make a member an owner of an organization, for example when its owners can't be reached. ORGANIZATION is its ID or name.
  Its existing owners stay owners. The member and the other owners get an email, and the organization's activity shows
  that this command made the change.

  --help    print this help`

await runOperatorCommand({
  usage,
  before: ['organization'],
  work: async (parts, { person: email, before: [named = ''] }) => {
    const found = await findByIdOrName(parts.db, named)
    if (found.length > 1) {
      const ids = found.map(({ id }) => id).join(', ')
      throw new StartupError(
        `Several organizations are named ${named}. Specify one of their IDs: ${ids}.`,
      )
    }
    const [organization] = found
    if (!organization) throw new StartupError(`No organization has the ID or name ${named}.`)
    const { id, name } = organization
    const transferred = await transferOwnership(parts, id, email)
    if (transferred === 'not a member') {
      const provided = await listProviderUsersByEmail(parts.db, email)
      if (provided.some(({ organization: of }) => of === name)) {
        throw new StartupError(
          `${email} can't own ${name}, because they sign in only through an identity provider, and owners need their own account. They can create one, sign in through ${name}, and select "Join with your own account". Then repeat the command with the address of that account.`,
        )
      }
      throw new StartupError(
        `${email} can't become an owner of ${name}, because they aren't an active member. They may be a contact, suspended, disabled, or deleted.`,
      )
    }
    if (transferred === 'an owner already') {
      throw new StartupError(`${email} is already an owner of ${name}.`)
    }
    return `${email} is now an owner of ${name}. They and the other owners will get an email.`
  },
})
