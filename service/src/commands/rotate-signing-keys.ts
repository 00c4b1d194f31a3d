import { parseCommandArguments } from '#cli/arguments.ts'
import { withData } from '#crypto/with-data.ts'
import { rotateSigningKeys } from '#crypto/signing-keys.store.ts'
import { runCommand } from '#cli/run-program.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord rotate-signing-keys [--at-once | --leaked]

  The next keys of ID tokens take over, which applications were shown before, and new next ones are
  shown. Running instances learn of it within a minute. Every few months is often enough.

  --at-once  although the next ones were shown for less than an hour: applications that do not look
             again refuse ID tokens until they do
  --leaked   somebody may have read the keys: all are new, the next ones too, and none of before is
             shown any more, so that applications believe nothing that it signed
  --help     prints this`

await runCommand(async () => {
  const known = { 'at-once': 'flag', leaked: 'flag' } as const
  const { 'at-once': atOnce = false, leaked = false } = parseCommandArguments({
    usage,
    words: [],
    options: known,
  }).options
  if (atOnce && leaked) throw new StartupError(`Say --at-once or --leaked.\n${usage}`)
  await rotate({ atOnce, leaked })
})

async function rotate(how: { atOnce: boolean; leaked: boolean }) {
  const { current } = await withData(({ db, secrets }) => rotateSigningKeys(db, secrets, how))
  for (const { alg, kid } of Object.values(current)) {
    console.log(`${alg}: ${kid} signs within a minute, on every instance`)
  }
}
