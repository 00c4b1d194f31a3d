import type { Network } from '@accord/contract/networks.ts'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { updateNetworkMutation } from '../networks.api.ts'

/** Saves a part of a network; each card says the same about it. */
export function useSaveNetwork(network: Network) {
  const { t } = useWords()
  return useAction({
    ...updateNetworkMutation(network),
    done: t('Updated network!'),
    failed: t('Failed to update network!'),
  })
}
