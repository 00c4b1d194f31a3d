import type { Organization } from '@accord/contract/organizations.ts'
import { useAction } from '../../actions/use-action.ts'
import { ApiError } from '../../api/api-error.ts'
import { useWords } from '../../language/words.ts'
import { leaveOrganizationMutation } from '../organizations.api.ts'

/** `onLeft` runs when the card is gone, and with it the button that had the focus. */
export function useLeaveOrganization(onLeft: () => void) {
  const { t } = useWords()

  return useAction({
    ...leaveOrganizationMutation,
    ask: ({ name }: Organization) => ({
      title: t('Leave {{name}}?', { name }),
      message: t(
        'You lose access to {{name}} at once and can no longer act for it. To come back, somebody who manages it has to invite you again.',
        { name },
      ),
      action: t('Leave'),
      danger: true,
    }),
    done: (_, { name }) => `${t('You have successfully left the organization')} ${name}`,
    failed: (error) => {
      const reason = error instanceof ApiError ? error.message : ''
      return reason ? t(reason) : t('Error leaving the organization')
    },
    after: onLeft,
  })
}
