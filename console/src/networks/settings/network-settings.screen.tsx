import {
  type Network,
  NetworkForm,
  deleteNetwork,
  updateNetwork,
} from '@accord/contract/networks.ts'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../../actions/use-action.ts'
import { confirmIdentity } from '../../session/confirm-identity.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { deleteNetworkMutation, forgetNetwork, updateNetworkMutation } from '../networks.api.ts'
import { NamedFields } from '../../forms/named-fields.tsx'
import { UpdateForm } from '../../forms/update-form.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './network-form.module.css'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { EditButtons, useEdited } from '../../forms/edit-form.tsx'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { SharesField } from './shares-field.tsx'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { useNetwork, useNetworkTrail } from '../use-network.ts'

/** Lets owners delete the network for all its members. */
export function DeleteNetworkCard({ network }: { network: Network }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { name, createdBy } = network

  const content = (
    <ImpactPreview
      of={deleteNetwork}
      sent={{ params: { id: network.id } }}
      organizationId={createdBy.id}
    />
  )
  const ending = useAction({
    ...deleteNetworkMutation(network),
    before: confirmIdentity,
    ask: () => ({
      title: t('Delete {{name}}?', { name }),
      message: whatEnds(network, t),
      action: t('Delete network'),
      danger: true,
      content,
      typed: typedName(name, t),
    }),
    done: t('Network deleted'),
    after: () =>
      void navigate({
        to: '/organization/$id/networks',
        params: { id: createdBy.id },
        ignoreBlocker: true,
        replace: true,
      }).then(() => forgetNetwork(network)),
  })

  return (
    <Card
      danger
      title={t('Delete this network')}
      description={t(
        'This immediately and permanently deletes the network for every organization in it. Only owners of {{organization}} can do this.',
        { organization: createdBy.name },
      )}
      footer={
        <Button variant="danger" pending={ending.pending} onClick={() => void ending.run()}>
          {t('Delete network')}
        </Button>
      }
    />
  )
}

function whatEnds({ createdBy, members }: Network, t: Translate): string {
  const { joined = 0 } = members ?? {}
  return [forThoseWhoJoined(joined, createdBy.name, t), t("This can't be undone.")].join(' ')
}

function forThoseWhoJoined(joined: number, owner: string, t: Translate): string {
  if (joined === 0) return t('No organization has joined it.')
  return t(
    "We'll notify the {{count}} organizations that joined. {{owner}} will lose access to those organizations' data.",
    {
      count: joined,
      owner,
      defaultValue_one:
        "We'll notify the organization that joined. {{owner}} will lose access to that organization's data.",
    },
  )
}

/** Saves a part of the network, with the same messages on every card. */
export function useSaveNetwork(network: Network) {
  const { t } = useTranslation()
  return useAction({
    ...updateNetworkMutation(network),
    done: t('Updated network!'),
    failed: t('Failed to update network!'),
  })
}

export function NetworkDetailsCard({ network }: { network: Network }) {
  const { t } = useTranslation()
  const saving = useSaveNetwork(network)
  const initial = { name: network.name, description: network.description }

  return (
    <UpdateForm
      title={t('Network details')}
      schema={NetworkForm}
      initial={initial}
      save={(_, changed) => saving.attempt(changed)}
    >
      {(errors) => <NamedFields initial={initial} errors={errors} />}
    </UpdateForm>
  )
}

type Members = NonNullable<Network['members']>

type SharesImpactProps = {
  members: Members
  /** Whether the unsaved selection requests more data than the saved one. */
  widens: boolean
  narrows: boolean
}

/** Explains what saving means for members. */
export function SharesImpact({ members, widens, narrows }: SharesImpactProps) {
  const { t } = useTranslation()
  const { joined } = members
  return (
    <div className={styles.consequences}>
      <p className={styles.agreed}>{agreedBy(members, t)}</p>
      {/* This element is rendered before its content, so that screen readers announce it. */}
      <div className={styles.notices} role="status">
        {joined > 0 && widens && (
          <Notice kind="info" announce={false}>
            {t(
              "Members won't share anything more until they agree. They can see your request on their Networks page.",
            )}
          </Notice>
        )}
        {joined > 0 && narrows && (
          <Notice kind="warning" announce={false}>
            {t(
              "You'll immediately lose access to anything you remove. To get it back, you'll need to request it again from every member.",
            )}
          </Notice>
        )}
      </div>
    </div>
  )
}

function agreedBy({ joined, upToDate }: Members, t: Translate): string {
  if (joined === 0) return t('No organization has joined yet.')
  return t('{{upToDate}} of {{count}} organizations have agreed to share all requested data.', {
    upToDate,
    count: joined,
    defaultValue_one:
      '{{upToDate}} of {{count}} organization has agreed to share all requested data.',
  })
}

export function NetworkSharesCard({ network }: { network: Network }) {
  const { t } = useTranslation()
  const saving = useSaveNetwork(network)
  const {
    value: shares,
    edit,
    discard,
    update,
  } = useEdited('shares', network.shares, (chosen) => saving.attempt({ shares: chosen }))
  const widens = missing(shares, network.shares).length > 0
  const narrows = missing(network.shares, shares).length > 0
  const changed = widens || narrows
  useUnsavedChanges(changed)

  return (
    <Card
      title={t('Shared data')}
      description={t(
        'Choose the data you can read from each member. Members see these descriptions before they decide.',
      )}
      footer={
        <EditButtons
          changed={changed}
          saving={saving.pending}
          label={t('Update shared data')}
          onDiscard={discard}
          onUpdate={update}
        />
      }
    >
      <SharesField shares={shares} onChange={edit} />
      {network.members && (
        <SharesImpact members={network.members} widens={widens} narrows={narrows} />
      )}
      {narrows && (
        <ImpactPreview
          of={updateNetwork}
          sent={{ params: { id: network.id }, body: { shares } }}
          organizationId={network.createdBy.id}
        />
      )}
    </Card>
  )
}

export function NetworkSettingsScreen() {
  const { t } = useTranslation()
  const network = useNetwork()
  const trail = useNetworkTrail()
  const { profileRoles = [] } = useOrganization()

  return (
    <ConsolePage title={t('Update Network details')} trail={trail}>
      <NotWhileDeleted>
        <NetworkDetailsCard network={network} />
        <NetworkSharesCard network={network} />
      </NotWhileDeleted>
      {profileRoles.includes('owner') && <DeleteNetworkCard network={network} />}
    </ConsolePage>
  )
}
