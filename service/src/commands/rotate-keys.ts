import { StartupError } from '#config/startup-error.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { addKeyTo, keepOnlyFirstKey, availableKeys, secretKeyFileOf } from '#crypto/load-secrets.ts'
import { withData } from '#crypto/with-data.ts'
import { masterKey } from '#crypto/key-ring.ts'
import { isOnlyKeyNeeded, rotateKeys } from '#crypto/rotation/rotate-keys.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord rotate-keys [--new | --drop] [--settle SECONDS]

  --new     only add a new key as the first line of SECRET_KEY_FILE. Running processes read it
            within seconds. If the file has copies, update them too
  (nothing) re-encrypt everything with the first key in the file while the service runs. You can
            interrupt the command and run it again
  --drop    remove all other keys from the file once nothing needs them
  --settle  how many seconds all processes must have used the new key before an old one is
            retired (default: 30)
  --help    print this help`

await runCommand(async () => {
  const known = { new: 'flag', drop: 'flag', settle: 'value' } as const
  await run(parseCommandArguments({ usage, words: [], options: known }).options)
})

async function run(asked: { new?: boolean; drop?: boolean; settle?: string }) {
  if (asked.new && asked.drop) throw new StartupError('Specify --new or --drop, not both.')
  const settle = Number(asked.settle ?? '30')
  if (!Number.isInteger(settle) || settle < 0) {
    throw new StartupError('--settle must be a whole number of seconds.')
  }
  await withData(async ({ config, db, secrets }) => {
    const file = secretKeyFileOf(config)
    if (asked.new) {
      const { id } = masterKey(addKeyTo(file))
      console.log(
        `The new key ${id.toString('hex')} is now the first in ${file}. Copy the file to every machine that runs the service, keep a copy separate from your backups, and run accord rotate-keys.`,
      )
    } else if (asked.drop) {
      if (!(await isOnlyKeyNeeded(db, secrets))) {
        throw new StartupError(
          'Some values are still encrypted with another key. Run accord rotate-keys first.',
        )
      }
      keepOnlyFirstKey(file)
      console.log(
        `${file} now has only one key. Copy the file to every machine that runs the service.`,
      )
    } else {
      const say = (sentence: string) => console.log(sentence)
      await rotateKeys({ db, secrets, say, settle, patience: 60 })
      if (secrets.masters.all.length > 1)
        console.log('To remove the other keys from the file, run accord rotate-keys --drop.')
    }
  }, availableKeys)
}
