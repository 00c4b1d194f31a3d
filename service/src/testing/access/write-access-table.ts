import { startPostgresForTests } from '#testing/helpers/postgres-for-tests.ts'
import { startTestService } from '../test-service.ts'
import { setUpCast } from './cast.ts'
import { rows } from './examples.ts'
import { type Cells, formatCells, measure, writeTable } from './table.ts'

const postgres = await startPostgresForTests()
try {
  await using service = await startTestService({ databaseUrl: await postgres.newDatabase() })
  const aCast = await setUpCast(service)
  const measured = new Map<string, Cells>()
  for (const row of rows) measured.set(row.name, formatCells(await measure(row, aCast)))
  writeTable(measured)
} finally {
  await postgres.stop()
}
