import { readFile } from 'node:fs/promises'
import { inProject } from './project-folder.ts'
import { printTable, proveRows, readRequirements, unknownIds } from './requirements-table.ts'
import {
  playwrightResults,
  readReport,
  vitestResults,
  type PlaywrightReport,
  type VitestReport,
} from './test-reports.ts'

const requirements = readRequirements(await readFile(inProject('docs', 'requirements.md'), 'utf8'))
const vitest = await readReport<VitestReport>(inProject('.reports', 'vitest.json'))
const playwright = await readReport<PlaywrightReport>(inProject('.reports', 'playwright.json'))
const results = [
  ...(vitest ? vitestResults(vitest) : []),
  ...(playwright ? playwrightResults(playwright) : []),
]

if (!vitest) console.log('There is no report of the unit and service tests: run npm test first.')
if (!playwright) console.log('There is no report of the browser tests: run npm test first.')
for (const id of unknownIds(requirements, results)) console.log(`${id} is named but is no row.`)
console.log(printTable(proveRows(requirements, results)))
