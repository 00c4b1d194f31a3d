import { deleteNetwork, type Network } from '@accord/contract/networks.ts'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../../actions/use-action.ts'
import { type Translate, useWords } from '../../language/words.ts'
import { WhatEnds } from '../../pages/ending/what-ends.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { endNetworkMutation, forgetNetwork } from '../networks.api.ts'

/** For owners: the end of a network, for everybody in it. */
export function EndNetworkCard({ network }: { network: Network }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { name, createdBy } = network

  const content = (
    <WhatEnds
      of={deleteNetwork}
      sent={{ params: { id: network.id } }}
      organizationId={createdBy.id}
    />
  )
  const ending = useAction({
    ...endNetworkMutation(network),
    ask: () => ({
      title: t('End {{name}}?', { name }),
      message: whatEnds(network, t),
      action: t('End network'),
      danger: true,
      content,
      typed: typedName(name, t),
    }),
    done: t('Network ended'),
    after: () =>
      void navigate({
        to: '/organization/$id/networks',
        params: { id: createdBy.id },
        ignoreBlocker: true,
        replace: true,
      }).then(() => forgetNetwork(network)),
  })

  return (
    <Card
      danger
      title={t('End this network')}
      description={t(
        'It ends for every organization in it, at once and for good. Only owners of {{organization}} can do this.',
        { organization: createdBy.name },
      )}
      footer={
        <Button variant="danger" pending={ending.pending} onClick={() => void ending.run()}>
          {t('End network')}
        </Button>
      }
    />
  )
}

function whatEnds({ createdBy, members }: Network, t: Translate): string {
  const { joined = 0 } = members ?? {}
  return [forThoseWhoJoined(joined, createdBy.name, t), t('This cannot be undone.')].join(' ')
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
