import { startPostgresForTests } from '#testing/parts/postgres-for-tests.ts'
import { startTestService } from '../test-service.ts'
import { casting } from './cast.ts'
import { rows } from './examples.ts'
import { type Cells, formatCells, measure, writeTable } from './table.ts'

const postgres = await startPostgresForTests()
try {
  await using service = await startTestService({ databaseUrl: await postgres.newDatabase() })
  const aCast = await casting(service)
  const measured = new Map<string, Cells>()
  for (const row of rows) measured.set(row.name, formatCells(await measure(row, aCast)))
  writeTable(measured)
} finally {
  await postgres.stop()
}
