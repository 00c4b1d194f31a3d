import Ellipsis from 'lucide-react/icons/ellipsis'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { CopyButton } from '../ui/buttons/copy-button.tsx'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'
import { confirmAction } from '../ui/overlays/confirm-store.ts'
import { Drawer } from '../ui/overlays/drawer.tsx'
import {
  MenuChoice,
  MenuHeader,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '../ui/overlays/menu-items.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { chooseScheme, chosenScheme } from '../ui/scheme.ts'
import { MonoValue } from '../ui/text/mono-value.tsx'
import { GallerySection, Row } from './gallery-section.tsx'
import styles from './gallery.module.css'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const clientId = 'app_01JQ8Z4V0T9K3M5N7P2R6S8W1X'

export function GalleryActions() {
  const [pending, setPending] = useState(false)

  return (
    <>
      <GallerySection title="Buttons">
        {(['medium', 'small'] as const).map((size) => (
          <Row key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
            <Button size={size} disabled>
              disabled
            </Button>
            <Button variant="primary" size={size} icon={<Plus size={16} />}>
              Add organization
            </Button>
          </Row>
        ))}
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} pending>
              {variant}
            </Button>
          ))}
          <Button pending={pending} onClick={() => setPending(true)}>
            Press to wait
          </Button>
          <ButtonLink href="#buttons">A link as a button</ButtonLink>
        </Row>
      </GallerySection>
      <GallerySection title="Menu, drawer, dialog, tooltip, copy">
        <Row>
          <AccountMenu />
          <DrawerExample />
          <Button onClick={() => void askToLeave()}>Ask to leave</Button>
          <Button onClick={() => void askToDelete()}>Ask to delete</Button>
          <Tooltip text="More actions">
            <Button
              variant="quiet"
              iconOnly
              aria-label="More actions"
              icon={<Ellipsis size={18} />}
            />
          </Tooltip>
        </Row>
        <Row>
          <MonoValue value={clientId} />
          <CopyButton
            value={clientId}
            label="Copy client ID"
            copiedLabel="Client ID Copied!"
            failedLabel="Could not copy"
          />
          <span className={styles.narrow}>
            <MonoValue value={clientId + clientId} />
          </span>
        </Row>
      </GallerySection>
    </>
  )
}

function AccountMenu() {
  const [scheme, setScheme] = useState(chosenScheme)
  return (
    <Menu trigger={<Button>Account menu</Button>} align="start">
      <MenuHeader>ana.lima@northside-health.example</MenuHeader>
      <MenuLink icon={<User size={16} />} link={<a href="#profile">Profile</a>}>
        Profile
      </MenuLink>
      <MenuSeparator />
      <MenuChoice
        label="Appearance"
        value={scheme}
        onChange={(next) => {
          chooseScheme(next)
          setScheme(next)
        }}
        choices={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <MenuSeparator />
      <MenuItem
        icon={<LogOut size={16} />}
        onClick={() => showSnackbar({ kind: 'info', message: 'Signed out, or nearly.' })}
      >
        Sign out
      </MenuItem>
    </Menu>
  )
}

function DrawerExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open drawer</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Northside Health" closeLabel="Close menu">
        <a href="#general">General</a>
      </Drawer>
    </>
  )
}

async function askToLeave() {
  const confirmed = await confirmAction({
    message: 'You leave Northside Health. You need a new invitation to come back.',
    action: 'Leave',
  })
  if (confirmed) showSnackbar({ kind: 'success', message: 'You left Northside Health.' })
}

async function askToDelete() {
  const confirmed = await confirmAction({
    title: 'Delete Acme Surveys?',
    message: '3 organizations stop sharing data with it at once. This cannot be undone.',
    action: 'Delete application',
    danger: true,
    typed: { label: 'Type Acme Surveys to confirm', accepts: ['Acme Surveys'] },
  })
  if (confirmed) showSnackbar({ kind: 'error', message: 'It is only an example.' })
}
