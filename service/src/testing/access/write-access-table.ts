import { startPostgresForTests } from '#testing/helpers/postgres-for-tests.ts'
import { startTestService } from '../test-service.ts'
import { setUpCast } from './cast.ts'
import { rows } from './examples.ts'
import { socialProviderSettings } from './social-provider-settings.ts'
import { type Cells, formatCells, measure, writeTable } from './table.ts'

const postgres = await startPostgresForTests()
try {
  const databaseUrl = await postgres.newDatabase()
  const environment = socialProviderSettings
  await using service = await startTestService({ databaseUrl, environment })
  const aCast = await setUpCast(service)
  const measured = new Map<string, Cells>()
  for (const row of rows) measured.set(row.name, formatCells(await measure(row, aCast)))
  writeTable(measured)
} finally {
  await postgres.stop()
}
