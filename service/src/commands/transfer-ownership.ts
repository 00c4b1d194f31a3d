import { runOperatorCommand, transferOwnership } from '#lifecycle/accounts/by-operator.ts'
import { findByIdOrName } from '#data/organizations/organizations.store.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord transfer-ownership ORGANIZATION EMAIL

  Makes a member an owner of their organization, for one whose owners cannot be reached. ORGANIZATION is its id or its
  name. Others who own it stay its owners. The member and its other owners are told by mail, and the
  organization's activity says that it was this command.

  --help    prints this`

await runOperatorCommand({
  usage,
  before: ['organization'],
  work: async (parts, { email, before: [named = ''] }) => {
    const found = await findByIdOrName(parts.db, named)
    if (found.length > 1) {
      const ids = found.map(({ id }) => id).join(', ')
      throw new StartupError(`Several organizations are called ${named}: name one of ${ids}.`)
    }
    const [organization] = found
    if (!organization) throw new StartupError(`No organization is called ${named}.`)
    const { id, name } = organization
    const transferred = await transferOwnership(parts, id, email)
    if (transferred === 'not a member') {
      throw new StartupError(
        `${email} is no member of ${name} who could own it: not there, a contact, suspended, disabled, or the account was deleted.`,
      )
    }
    if (transferred === 'an owner already') {
      throw new StartupError(`${email} is an owner of ${name} already.`)
    }
    return `${email} is now an owner of ${name}. They are told by mail, and so is whoever else owns it.`
  },
})
