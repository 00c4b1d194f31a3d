import { StartupError } from '#config/startup-error.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { addKeyTo, keepOnlyFirstKey, availableKeys, secretKeyFileOf } from '#crypto/load-secrets.ts'
import { withData } from '#crypto/with-data.ts'
import { masterKey } from '#crypto/key-ring.ts'
import { isOnlyKeyNeeded, rotateKeys } from '#crypto/rotation/rotate-keys.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord rotate-keys [--new | --drop] [--settle SECONDS]

  --new     puts a new key before the others in SECRET_KEY_FILE, and does nothing else: running
            processes learn of it within seconds. Where they have files of their own, copy it there
  (nothing) seals everything with the first key of the file, while the service runs; it may be
            broken off and begun again
  --drop    takes the other keys out of the file, once nothing needs them
  --settle  how long all processes must have used the new key before a former one is given up (30)
  --help    prints this`

await runCommand(async () => {
  const known = { new: 'flag', drop: 'flag', settle: 'value' } as const
  await run(parseCommandArguments({ usage, words: [], options: known }).options)
})

async function run(asked: { new?: boolean; drop?: boolean; settle?: string }) {
  if (asked.new && asked.drop) throw new StartupError('Give --new or --drop, not both.')
  const settle = Number(asked.settle ?? '30')
  if (!Number.isInteger(settle) || settle < 0) {
    throw new StartupError('--settle must be a number of seconds.')
  }
  await withData(async ({ config, db, secrets }) => {
    const file = secretKeyFileOf(config)
    if (asked.new) {
      const { id } = masterKey(addKeyTo(file))
      console.log(
        `${file} begins with the new key ${id.toString('hex')}. Copy the file to wherever else the service runs, keep a copy apart from backups, and run rotate-keys.`,
      )
    } else if (asked.drop) {
      if (!(await isOnlyKeyNeeded(db, secrets))) {
        throw new StartupError('Something is still under another key: run rotate-keys first.')
      }
      keepOnlyFirstKey(file)
      console.log(`${file} holds one key. Copy it to wherever else the service runs.`)
    } else {
      const say = (sentence: string) => console.log(sentence)
      await rotateKeys({ db, secrets, say, settle, patience: 60 })
      if (secrets.masters.all.length > 1)
        console.log('rotate-keys --drop takes the others out of the file.')
    }
  }, availableKeys)
}
