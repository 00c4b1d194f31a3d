import type { Network } from '@accord/contract/networks.ts'
import { Link } from '@tanstack/react-router'
import { type Translate, useWords } from '../../language/words.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
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

/** '1 organization joined · 2 invited' */
function membersInWords({ joined, invited }: NonNullable<Network['members']>, t: Translate) {
  const open = invited > 0 ? ` · ${t('{{count}} invited', { count: invited })}` : ''
  return joinedInWords(joined, t) + open
}

function joinedInWords(count: number, t: Translate): string {
  if (count === 0) return t('No organization has joined yet')
  return count === 1 ? t('1 organization joined') : t('{{count}} organizations joined', { count })
}
