import {
  type ApprovalPolicy,
  type MemberApprovals,
  setApprovalPolicy,
} from '@accord/contract/organization-policies.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { LoadedPart } from '../../pages/loaded.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useOrganization } from '../use-organization.ts'
import { approvalPolicyQuery, setApprovalPolicyMutation } from './policies.api.ts'
import { PolicyForm } from './policy-form.tsx'

/** Which applications people may approve. */
export function ApprovalPolicyCard() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  return (
    <LoadedPart
      query={useQuery(approvalPolicyQuery(id))}
      failure={t('Unable to load what members may approve.')}
    >
      {(rule) => <MayApprove key={rule.memberApprovals} rule={rule} />}
    </LoadedPart>
  )
}

function MayApprove({ rule }: { rule: ApprovalPolicy }) {
  const { t } = useTranslation()
  const { id, name } = useOrganization()
  const { memberApprovals: current, ends, ending } = rule
  const impactItem =
    ends.approvals === 0
      ? t('No approval ends by it.')
      : t(
          'Approvals that end at once: {{approvals}} (people: {{people}}, applications: {{applications}}).',
          { ...ends },
        )

  const content = (
    <ImpactPreview
      of={setApprovalPolicy}
      sent={{ params: { id }, body: { memberApprovals: 'authorized' } }}
      organizationId={id}
    />
  )
  const setting = useAction({
    ...setApprovalPolicyMutation(id),
    ask: (next: MemberApprovals) =>
      next === 'any'
        ? undefined
        : {
            title: t('Only authorized applications?'),
            message: t('Whoever approved what ends is told by mail.'),
            action: t('Set the rule'),
            danger: ends.approvals > 0,
            content,
          },
    done: ({ ended, ending: more }) =>
      ended.approvals === 0 || more
        ? t('Rule set')
        : t('Rule set. Approvals ended: {{approvals}}, tokens: {{tokens}}', { ...ended }),
    failed: t('The rule was not set.'),
    about: `approvals-rule ${id}`,
  })

  return (
    <PolicyForm<MemberApprovals>
      title={t('Approvals')}
      description={t(
        'Whichever you choose, an application changes the organization only while it is authorized for that.',
      )}
      legend={t('Members may approve')}
      name="memberApprovals"
      current={current}
      choices={[
        {
          value: 'any',
          label: t('Any application'),
          description: t('It acts for them, as far as their own role goes.'),
        },
        {
          value: 'authorized',
          label: t('Only authorized applications'),
          description: t('For any other they ask an admin of {{name}}.', { name }),
        },
      ]}
      setting={setting}
    >
      {(chosen) => (
        <>
          {chosen === 'authorized' && current === 'any' && (
            <Notice kind={ends.approvals > 0 ? 'warning' : 'info'}>{impactItem}</Notice>
          )}
          {ending && (
            <Notice kind="info">
              {t(
                'We’re still removing approvals that the rule ended. None of them works any longer.',
              )}
            </Notice>
          )}
        </>
      )}
    </PolicyForm>
  )
}
