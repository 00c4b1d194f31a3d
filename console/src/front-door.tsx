import type { PageName } from '@accord/contract/console-paths.ts'
import './ui/tokens.css'
import './ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { scriptCame } from './front-door/early/taking-over.ts'
import { FrontDoor } from './front-door/front-door.tsx'
import { takeMailedLink } from './front-door/mailed-link.ts'
import { startUp } from './start/start-up.ts'

const root = document.querySelector<HTMLElement>('#root')!
const page = root.dataset['page'] as PageName

// Before anything else can see the address or report it.
takeMailedLink(page)

// What lies in the document leaves the page as it was drawn.
dispatchEvent(new Event(scriptCame))

const door = <FrontDoor page={page} />
if (root.hasChildNodes()) hydrateRoot(root, door)
else createRoot(root).render(door)

startUp()
