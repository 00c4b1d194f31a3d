import { type ProviderPolicy, maxPauseHours } from '@accord/contract/provider-policy.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useOrganization } from '../use-organization.ts'
import { pauseProviderPolicyMutation, resumeProviderPolicyMutation } from './provider-policy.api.ts'
import styles from './provider-policy.module.css'

const choices = [1, 4, 24, maxPauseHours]

/** Lets owners pause the requirement while the provider is down. It resumes by itself. */
export function ProviderPause({ policy }: { policy: ProviderPolicy }) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const [hours, setHours] = useState(4)
  const pausing = useAction({
    ...pauseProviderPolicyMutation(id),
    ask: (length: number) => ({
      title: t('Pause the single sign-on requirement?'),
      message: t(
        "For {{count}} hours, people can use the organization without the identity provider. We'll email all admins. After that, the requirement resumes automatically.",
        {
          count: length,
          defaultValue_one:
            "For an hour, people can use the organization without the identity provider. We'll email all admins. After that, the requirement resumes automatically.",
        },
      ),
      action: t('Pause requirement'),
      danger: true,
    }),
    done: t('Requirement paused'),
  })
  const resuming = useAction({
    ...resumeProviderPolicyMutation(id),
    done: t('Requirement resumed'),
  })

  if (policy.pausedUntil) {
    return (
      <div>
        <Button pending={resuming.pending} onClick={() => void resuming.run()}>
          {t('Resume requirement')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.row}>
      <SelectField
        label={t('If the identity provider is down, pause for')}
        value={hours}
        onChange={(event) => setHours(Number(event.target.value))}
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {t('{{count}} hours', { count, defaultValue_one: '{{count}} hour' })}
          </option>
        ))}
      </SelectField>
      <Button pending={pausing.pending} onClick={() => void pausing.run(hours)}>
        {t('Pause requirement')}
      </Button>
    </div>
  )
}
