import { readFile, writeFile } from 'node:fs/promises'
import { JsonReporter, type TestModule } from 'vitest/node'
import type { VitestReport } from './test-reports.ts'

/** Vitest's own report, and what it keeps to itself: errors outside any test, which must not be forgotten. */
export class UnitReport extends JsonReporter {
  readonly file: string

  constructor(file: string) {
    super({ outputFile: file })
    this.file = file
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
