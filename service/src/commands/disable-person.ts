import {
  unknownAccount,
  runOperatorCommand,
  setDisabledOf,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord disable-person EMAIL

  Sign a person out everywhere. Until you run enable-person, they can't sign in, and applications can't act for them.
  They keep their roles and approvals. If they try to sign in with the correct password, they see that their account is
  disabled.

  --help    print this help`

await runOperatorCommand({
  usage,
  work: async (parts, { email }) => {
    const disabled = await setDisabledOf(parts, email, true)
    if (disabled === undefined) throw unknownAccount(email)
    if (disabled === false) throw new StartupError(`${email} is already disabled.`)
    const { alone } = disabled
    const left = alone.length === 0 ? '' : ` No other owner can act in: ${alone.join(', ')}.`
    return `${email} can no longer sign in, and applications can't act for them.${left}`
  },
})
