import type { JoinPreview } from '@accord/contract/join-account.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { Fact } from '../../invitations/invitation-details.tsx'
import details from '../../invitations/invitation-details.module.css'
import { roleNames } from '../../permissions/role-labels.ts'
import { PanelStack } from '../../ui/layout/panel.tsx'

type BeforeAndAfterProps = { preview: JoinPreview; organization: string }

/** Shows what joining changes: what the person has now, and what they'll have. */
export function BeforeAndAfter({ preview, organization }: BeforeAndAfterProps) {
  const { t } = useTranslation()
  const { account, membership, connections, applications } = preview
  const provider = connections.join(', ')
  const roles = roleNames(membership.roles, t)

  return (
    <PanelStack>
      <Part title={t('Before')}>
        <Fact term={t('Name')}>
          {membership.firstName} {membership.lastName}
        </Fact>
        <Fact term={t('Sign-in')}>{provider}</Fact>
        <Fact term={t('Opens')}>{t('Only {{organization}}', { organization })}</Fact>
      </Part>
      <Part title={t('After')}>
        <Fact term={t('Name')}>
          {account.firstName} {account.lastName}
        </Fact>
        <Fact term={t('Your account')} long>
          {account.email}
        </Fact>
        <Fact
          term={t('Sign-in')}
          meaning={t('{{provider}} still opens only {{organization}}.', { provider, organization })}
        >
          {t('Your own account or {{provider}}', { provider })}
        </Fact>
        <Fact term={t('Membership')} meaning={membership.email}>
          {t('{{roles}}, with the same address', { roles })}
        </Fact>
        {applications.length > 0 && (
          <Fact
            term={t('Applications')}
            meaning={t("They'll recognize you, and see your account's name and address.")}
          >
            {applications.join(', ')}
          </Fact>
        )}
      </Part>
    </PanelStack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <PanelStack>
        <h2 id={id}>{title}</h2>
        <dl className={details.details}>{children}</dl>
      </PanelStack>
    </section>
  )
}
