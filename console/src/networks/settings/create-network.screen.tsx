import { NetworkForm } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/api-error.ts'
import { hasStatus } from '../../api/error-checks.ts'
import { pathTo } from '../../browser/app-path.ts'
import { CreateButtons, useCreateForm } from '../../forms/create-form.tsx'
import { NamedFields } from '../../forms/named-fields.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { SectionPage } from '../../organizations/managed-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { createNetworkMutation } from '../networks.api.ts'
import styles from './network-form.module.css'
import { SharesField } from './shares-field.tsx'

const nothing = { name: '', description: '' }

export function CreateNetworkScreen() {
  const { t } = useTranslation()
  const title = t('Create network')

  return (
    <SectionPage
      section="networks"
      title={title}
      trail={[{ label: title }]}
      description={t('Organizations see these details and the data you request before they join.')}
    >
      <NotWhileDeleted>
        <CreateForm />
      </NotWhileDeleted>
    </SectionPage>
  )
}

function CreateForm() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const [chosen, setChosen] = useState<ScopeEntity[]>()
  const shares = chosen ?? ['organization']

  const creating = useAction({
    ...createNetworkMutation(id),
    done: t('Network created'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs') : t('Unexpected error'),
  })
  // The specified message explains little, so the service's message is shown, too.
  const problem =
    creating.error && !hasStatus(creating.error, 400) ? t(explainError(creating.error)) : undefined

  const { props, errors, pending } = useCreateForm({
    schema: NetworkForm,
    initial: nothing,
    chosen: chosen !== undefined,
    create: (form) => creating.attempt({ ...form, shares }),
    pageOf: (network) => pathTo('/network/$id/organizations', network),
  })

  return (
    <form {...props} className={styles.form}>
      <Card title={t('Network details')}>
        <NamedFields initial={nothing} errors={errors} />
      </Card>
      <Card
        title={t('Shared data')}
        description={t(
          'Choose the data you can read from each organization that joins. You can change this later.',
        )}
        footer={
          <CreateButtons
            label={t('Create network')}
            pending={pending}
            cancel={pathTo('/organization/$id/networks', { id })}
          />
        }
      >
        <SharesField shares={shares} onChange={setChosen} />
        {problem && <Notice kind="error">{problem}</Notice>}
      </Card>
    </form>
  )
}
