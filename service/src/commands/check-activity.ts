import { StartupRefused } from '#startup-refused.ts'
import { readGiven } from '#program/read-given.ts'
import { hasCluster } from '#database/embedded/embedded-cluster.ts'
import { connect } from '#connect.ts'
import { loadSecrets } from '#secrets/load-secrets.ts'
import { publicKeyOf } from '#secrets/signature-key.ts'
import { readConfig } from '#config.ts'
import { type Checked, checkChains } from '#activity/check-chains.ts'
import { runCommand } from '#program/run-command.ts'

/** `npm run check-activity`: goes through every organization's chain and names what is wrong in it. */
const usage = `Usage: accord check-activity

Goes through every organization's chain of activity and names what is wrong in it.
Ends with 0 where all holds.`

await runCommand(async () => {
  readGiven({ usage, words: [] })
  const config = readConfig(process.env)
  // To make one here would leave data without a key.
  if (config.databaseUrl === undefined && !hasCluster(config.dataDir)) {
    throw new StartupRefused(
      `There is no data in ${config.dataDir} yet: the service makes it at its first start.`,
    )
  }
  const secrets = loadSecrets(config)
  const database = await connect(config, (sentence) => console.error(sentence), secrets)
  try {
    const checked = await checkChains(database.db, publicKeyOf(secrets.signatureKey))
    console.log(checked.broken.length === 0 ? summary(checked) : checked.broken.join('\n'))
    process.exitCode = checked.broken.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
})

function summary({ organizations, rows, cut, erased, unsigned }: Checked): string {
  const removed = cut > 0 ? [`${cut} removed by their organizations' rules`] : []
  const parts = [`${rows} rows hold`, ...removed, `${erased} erased`, `${unsigned} not signed yet`]
  return `${organizations} organizations: ${parts.join(', ')}`
}
