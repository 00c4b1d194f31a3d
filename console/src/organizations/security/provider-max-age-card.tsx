import type { ProviderPolicy } from '@accord/contract/provider-policy.ts'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../use-organization.ts'
import { PolicyForm } from './policy-form.tsx'
import { setProviderMaxAgeMutation } from './provider-policy.api.ts'

const usual = [4, 8, 24, 168]

/** Lets owners choose how often people have to sign in at the provider. */
export function ProviderMaxAgeCard({ policy }: { policy: ProviderPolicy }) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { maxAgeHours: current } = policy
  const setting = useAction({
    ...setProviderMaxAgeMutation(id),
    done: t('Policy saved'),
    failed: t("The policy wasn't saved."),
    about: `provider-max-age ${id}`,
  })
  const hours = usual.includes(current) ? usual : [...usual, current].toSorted((a, b) => a - b)

  return (
    <PolicyForm<number>
      title={t('Time between sign-ins')}
      description={t(
        'After this time, people and the applications acting for them need to sign in at the identity provider again. Sessions here end after a day at most.',
      )}
      legend={t('A sign-in at the identity provider counts for')}
      name="maxAgeHours"
      current={current}
      choices={hours.map((value) => ({ value, label: labelOf(value) }))}
      setting={setting}
    />
  )

  function labelOf(count: number): string {
    return count % 24 === 0 && count > 24
      ? t('{{count}} days', { count: count / 24, defaultValue_one: '{{count}} day' })
      : t('{{count}} hours', { count, defaultValue_one: '{{count}} hour' })
  }
}
