import Plus from 'lucide-react/icons/plus'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderButton } from '../../pages/router-link.tsx'

/** The way to invite organizations into the network; none while its owner is deleted. */
export function InviteLink({ network }: { network: { id: string } }) {
  const { t } = useWords()
  const { deletion } = useOrganization()
  if (deletion) return null
  const words = (
    <>
      <Plus size={16} />
      {t('Invite organizations')}
    </>
  )
  return renderButton(addressOf('/network/$id/organizations/new', network), words, {
    variant: 'primary',
  })
}
