import { readFile, writeFile } from 'node:fs/promises'
import { JsonReporter, type TestModule, type Vitest } from 'vitest/node'
import type { VitestReport } from './test-reports.ts'
import { onlyTestsFailed } from './test-verdict.ts'

/** Vitest's own report, and what it keeps to itself: errors outside any test, which must not be forgotten. */
export class UnitReport extends JsonReporter {
  readonly file: string

  constructor(file: string) {
    super({ outputFile: file })
    this.file = file
  }

  override onInit(vitest: Vitest) {
    super.onInit(vitest)
    // When what was set up is taken down; where that fails, Vitest says 1 after this.
    vitest.onClose(async () => {
      if (process.exitCode === 1) process.exitCode = onlyTestsFailed
    })
  }

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[] = []) {
    await super.onTestRunEnd(modules)
    if (errors.length === 0) return
    const report = JSON.parse(await readFile(this.file, 'utf8')) as VitestReport
    const outside = { name: 'an error outside any test', status: 'failed', assertionResults: [] }
    report.testResults.push(...errors.map(() => outside))
    await writeFile(this.file, JSON.stringify(report))
  }
}
