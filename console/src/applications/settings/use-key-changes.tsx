import { type Application, deleteKey, type KeyCard } from '@accord/contract/applications.ts'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { createKeyMutation, deleteKeyMutation } from './keys.api.ts'

export function useRotateKey(application: Application) {
  const { t } = useWords()
  const { name } = application

  return useAction({
    ...createKeyMutation(application),
    ask: () => ({
      title: t('Rotate the client secret?'),
      message: t(
        'A new secret takes the place of the one that {{name}} uses now. The old one works for 24 hours more; give {{name}} the new one before it ends.',
        { name },
      ),
      action: t('Rotate'),
    }),
    done: t('New client secret created'),
  })
}

/** `after` it the row is gone, and with it the button that had the focus. */
export function useDeleteKey(application: Application, after: () => void) {
  const { t } = useWords()
  const { id, name, organization } = application

  return useAction({
    ...deleteKeyMutation(application),
    ask: ({ id: keyId, last4 }: KeyCard) => ({
      title: t('Delete the old client secret?'),
      message: t(
        'The secret that ends in {{last4}} stops working at once, and with it every token that was issued for it. {{name}} is refused where it still uses it.',
        { last4, name },
      ),
      action: t('Delete'),
      danger: true,
      content: (
        <WhatEnds
          of={deleteKey}
          sent={{ params: { id, keyId } }}
          organizationId={organization.id}
        />
      ),
    }),
    done: ({ endedTokens }) =>
      t('Old client secret deleted. Tokens ended: {{endedTokens}}', { endedTokens }),
    after,
  })
}
