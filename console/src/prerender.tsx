import './ui/tokens.css'
import './ui/base.css'
import { renderToString } from 'react-dom/server'
import { settings } from './browser/settings.ts'
import { FrontDoor } from './front-door/front-door.tsx'
import { pageNames } from './browser/front-door-paths.ts'
import { pages } from './front-door/pages.tsx'
import { frames, WaitingFrame } from './shell/waiting-frame.tsx'

/** Every page before sign-in as HTML, for the build to put into documents. */
export function prerenderPages() {
  return pageNames.map((name) => ({
    name,
    title: `${pages[name].title} · ${settings.brand}`,
    html: renderToString(<FrontDoor page={name} />),
  }))
}

/** The frame of each area behind sign-in. */
export function prerenderFrames() {
  return (Object.keys(frames) as (keyof typeof frames)[]).map((area) => ({
    area,
    html: renderToString(<WaitingFrame area={area} />),
  }))
}
