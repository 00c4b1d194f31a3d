import { useQuery } from '@tanstack/react-query'
import { exportsQuery, type Subject } from '../exports.api.ts'
import { askAgainIn } from './ask-again.ts'
import { useAttended } from './use-attended.ts'

/** A page of the history, kept current while it is looked at: others start exports, and each moves on. */
export function useExports(subject: Subject, page: number) {
  const attended = useAttended()
  return useQuery({
    ...exportsQuery(subject, page),
    refetchInterval: ({ state }) => attended && askAgainIn(state.data?.data ?? [], state.error),
    refetchOnWindowFocus: 'always',
  })
}
