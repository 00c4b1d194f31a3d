import { useAction } from '../actions/use-action.ts'
import { useWords } from '../language/words.ts'
import { withdrawRequestMutation } from './requests.api.ts'

/** `after` runs when the request is gone, and with it the button that had the focus. */
export function useWithdrawRequest(after: () => void, about?: string) {
  const { t } = useWords()
  return useAction({
    ...withdrawRequestMutation,
    failed: t('Your request was not withdrawn.'),
    ...(about && { about }),
    after,
  })
}
