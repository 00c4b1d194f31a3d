import {
  unknownAccount,
  runOperatorCommand,
  setDisabledOf,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord enable-person EMAIL

  Allow a disabled person to sign in again. Before an application can act for them again, they have to sign in to it.

  --help    print this help`

await runOperatorCommand({
  usage,
  work: async (parts, { email }) => {
    const enabled = await setDisabledOf(parts, email, false)
    if (enabled === undefined) throw unknownAccount(email)
    if (enabled === false) throw new StartupError(`${email} is not disabled.`)
    return `${email} can sign in again.`
  },
})
