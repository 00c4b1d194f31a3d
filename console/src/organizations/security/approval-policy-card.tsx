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

/** Shows which applications members can approve, and lets owners change it. */
export function ApprovalPolicyCard() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  return (
    <LoadedPart
      query={useQuery(approvalPolicyQuery(id))}
      failure={t('Unable to load the approval policy.')}
    >
      {(policy) => <MayApprove key={policy.memberApprovals} policy={policy} />}
    </LoadedPart>
  )
}

function MayApprove({ policy }: { policy: ApprovalPolicy }) {
  const { t } = useTranslation()
  const { id, name } = useOrganization()
  const { memberApprovals: current, ends, ending } = policy
  const impactItem =
    ends.approvals === 0
      ? t("This won't revoke any approvals.")
      : t(
          'This will immediately revoke {{count}} approvals. People affected: {{people}}. Applications affected: {{applications}}.',
          {
            ...ends,
            count: ends.approvals,
            defaultValue_one: 'This will immediately revoke {{count}} approval.',
          },
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
            title: t('Allow only authorized applications?'),
            message: t("We'll email everyone whose approval is revoked."),
            action: t('Save policy'),
            danger: ends.approvals > 0,
            content,
          },
    done: ({ ended, ending: more }) =>
      ended.approvals === 0 || more
        ? t('Policy saved')
        : t('Policy saved. {{count}} approvals were revoked.', {
            count: ended.approvals,
            defaultValue_one: 'Policy saved. {{count}} approval was revoked.',
          }),
    failed: t("The policy wasn't saved."),
    about: `approval-policy ${id}`,
  })

  return (
    <PolicyForm<MemberApprovals>
      title={t('Approvals')}
      description={t(
        "Regardless of this policy, an application can change the organization's data only if the organization has authorized it.",
      )}
      legend={t('Members can approve')}
      name="memberApprovals"
      current={current}
      choices={[
        {
          value: 'any',
          label: t('Any application'),
          description: t(
            'The application acts on their behalf and can do only what their role allows.',
          ),
        },
        {
          value: 'authorized',
          label: t('Only authorized applications'),
          description: t(
            "To use any other application, they'll need to ask an admin of {{name}}.",
            {
              name,
            },
          ),
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
                "We're still removing approvals that the policy revoked. They've already stopped working.",
              )}
            </Notice>
          )}
        </>
      )}
    </PolicyForm>
  )
}
