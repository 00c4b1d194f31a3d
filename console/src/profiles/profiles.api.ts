import { updateProfile } from '@accord/contract/profiles.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { callFor, findOwnProfile } from '../session/act-for.ts'

export function ownProfileQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'profile'],
    queryFn: () => findOwnProfile(id),
  })
}

export function updateProfileEmailMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      callFor(organizationId, updateProfile, { params: { id }, body: { email } }),
    onSuccess: ({ email, emailProven, pendingEmail }) => {
      queryClient.setQueryData(
        ownProfileQuery(organizationId).queryKey,
        (known) => known && { ...known, email, emailProven, pendingEmail },
      )
    },
  })
}
