import Building2 from 'lucide-react/icons/building-2'
import Plus from 'lucide-react/icons/plus'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderLink } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** In place of a network's organizations, while there are none. */
export function NoOrganizations({ network }: { network: { id: string } }) {
  const { t } = useWords()
  const { deletion } = useOrganization()
  return (
    <EmptyState
      title={t('There are no organization joined or invited.')}
      icon={<Building2 size={20} aria-hidden="true" />}
      action={
        !deletion &&
        renderLink({
          href: addressOf('/network/$id/organizations/new', network),
          className: buttonClass({ variant: 'primary' }),
          children: (
            <>
              <Plus size={16} aria-hidden="true" />
              {t('Invite organizations')}
            </>
          ),
        })
      }
    >
      {t('Search for an organization and invite it. It stands here until it joins or declines.')}
    </EmptyState>
  )
}
