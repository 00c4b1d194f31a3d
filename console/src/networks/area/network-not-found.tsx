import type { Network } from '@accord/contract/networks.ts'
import { Link } from '@tanstack/react-router'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useWords } from '../../language/words.ts'
import { whoCan } from '../../organizations/who-can.ts'
import { Nowhere } from '../../pages/nowhere.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'

/** For those who have nothing to do with it. */
export function NetworkNotFound() {
  const { t } = useWords()
  return (
    <Nowhere title={t('Network')} said={t('Network not found')}>
      {t('The address may be mistyped, or the network has been ended.')}
    </Nowhere>
  )
}

/** Only those who manage its owner manage it. What others may know of it is there if their organization is in it. */
export function NotYourNetwork({ network }: { network: Network | undefined }) {
  const { t } = useWords()
  const { name = t('Network'), createdBy, invitation } = network ?? {}
  const waiting = invitation && !invitation.acceptedAt ? invitation.id : undefined
  return (
    <Nowhere
      title={name}
      said={t("You don't have permission to manage this network")}
      icon={<LockKeyhole size={20} />}
      action={
        waiting ? (
          <Link to="/join-network/$id" params={{ id: waiting }} className={buttonClass({})}>
            {t('Look at the invitation')}
          </Link>
        ) : undefined
      }
    >
      {whoCan(t, createdBy)}
    </Nowhere>
  )
}
