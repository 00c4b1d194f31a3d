import { updateUser } from '@accord/contract/accounts.ts'
import { mutationOptions } from '@tanstack/react-query'
import { queryClient, refresh } from '../api/query-client.ts'
import { call } from '../session/call.ts'
import { meQuery, refreshSessions } from '../session/session.api.ts'
import { keepUser } from '../session/session.ts'

interface Rename {
  id: string
  names: { firstName: string; lastName: string }
}

export const renameMutation = mutationOptions({
  mutationFn: ({ id, names }: Rename) => call(updateUser, { params: { id }, body: names }),
  onSuccess: (user) => {
    keepUser(user)
    queryClient.setQueryData(meQuery.queryKey, user)
    void refresh(['activity'])
  },
})

interface PasswordChange {
  id: string
  passwords: { currentPassword: string; password: string }
}

export const changePasswordMutation = mutationOptions({
  mutationFn: ({ id, passwords }: PasswordChange) =>
    call(updateUser, { params: { id }, body: passwords }),
  // The lists follow; the good news does not wait for them.
  onSuccess: () => void refreshSessions(),
})
