import { timezonesOf } from '@accord/contract/rules/regions.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { explainError, unreachable } from '../../api/api-error.ts'
import { hasStatus } from '../../api/error-checks.ts'
import { pathTo } from '../../browser/app-path.ts'
import { CreateButtons, useCreateForm } from '../../forms/create-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { createOrganizationMutation } from '../organizations.api.ts'
import { OrganizationFields } from './organization-fields.tsx'
import {
  TypedOrganization,
  countryOf,
  organizationValues,
  ownTimezone,
} from './organization-values.ts'

export function CreateOrganizationScreen() {
  const { t, language } = useTranslation()
  const title = t('Create organization')

  return (
    <ConsolePage
      title={title}
      trail={[{ label: t('Organizations'), href: '/user/organizations' }, { label: title }]}
      description={t(
        "You'll be the organization's owner. Only the name is required now. You can add the rest later.",
      )}
    >
      {/* The catalog of a remembered language loads shortly after the page, and changes the country. */}
      <CreateForm key={language} />
    </ConsolePage>
  )
}

function CreateForm() {
  const { t, language } = useTranslation()
  const country = countryOf(language)
  const [timezone] = useState(() => ownTimezone(timezonesOf(country)))
  const initial = organizationValues({ country, timezone })

  const creating = useAction({
    ...createOrganizationMutation,
    done: t('Organization created'),
    // If the service didn't respond, there's no status. In that case, the notice says so, and the fields don't show
    // errors.
    failed: (error) =>
      hasStatus(error, unreachable)
        ? undefined
        : hasStatus(error, 400)
          ? t('Error creating organization')
          : t('Invalid or missing inputs'),
  })
  // For other errors, the service's message explains more than the specified text.
  const problem =
    creating.error && !hasStatus(creating.error, 400) ? t(explainError(creating.error)) : undefined

  const { props, errors, pending } = useCreateForm({
    schema: TypedOrganization,
    initial,
    create: creating.attempt,
    pageOf: ({ organization }) => pathTo('/organization/$id', organization),
  })

  return (
    <form {...props}>
      <Card
        title={t('Organization details')}
        footer={
          <CreateButtons
            label={t('Create organization')}
            pending={pending}
            cancel="/user/organizations"
          />
        }
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        <OrganizationFields initial={initial} errors={errors} isNew />
      </Card>
    </form>
  )
}
