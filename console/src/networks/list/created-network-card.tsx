import type { Network } from '@accord/contract/networks.ts'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../language/words.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { membersInWords } from './members-in-words.ts'
import { NetworkCard } from './network-card.tsx'

export function CreatedNetworkCard({ network }: { network: Network }) {
  const { t } = useWords()
  const { id, name, shares, members } = network

  return (
    <NetworkCard
      network={network}
      facts={members && membersInWords(members, t)}
      sharing={t('Members let you:')}
      shares={shares}
      action={
        <Link
          to="/network/$id"
          params={{ id }}
          className={buttonClass({})}
          aria-label={t('Manage {{name}}', { name })}
        >
          {t('Manage')}
        </Link>
      }
    />
  )
}
