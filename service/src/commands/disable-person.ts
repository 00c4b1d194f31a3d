import {
  unknownAccount,
  runOperatorCommand,
  setDisabledOf,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord disable-person EMAIL

  Signs somebody out everywhere, and lets them neither sign in nor have an application act for them, until
  enable-person. Their roles and approvals stay. Who signs in with the right password is told.

  --help    prints this`

await runOperatorCommand({
  usage,
  work: async (parts, { email }) => {
    const disabled = await setDisabledOf(parts, email, true)
    if (disabled === undefined) throw unknownAccount(email)
    if (disabled === false) throw new StartupError(`${email} is disabled already.`)
    const { alone } = disabled
    const left = alone.length === 0 ? '' : ` No other owner of ${alone.join(', ')} can act there.`
    return `${email} can no longer sign in, and nothing acts for them.${left}`
  },
})
