import { updateProfile } from '@accord/contract/profiles.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callFor, findOwnProfile } from '../session/act-for.ts'

/** The person's own profile in the organization. */
export function ownProfileQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'profile'],
    queryFn: () => findOwnProfile(id),
  })
}

export function useUpdateProfileEmail(organizationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      callFor(organizationId, updateProfile, { params: { id }, body: { email } }),
    onSuccess: ({ email, emailProven, pendingEmail }) => {
      queries.setQueryData(
        ownProfileQuery(organizationId).queryKey,
        (known) => known && { ...known, email, emailProven, pendingEmail },
      )
    },
  })
}
