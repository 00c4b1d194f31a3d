import type { Network } from '@accord/contract/networks.ts'
import { useNavigate } from '@tanstack/react-router'
import { explainError } from '../../api/explain-error.ts'
import { type Translate, useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Card } from '../../ui/layout/card.tsx'
import { confirmAction } from '../../ui/overlays/confirm-store.ts'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { forgetNetwork, useEndNetwork } from '../networks.api.ts'

/** For owners: the end of a network, for everybody in it. */
export function EndNetworkCard({ network }: { network: Network }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useEndNetwork(network)
  const { name, createdBy } = network

  async function end() {
    const confirmed = await confirmAction({
      title: t('End {{name}}?', { name }),
      message: whatEnds(network, t),
      action: t('End network'),
      danger: true,
      typed: typedName(name, t),
    })
    if (!confirmed) return
    try {
      await mutateAsync()
      showSnackbar({ kind: 'success', message: t('Network ended') })
      await navigate({
        to: '/organization/$id/networks',
        params: { id: createdBy.id },
        ignoreBlocker: true,
        replace: true,
      })
      forgetNetwork(network)
    } catch (error) {
      showSnackbar({ kind: 'error', message: t(explainError(error)) })
    }
  }

  return (
    <Card
      danger
      title={t('End this network')}
      description={t(
        'It ends for every organization in it, at once and for good. Only owners of {{organization}} can do this.',
        { organization: createdBy.name },
      )}
      footer={
        <Button variant="danger" pending={isPending} onClick={() => void end()}>
          {t('End network')}
        </Button>
      }
    />
  )
}

function whatEnds({ createdBy, members }: Network, t: Translate): string {
  const { joined = 0, invited = 0 } = members ?? {}
  return [
    forThoseWhoJoined(joined, createdBy.name, t),
    ...(invited > 0 ? [t('Open invitations that end with it: {{invited}}.', { invited })] : []),
    t('This cannot be undone.'),
  ].join(' ')
}

function forThoseWhoJoined(joined: number, owner: string, t: Translate): string {
  if (joined === 0) return t('No organization has joined it.')
  if (joined === 1) {
    return t('1 organization joined it and is told. {{owner}} can no longer read what it shared.', {
      owner,
    })
  }
  return t(
    '{{joined}} organizations joined it and are told. {{owner}} can no longer read what they shared.',
    { joined, owner },
  )
}
