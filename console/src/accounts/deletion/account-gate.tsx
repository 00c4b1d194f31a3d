import { accountDeleted } from '@accord/contract/deletions.ts'
import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { hasCode } from '../../api/error-checks.ts'
import { loadStored } from '../../browser/browser-storage.ts'
import { meQuery } from '../../session/session.api.ts'
import { deletedAccount, loadDeletedAccount } from './account-deletion.api.ts'

const DeletedAccount = lazy(async () => ({
  default: (await import('./deleted-account.screen.tsx')).DeletedAccountScreen,
}))
const KeepAccount = lazy(async () => ({
  default: (await import('./deleted-account.screen.tsx')).CancelDeletionScreen,
}))

/** Wraps every page. People who deleted their account can only open the page to restore it. */
export function AccountGate({ children }: { children: ReactNode }) {
  const justDeleted = useSyncExternalStore(deletedAccount.subscribe, deletedAccount.get)
  // This is the state as of the sign-in. The service is asked again before anything else.
  const kept = loadStored('user')?.deletion
  const me = useQuery({ ...meQuery, enabled: kept !== undefined }).data
  const deletion = me ? me.deletion : kept
  useExpectedErrors()

  if (!justDeleted && !deletion) return children
  return (
    <Suspense>
      {justDeleted ? (
        <DeletedAccount deletion={justDeleted} />
      ) : (
        deletion && <KeepAccount deletion={deletion} />
      )}
    </Suspense>
  )
}

/** On pages that don't load the person, the first rejected request shows that the account is deleted. */
function useExpectedErrors() {
  const client = useQueryClient()
  useEffect(() => {
    function look(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (hasCode(event.action.error, accountDeleted)) void loadDeletedAccount()
    }
    const leave = [
      client.getQueryCache().subscribe(look),
      client.getMutationCache().subscribe(look),
    ]
    return () => leave.forEach((end) => end())
  }, [client])
}
