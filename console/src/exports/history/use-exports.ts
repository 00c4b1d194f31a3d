import type { ExportJob } from '@accord/contract/exports.ts'
import { useQuery } from '@tanstack/react-query'
import { usePolling } from '../../pages/polling/use-polling.ts'
import { exportsQuery, type Subject } from '../exports.api.ts'
import { askAgainIn } from './ask-again.ts'

/** A page of the history, kept current while it is looked at: others start exports, and each moves on. */
export function useExports(subject: Subject, page: number) {
  const refetchInterval = usePolling(({ data }: { data: readonly ExportJob[] }) => askAgainIn(data))
  return useQuery({
    ...exportsQuery(subject, page),
    refetchInterval,
    refetchOnWindowFocus: 'always',
  })
}
