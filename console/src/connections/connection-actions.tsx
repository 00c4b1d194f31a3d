import {
  type Connection,
  deleteConnection,
  turnOffConnection,
} from '@accord/contract/connections.ts'
import { useNavigate } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Power from 'lucide-react/icons/power'
import Trash2 from 'lucide-react/icons/trash-2'
import { useAction } from '../actions/use-action.ts'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { ImpactPreview } from '../pages/what-ends.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Menu, MenuItem } from '../ui/overlays/menu.tsx'
import { useConnectionPages } from './connection-pages.ts'
import { deleteConnectionMutation, turnOffMutation } from './connections.api.ts'
import styles from './connections.module.css'

type ConnectionProps = { connection: Connection }

/** Shows what ends a connection. Setting it up is on its page. */
export function ConnectionActions({ connection }: ConnectionProps) {
  const { t } = useTranslation()
  const { name, state } = connection
  const { deletion } = useOrganization()
  const turningOff = useTurnOff(connection)
  const deleting = useDelete(connection)

  return (
    <div className={styles.actions}>
      <Menu
        trigger={
          <Button
            iconOnly
            pending={turningOff.pending || deleting.pending}
            icon={<Ellipsis size={16} />}
          >
            <span className="visually-hidden">{t('Actions for {{name}}', { name })}</span>
          </Button>
        }
      >
        {state === 'active' && !deletion && (
          <MenuItem icon={<Power size={16} />} onClick={() => void turningOff.run()}>
            {t('Turn off')}
          </MenuItem>
        )}
        <MenuItem danger icon={<Trash2 size={16} />} onClick={() => void deleting.run()}>
          {t('Delete connection')}
        </MenuItem>
      </Menu>
    </div>
  )
}

export function useTurnOff(connection: Connection) {
  const { t } = useTranslation()
  const { id, name, organization } = connection
  return useAction({
    ...turnOffMutation(connection),
    ask: () => ({
      title: t('Turn off {{name}}?', { name }),
      message: t(
        "Everyone who signed in through it is signed out immediately. People without an account of their own can't sign in until you turn it on again.",
      ),
      action: t('Turn off'),
      danger: true,
      content: (
        <ImpactPreview
          of={turnOffConnection}
          sent={{ params: { id }, body: {} }}
          organizationId={organization}
        />
      ),
    }),
    done: t('Connection turned off'),
  })
}

function useDelete(connection: Connection) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { list } = useConnectionPages()
  const { id, name, organization } = connection

  return useAction({
    ...deleteConnectionMutation(connection),
    ask: () => ({
      title: t('Delete the connection {{name}}?', { name }),
      message: t(
        "Everyone who signed in through it is signed out immediately. People without an account of their own can't sign in anymore, but stay members. You can't undo this.",
      ),
      action: t('Delete connection'),
      danger: true,
      content: (
        <ImpactPreview
          of={deleteConnection}
          sent={{ params: { id } }}
          organizationId={organization}
        />
      ),
    }),
    done: t('Connection deleted'),
    after: () => void navigate({ href: list, replace: true, ignoreBlocker: true }),
  })
}
