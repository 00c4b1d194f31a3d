import './ui/tokens.css'
import './ui/base.css'
import { renderToString } from 'react-dom/server'
import { drawPages } from './ahead/drawn-pages.tsx'
import { missingScriptId } from './ahead/missing-script.ts'
import { settings } from './browser/settings.ts'
import { FrontDoor } from './front-door/front-door.tsx'
import { pageNames } from './browser/front-door-paths.ts'
import { pages } from './front-door/pages.tsx'
import { t } from './language/words.ts'
import { MissingScript } from './pages/missing-script.tsx'
import { frames, WaitingFrame } from './shell/waiting-frame.tsx'

/** Every page before sign-in as HTML, for the build to put into documents. */
export function prerenderPages() {
  return pageNames.map((name) => ({
    name,
    title: `${pages[name].title} · ${settings.brand}`,
    html: renderToString(<FrontDoor page={name} />),
    /** On the button of a form that is sent before the script has come. */
    moment: t('One moment…'),
  }))
}

/** The frame of each area behind sign-in, with the pages that take the place of its bars. */
export async function prerenderFrames() {
  const drawn = await drawPages()
  return (Object.keys(frames) as (keyof typeof frames)[]).map((area) => ({
    area,
    html: [
      renderToString(<WaitingFrame area={area} />),
      `<template id="${missingScriptId}">${renderToString(<MissingScript />)}</template>`,
      ...drawn.filter((page) => page.area === area).map(({ html }) => html),
    ].join(''),
  }))
}
