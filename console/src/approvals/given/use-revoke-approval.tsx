import { type Approval, revokeApproval } from '@accord/contract/approvals.ts'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { revokeApprovalMutation } from './approvals.api.ts'

/** `onDone` runs when the row is gone, and with it the button that had the focus. */
export function useRevokeApproval(onDone: () => void) {
  const { t } = useWords()

  return useAction({
    ...revokeApprovalMutation,
    ask: ({ id, application, profile }: Approval) => ({
      title: t('Revoke access?'),
      message: profile
        ? t(
            '{{name}} can no longer act for you in {{organization}}. Every token it has for that ends at once; to use it again you approve it again.',
            { name: application.name, organization: profile.organization?.name ?? '' },
          )
        : t(
            '{{name}} can no longer sign you in. Every token it has for that ends at once; to use it again you approve it again.',
            { name: application.name },
          ),
      action: t('Revoke'),
      danger: true,
      content: <WhatEnds of={revokeApproval} sent={{ params: { id } }} />,
    }),
    done: ({ endedTokens }, { application }) =>
      t('{{name}} revoked. Tokens ended: {{count}}', {
        name: application.name,
        count: endedTokens,
      }),
    after: onDone,
  })
}
