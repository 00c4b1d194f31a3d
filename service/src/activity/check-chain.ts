import { StartupRefused } from '#database/startup-refused.ts'
import { connect } from '#database/connect.ts'
import { readConfig } from '../config.ts'
import { checkChains } from './check-chains.ts'

/** `npm run check-activity`: recomputes every organization's chain and names the first broken row. */
try {
  const database = await connect(readConfig(process.env), (sentence) => console.error(sentence))
  try {
    const { organizations, rows, broken } = await checkChains(database.db)
    console.log(broken ?? `${organizations} organizations, ${rows} rows: all chains hold`)
    process.exitCode = broken === undefined ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof StartupRefused ? error.message : error)
  process.exitCode = 1
}
