import { NetworkForm } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/explain-error.ts'
import { hasStatus } from '../../api/refused-with.ts'
import { NamedFields } from '../../forms/named-fields.tsx'
import { useChanged } from '../../forms/use-changed.ts'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../language/words.ts'
import { SectionPage } from '../../organizations/section-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { createNetworkMutation } from '../networks.api.ts'
import styles from './network-form.module.css'
import { SharesField } from './shares-field.tsx'

const nothing = { name: '', description: '' }

export function CreateNetworkScreen() {
  const { t } = useWords()
  const title = t('New network')

  return (
    <SectionPage
      section="networks"
      title={title}
      trail={[{ label: title }]}
      description={t(
        'Organizations read its name and what it asks them to share before they decide to join.',
      )}
    >
      <CreateForm />
    </SectionPage>
  )
}

function CreateForm() {
  const { t } = useWords()
  const { id } = useOrganization()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ScopeEntity[]>()
  const shares = chosen ?? ['organization']
  const [created, setCreated] = useState(false)
  const { changed, onInput } = useChanged(nothing)
  useUnsavedChanges((changed || chosen !== undefined) && !created)

  const creating = useAction({
    ...createNetworkMutation(id),
    done: t('Network created'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs') : t('Unexpected error'),
  })
  // The specification's words for other failures explain little; the service's own do.
  const problem =
    creating.error && !hasStatus(creating.error, 400) ? t(explainError(creating.error)) : undefined

  const { props, errors, pending } = useForm({
    schema: NetworkForm,
    submit: async (form) => {
      const network = await creating.attempt({ ...form, shares })
      setCreated(true)
      await navigate({
        to: '/network/$id/organizations',
        params: { id: network.id },
        ignoreBlocker: true,
      })
    },
  })

  return (
    <form {...props} onInput={onInput} className={styles.form}>
      <Card title={t('Network details')}>
        <NamedFields initial={nothing} errors={errors} />
      </Card>
      <Card
        title={t('What members share')}
        description={t(
          'What you can read of each organization that joins. You can change it later.',
        )}
        footer={
          <>
            <Link to="/organization/$id/networks" params={{ id }} className={buttonClass({})}>
              {t('Cancel')}
            </Link>
            <Button type="submit" variant="primary" pending={pending}>
              {t('Create network')}
            </Button>
          </>
        }
      >
        <SharesField shares={shares} onChange={setChosen} />
        {problem && <Notice kind="error">{problem}</Notice>}
      </Card>
    </form>
  )
}
