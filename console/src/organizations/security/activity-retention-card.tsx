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

/** For how long activity is kept. */
export function ActivityRetentionCard() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  return (
    <LoadedPart
      query={useQuery(activityRetentionQuery(id))}
      failure={t('Unable to load how long activity is kept.')}
    >
      {(rule) => <KeptFor key={rule.years} rule={rule} />}
    </LoadedPart>
  )
}

function KeptFor({ rule }: { rule: ActivityRetentionPolicy }) {
  const { t, language } = useTranslation()
  const { id } = useOrganization()
  const { years: current } = rule
  const timeOf = (years: ActivityYears) => formatYears(years, language)

  const setting = useAction({
    ...setActivityRetentionMutation(id),
    ask: (years: ActivityYears | null) =>
      years === null || (current !== null && current < years) ? undefined : questionBefore(years),
    done: t('Rule set'),
    failed: t('The rule was not set.'),
    about: `activity-rule ${id}`,
  })

  return (
    <PolicyForm<ActivityYears | null>
      title={t('Activity')}
      description={t(
        'What happened in this organization stays until it is older than this. IP addresses and browsers in it are erased earlier.',
      )}
      action={renderButton('/user/what-we-keep', t('What we keep'), { size: 'small' })}
      legend={t('Activity is kept')}
      name="activityYears"
      current={current}
      choices={[
        { value: null, label: t('For ever') },
        ...activityYears.map((value) => ({
          value,
          label: t('For {{time}}', { time: timeOf(value) }),
        })),
      ]}
      setting={setting}
    >
      {() => <RetainedSince rule={rule} />}
    </PolicyForm>
  )

  function questionBefore(years: ActivityYears): ConfirmRequest {
    return {
      title: t('Remove older activity?'),
      message: t(
        'What is older than {{time}} is removed within a day, and from then on every day. Nobody can bring it back.',
        { time: timeOf(years) },
      ),
      action: t('Set the rule'),
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
