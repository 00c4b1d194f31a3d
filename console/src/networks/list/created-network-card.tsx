import type { Network } from '@accord/contract/networks.ts'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderManage } from '../../pages/router-link.tsx'
import { membersInWords } from './members-in-words.ts'
import { NetworkCard } from './network-card.tsx'

export function CreatedNetworkCard({ network }: { network: Network }) {
  const { t } = useWords()
  const { name, shares, members } = network

  return (
    <NetworkCard
      network={network}
      facts={members && membersInWords(members, t)}
      sharing={t('Members let you:')}
      shares={shares}
      action={renderManage(addressOf('/network/$id', network), name, t)}
    />
  )
}
