import { leaveOrganization, type Organization } from '@accord/contract/organizations.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useAction } from '../../actions/use-action.ts'
import { ApiError } from '../../api/api-error.ts'
import { useWords } from '../../language/words.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { leaveOrganizationMutation } from '../organizations.api.ts'
import { chosenSecrets } from '../secrets/chosen-secrets.ts'
import { rotatedWords } from '../secrets/rotated-words.ts'
import { SeenSecrets } from '../secrets/seen-secrets.tsx'

/** `onLeft` runs when the card is gone, and with it the button that had the focus. */
export function useLeaveOrganization(onLeft: () => void) {
  const { t } = useWords()

  return useAction({
    ...leaveOrganizationMutation,
    ask: ({ id, name, profileRoles = [] }: Organization) => {
      chosenSecrets.set([])
      return {
        title: t('Leave {{name}}?', { name }),
        message: t(
          'You lose access to {{name}} at once and can no longer act for it. To come back, somebody who manages it has to invite you again.',
          { name },
        ),
        action: t('Leave'),
        danger: true,
        // Only who manages sees secrets, and can rotate them.
        content: (
          <>
            <WhatEnds of={leaveOrganization} sent={{ body: { organization: id } }} />
            {canManage(profileRoles) && <SeenSecrets organizationId={id} />}
          </>
        ),
      }
    },
    done: (secrets, { name }) =>
      [
        `${t('You have successfully left the organization')} ${name}`,
        ...rotatedWords(secrets, t),
      ].join('. '),
    failed: (error) => {
      const reason = error instanceof ApiError ? error.message : ''
      return reason ? t(reason) : t('Error leaving the organization')
    },
    after: onLeft,
  })
}
