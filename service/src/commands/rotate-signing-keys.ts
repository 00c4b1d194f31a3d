import { parseCommandArguments } from '#cli/arguments.ts'
import { withData } from '#crypto/with-data.ts'
import { rotateSigningKeys } from '#crypto/signing-keys.store.ts'
import { runCommand } from '#cli/run-program.ts'
import { StartupError } from '#config/startup-error.ts'

const usage = `Usage: accord rotate-signing-keys [--at-once | --leaked]

  Switch to the next ID token signing keys, which applications already know, and publish the keys that will follow them.
  Running instances switch within a minute. Rotating every few months is often enough.

  --at-once  switch even if the next keys were published less than an hour ago. Applications will reject
             ID tokens until they fetch the keys again
  --leaked   replace all keys, including the next ones. Use this if they may have leaked. Accord stops
             publishing the old keys, so applications reject everything signed with them
  --help     print this help`

await runCommand(async () => {
  const known = { 'at-once': 'flag', leaked: 'flag' } as const
  const { 'at-once': atOnce = false, leaked = false } = parseCommandArguments({
    usage,
    words: [],
    options: known,
  }).options
  if (atOnce && leaked) {
    throw new StartupError(`Specify --at-once or --leaked, not both.\n${usage}`)
  }
  await rotate({ atOnce, leaked })
})

async function rotate(how: { atOnce: boolean; leaked: boolean }) {
  const { current } = await withData(({ db, secrets }) => rotateSigningKeys(db, secrets, how))
  for (const { alg, kid } of Object.values(current)) {
    console.log(`${alg}: every instance will sign with ${kid} within a minute`)
  }
}
