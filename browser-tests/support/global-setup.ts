import { startPostgresForTests } from '@accord/service/testing/helpers/postgres-for-tests.ts'

/**
 * Starts one PostgreSQL for the whole run. The product of each worker gets a copy of its migrated
 * template.
 */
export default async function setup() {
  const { serverUrl, template, stop } = await startPostgresForTests()
  process.env['ACCORD_TEST_SERVER_URL'] = serverUrl
  process.env['ACCORD_TEST_TEMPLATE'] = template
  return stop
}
