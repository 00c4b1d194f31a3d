import type { PageName } from '@accord/contract/console-paths.ts'
import './ui/tokens.css'
import './ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { scriptCame } from './auth-pages/prerender/taking-over.ts'
import { AuthPages } from './auth-pages/auth-pages.tsx'
import { takeMailedLink } from './auth-pages/mailed-link.ts'
import { startUp } from './bootstrap/start-up.ts'

const root = document.querySelector<HTMLElement>('#root')!
const page = root.dataset['page'] as PageName

// No other code can read or report the secret in the URL.
takeMailedLink(page)

// This notifies the script in the document, which restores the prerendered texts.
dispatchEvent(new Event(scriptCame))

const door = <AuthPages page={page} />
if (root.hasChildNodes()) hydrateRoot(root, door)
else createRoot(root).render(door)

startUp()
