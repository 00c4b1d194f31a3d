import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { Button } from '../../ui/buttons/button.tsx'

type NetworkOrganizationActionsProps = {
  place: NetworkInvitation
  resending: boolean
  justResent: boolean
  ending: boolean
  onResend: () => void
  onRemove: () => void
}

export function NetworkOrganizationActions(props: NetworkOrganizationActionsProps) {
  const { place, resending, justResent, ending, onResend, onRemove } = props
  const { t } = useWords()
  const name = <span className="visually-hidden">{place.organization.name}</span>

  return (
    <>
      {!place.joined && !place.organization.deleted && (
        <NotWhileDeleted>
          {/* Not `disabled`: the keyboard's place is on it. */}
          <Button
            variant="quiet"
            size="small"
            pending={resending}
            aria-disabled={justResent}
            onClick={justResent ? undefined : onResend}
          >
            {justResent ? t('Resent') : t('Resend')}
            {name}
          </Button>
        </NotWhileDeleted>
      )}
      <Button variant="quiet" size="small" pending={ending} onClick={onRemove}>
        {place.joined ? t('Remove') : t('Delete')}
        {name}
      </Button>
    </>
  )
}
