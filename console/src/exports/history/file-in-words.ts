import type { ExportJob } from '@accord/contract/exports.ts'
import { absoluteTime } from '../../ui/text/time-words.ts'

/** Which file it is, for those who listen: two of one day differ in their time. */
export function fileInWords({ file, createdAt }: ExportJob, language: string): string {
  return `${file?.name}, ${absoluteTime(new Date(createdAt), language)}`
}
