import {
  unknownAccount,
  runOperatorCommand,
  sameAddress,
  setDisabledOf,
} from '#lifecycle/accounts/by-operator.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord disable-person PERSON

  Sign a person out everywhere. Until you run enable-person, they can't sign in, and applications can't act for them.
  They keep their roles and approvals. If they try to sign in with the correct password, they see a message that
  their account is disabled.

  PERSON is the email address that they sign in with, or the ID of their account. If they sign in only through an
  identity provider, specify the ID.

  --help    print this help`

await runOperatorCommand({
  usage,
  takesId: true,
  work: async (parts, { person }) => {
    const disabled = await setDisabledOf(parts, person, true)
    if (disabled === undefined) throw await unknownAccount(parts, person)
    if (disabled === false) throw new StartupError(`${person} is already disabled.`)
    const { alone } = disabled
    const left = alone.length === 0 ? '' : ` No other owner can act in: ${alone.join(', ')}.`
    return `${person} can no longer sign in, and applications can't act for them.${left}${await sameAddress(parts.db, person)}`
  },
})
