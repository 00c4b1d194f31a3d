import {
  unknownAccount,
  runOperatorCommand,
  sameAddress,
  setDisabledOf,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord enable-person PERSON

  Allow a disabled person to sign in again. Before an application can act for them again, they have to sign in to it.

  PERSON is the email address that they sign in with, or the ID of their account. If they sign in only through an
  identity provider, specify the ID.

  --help    print this help`

await runOperatorCommand({
  usage,
  takesId: true,
  work: async (parts, { person }) => {
    const enabled = await setDisabledOf(parts, person, false)
    if (enabled === undefined) throw await unknownAccount(parts, person)
    if (enabled === false) throw new StartupError(`${person} is not disabled.`)
    return `${person} can sign in again.${await sameAddress(parts.db, person)}`
  },
})
