import {
  unknownAccount,
  runOperatorCommand,
  setDisabledOf,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord enable-person EMAIL

  Lets somebody sign in again whom disable-person kept out; what they approved acts for them once they sign in to it.

  --help    prints this`

await runOperatorCommand({
  usage,
  work: async (parts, { email }) => {
    const enabled = await setDisabledOf(parts, email, false)
    if (enabled === undefined) throw unknownAccount(email)
    if (enabled === false) throw new StartupError(`${email} is not disabled.`)
    return `${email} can sign in again.`
  },
})
