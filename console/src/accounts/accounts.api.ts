import { updateUser } from '@accord/contract/accounts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../session/call.ts'
import { meQuery, useRefreshSessions } from '../session/session.api.ts'
import { keepUser } from '../session/session.ts'

interface Rename {
  id: string
  names: { firstName: string; lastName: string }
}

export function useRename() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, names }: Rename) => call(updateUser, { params: { id }, body: names }),
    onSuccess: (user) => {
      keepUser(user)
      queries.setQueryData(meQuery.queryKey, user)
      void queries.invalidateQueries({ queryKey: ['activity'] })
    },
  })
}

interface PasswordChange {
  id: string
  passwords: { currentPassword: string; password: string }
}

export function useChangePassword() {
  const refresh = useRefreshSessions()
  return useMutation({
    mutationFn: ({ id, passwords }: PasswordChange) =>
      call(updateUser, { params: { id }, body: passwords }),
    // The lists follow; the good news does not wait for them.
    onSuccess: () => void refresh(),
  })
}
