import {
  type ActivityRetentionPolicy,
  activityYears,
  type ActivityYears,
  setActivityRetention,
} from '@accord/contract/organization-policies.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { LoadedPart } from '../../pages/loaded.tsx'
import { renderButton } from '../../pages/router-link.tsx'
import type { ConfirmRequest } from '../../ui/overlays/confirm-dialog.tsx'
import { formatYears } from '../../ui/text/format-time.ts'
import { useOrganization } from '../use-organization.ts'
import { activityRetentionQuery, setActivityRetentionMutation } from './policies.api.ts'
import { RetainedSince } from './retained-since.tsx'
import { PolicyForm } from './policy-form.tsx'

/** Shows how long activity is kept, and lets owners change it. */
export function ActivityRetentionCard() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  return (
    <LoadedPart
      query={useQuery(activityRetentionQuery(id))}
      failure={t('Unable to load the activity retention policy.')}
    >
      {(policy) => <KeptFor key={policy.years} policy={policy} />}
    </LoadedPart>
  )
}

function KeptFor({ policy }: { policy: ActivityRetentionPolicy }) {
  const { t, language } = useTranslation()
  const { id } = useOrganization()
  const { years: current } = policy
  const timeOf = (years: ActivityYears) => formatYears(years, language)

  const setting = useAction({
    ...setActivityRetentionMutation(id),
    ask: (years: ActivityYears | null) =>
      years === null || (current !== null && current < years) ? undefined : questionBefore(years),
    done: t('Policy saved'),
    failed: t("The policy wasn't saved."),
    about: `activity-retention ${id}`,
  })

  return (
    <PolicyForm<ActivityYears | null>
      title={t('Activity')}
      description={t(
        'If you choose a period, we permanently delete older activity. We always erase IP addresses and browser details earlier.',
      )}
      action={renderButton('/user/what-we-keep', t('What we keep'), { size: 'small' })}
      legend={t('Keep activity')}
      name="activityYears"
      current={current}
      choices={[
        { value: null, label: t('Forever') },
        ...activityYears.map((value) => ({
          value,
          label: t('For {{time}}', { time: timeOf(value) }),
        })),
      ]}
      setting={setting}
    >
      {() => <RetainedSince policy={policy} />}
    </PolicyForm>
  )

  function questionBefore(years: ActivityYears): ConfirmRequest {
    return {
      title: t('Delete older activity?'),
      message: t(
        "We'll delete activity older than {{time}} within a day. After that, we'll delete activity every day as it reaches that age. You can't undo this.",
        { time: timeOf(years) },
      ),
      action: t('Save policy'),
      danger: true,
      content: (
        <ImpactPreview
          of={setActivityRetention}
          sent={{ params: { id }, body: { years } }}
          organizationId={id}
        />
      ),
    }
  }
}
