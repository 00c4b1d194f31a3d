import type { Network } from '@accord/contract/networks.ts'
import { useLocation } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Building2 from 'lucide-react/icons/building-2'
import FileDown from 'lucide-react/icons/file-down'
import Settings2 from 'lucide-react/icons/settings-2'
import Waypoints from 'lucide-react/icons/waypoints'
import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import type { SideMenuItem } from '../../shell/side-menu.tsx'

/** Returns a network's side menu for its owner's managers. */
export function useNetworkMenu(id: string, network: Network | undefined): SideMenuItem[] {
  const { t } = useTranslation()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const profile = pathTo('/network/$id/profile', { id })

  return [
    ...(network
      ? [
          {
            label: t('All networks'),
            to: pathTo('/organization/$id/networks', network.createdBy),
            icon: <ArrowLeft size={18} aria-hidden />,
          },
        ]
      : []),
    {
      label: t('General'),
      // General has two URLs, and the menu highlights it on both.
      to: path === profile ? profile : pathTo('/network/$id', { id }),
      icon: <Settings2 size={18} aria-hidden />,
      exact: true,
    },
    {
      label: t('Organizations'),
      to: pathTo('/network/$id/organizations', { id }),
      icon: <Building2 size={18} aria-hidden />,
    },
    {
      label: t('Map'),
      to: pathTo('/network/$id/map', { id }),
      icon: <Waypoints size={18} aria-hidden />,
    },
    {
      label: t('Data Export'),
      to: pathTo('/network/$id/data-export', { id }),
      icon: <FileDown size={18} aria-hidden />,
    },
  ]
}
