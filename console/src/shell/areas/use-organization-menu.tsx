import { canManage, type Role } from '@accord/contract/rules/roles.ts'
import { useLocation } from '@tanstack/react-router'
import AppWindow from 'lucide-react/icons/app-window'
import Building2 from 'lucide-react/icons/building-2'
import FileDown from 'lucide-react/icons/file-down'
import History from 'lucide-react/icons/history'
import Share2 from 'lucide-react/icons/share-2'
import Users from 'lucide-react/icons/users'
import { useWords } from '../../language/words.ts'
import type { SideMenuItem } from '../side-menu.tsx'

/** The side menu of an organization: more of it for those who can manage (RT-5). */
export function useOrganizationMenu(id: string, roles: readonly Role[]): SideMenuItem[] {
  const { t } = useWords()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const home = `/organization/${id}`

  return [
    {
      label: t('General'),
      // General has two addresses; the menu marks it at both.
      to: path === `${home}/profile` ? path : home,
      icon: <Building2 size={18} aria-hidden />,
      exact: true,
    },
    ...(canManage(roles)
      ? [
          {
            label: t('Applications'),
            to: `${home}/applications`,
            icon: <AppWindow size={18} aria-hidden />,
            // An application and an authorization have addresses of their own.
            current: path.startsWith('/application'),
          },
          { label: t('Members'), to: `${home}/members`, icon: <Users size={18} aria-hidden /> },
          { label: t('Networks'), to: `${home}/networks`, icon: <Share2 size={18} aria-hidden /> },
          {
            label: t('Data Export'),
            to: `${home}/data-export`,
            icon: <FileDown size={18} aria-hidden />,
          },
          { label: t('Activity'), to: `${home}/activity`, icon: <History size={18} aria-hidden /> },
        ]
      : []),
  ]
}
