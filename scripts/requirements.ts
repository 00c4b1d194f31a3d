import { readFile } from 'node:fs/promises'
import { inProject } from './project-folder.ts'
import { printTable, proveRows, readRequirements, unknownIds } from './requirements-table.ts'
import { playwrightResults, vitestResults } from './test-results.ts'

const requirements = readRequirements(await readFile(inProject('docs', 'requirements.md'), 'utf8'))
const vitest = await vitestResults(inProject('.reports', 'vitest.json'))
const playwright = await playwrightResults(inProject('.reports', 'playwright.json'))
const results = [...vitest, ...playwright]

if (vitest.length === 0)
  console.log('No report of the unit and service tests found. Run npm test first.')
if (playwright.length === 0)
  console.log('No report of the browser tests found. Run npm test first.')
for (const id of unknownIds(requirements, results))
  console.log(`${id} is in a test's title but isn't a row.`)
console.log(printTable(proveRows(requirements, results)))
