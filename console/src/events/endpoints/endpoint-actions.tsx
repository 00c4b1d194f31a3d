import { type EventEndpoint, deleteEndpoint } from '@accord/contract/event-endpoints.ts'
import { useNavigate } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pause from 'lucide-react/icons/pause'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { focusTitle } from '../../pages/page-title.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { serviceTime } from '../../browser/service-clock.ts'
import { type Receiver, hostOf } from './endpoint-labels.ts'
import { useEndpointPages } from './endpoint-owner.ts'
import {
  deleteEndpointMutation,
  enableEndpointMutation,
  pauseEndpointMutation,
  resendFailedMutation,
  testEndpointMutation,
} from './endpoints.api.ts'
import styles from './endpoints.module.css'

/** Sends a test event. The page shows what the endpoint responded. */
export function useTestEvent(endpoint: EventEndpoint) {
  const { t } = useTranslation()
  return useAction({
    ...testEndpointMutation(endpoint),
    failed: t("The test event couldn't be sent."),
  })
}

type EndpointActionsProps = {
  endpoint: EventEndpoint
  testing: ReturnType<typeof useTestEvent>
  /** Whether only deleting is possible, because the application was deleted. */
  isReadOnly: boolean
}

export function EndpointActions({ endpoint, testing, isReadOnly }: EndpointActionsProps) {
  const { t } = useTranslation()
  const [resending, setResending] = useState(false)
  const pausing = useAction({ ...pauseEndpointMutation(endpoint), done: t('Endpoint paused') })
  const enabling = useAction({
    ...enableEndpointMutation(endpoint),
    done: t('Endpoint enabled'),
    // The focused button is removed.
    after: focusTitle,
  })
  const deleting = useDeleteEndpoint(endpoint)

  return (
    <ReceiverActions
      receiver={endpoint}
      isReadOnly={isReadOnly}
      testing={testing}
      testLabel={t('Send test event')}
      pausing={pausing}
      enabling={enabling}
      deleting={deleting}
      deleteLabel={t('Delete endpoint')}
      further={
        endpoint.state !== 'unverified' && (
          <MenuItem icon={<RotateCw size={16} />} onClick={() => setResending(true)}>
            {t('Resend failed since…')}
          </MenuItem>
        )
      }
    >
      {resending && <ResendFailedDialog endpoint={endpoint} onClose={() => setResending(false)} />}
    </ReceiverActions>
  )
}

/** An action without input. */
type Runnable = { pending: boolean; run: () => Promise<void> }

type ReceiverActionsProps = {
  receiver: Receiver
  /** Whether only deleting is possible. */
  isReadOnly: boolean
  testing: Runnable
  testLabel: string
  pausing: Runnable
  enabling: Runnable
  deleting: Runnable
  deleteLabel: string
  /** More items of the menu. */
  further?: ReactNode
  children?: ReactNode
}

/** Shows the actions of an endpoint or an audit stream. */
export function ReceiverActions(props: ReceiverActionsProps) {
  const { receiver, isReadOnly, testing, testLabel, pausing, enabling, deleting, deleteLabel } =
    props
  const { t } = useTranslation()
  const { state, url } = receiver
  const { deletion } = useOrganization()
  const changes = !deletion && !isReadOnly
  const isStopped = state === 'paused' || state === 'disabled'

  return (
    <div className={styles.actions}>
      {changes && (
        <Button
          variant={state === 'unverified' ? 'primary' : 'secondary'}
          pending={testing.pending}
          onClick={() => void testing.run()}
        >
          {testLabel}
        </Button>
      )}
      {changes && isStopped && (
        <Button variant="primary" pending={enabling.pending} onClick={() => void enabling.run()}>
          {t('Enable')}
        </Button>
      )}
      {!deletion && (
        <Menu
          trigger={
            <Button
              iconOnly
              pending={pausing.pending || deleting.pending}
              icon={<Ellipsis size={16} />}
            >
              <span className="visually-hidden">
                {t('Actions for {{name}}', { name: hostOf(url) })}
              </span>
            </Button>
          }
        >
          {changes && state === 'active' && (
            <MenuItem icon={<Pause size={16} />} onClick={() => void pausing.run()}>
              {t('Pause')}
            </MenuItem>
          )}
          {changes && props.further}
          <MenuItem danger icon={<Trash2 size={16} />} onClick={() => void deleting.run()}>
            {deleteLabel}
          </MenuItem>
        </Menu>
      )}
      {props.children}
    </div>
  )
}

function useDeleteEndpoint(endpoint: EventEndpoint) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { list } = useEndpointPages()
  const { id, url, organization } = endpoint
  const name = hostOf(url)

  return useAction({
    ...deleteEndpointMutation(endpoint),
    ask: () => ({
      title: t('Delete the endpoint {{name}}?', { name }),
      message: t(
        "We'll stop sending events to it immediately, and delete its secret and its deliveries. You can't undo this.",
      ),
      action: t('Delete endpoint'),
      danger: true,
      content: (
        <ImpactPreview
          of={deleteEndpoint}
          sent={{ params: { id } }}
          organizationId={organization.id}
        />
      ),
    }),
    done: t('Endpoint deleted'),
    after: () => void navigate({ href: list, replace: true, ignoreBlocker: true }),
  })
}

const hour = 60 * 60_000
const day = 24 * hour
/** Deliveries are kept for 30 days. */
const periods = { hour, day, '3': 3 * day, '7': 7 * day, '30': 30 * day }

type ResendFailedDialogProps = { endpoint: EventEndpoint; onClose: () => void }

function ResendFailedDialog({ endpoint, onClose }: ResendFailedDialogProps) {
  const { t } = useTranslation()
  const [period, setPeriod] = useState<keyof typeof periods>('day')
  const labels: Record<keyof typeof periods, string> = {
    hour: t('Last hour'),
    day: t('Last 24 hours'),
    3: t('Last 3 days'),
    7: t('Last 7 days'),
    30: t('Last 30 days'),
  }
  const resending = useAction({
    ...resendFailedMutation(endpoint),
    done: ({ deliveries, more }) => {
      if (deliveries === 0) return t('No events failed in this period.')
      if (more) return t("We'll resend more than {{count}} events.", { count: deliveries })
      return t("We'll resend {{count}} events.", {
        count: deliveries,
        defaultValue_one: "We'll resend {{count}} event.",
      })
    },
    after: onClose,
  })
  const send = () => resending.run(new Date(serviceTime().getTime() - periods[period]))

  return (
    <Dialog
      title={t('Resend failed events?')}
      message={t(
        "We'll resend each event that we gave up on, with the same ID. Your receiver should skip IDs that it already processed.",
      )}
      onDismiss={onClose}
    >
      <DialogContent>
        <SelectField
          label={t('Failed in the')}
          value={period}
          onChange={({ target }) => setPeriod(target.value as keyof typeof periods)}
        >
          {(['hour', 'day', '3', '7', '30'] as const).map((key) => (
            <option key={key} value={key}>
              {labels[key]}
            </option>
          ))}
        </SelectField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="primary" pending={resending.pending} onClick={() => void send()}>
          {t('Resend')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
