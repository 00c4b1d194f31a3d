import { type ExportJob, isExportDone } from '@accord/contract/exports.ts'

/** The export that is being made, whoever began it and wherever it stands in the history. */
export function underWay<Job extends Pick<ExportJob, 'currentStep'>>(
  jobs: readonly Job[],
): Job | undefined {
  return jobs.find(({ currentStep }) => !isExportDone(currentStep))
}
