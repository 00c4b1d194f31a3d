import './ui/tokens.css'
import './ui/base.css'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { settings } from './browser/settings.ts'
import { AuthPages, pages } from './auth-pages/auth-pages.tsx'
import { pageNames } from './browser/auth-page-paths.ts'
import { t } from './i18n/translation.ts'
import { MissingScript, MissingScriptPanel } from './pages/missing-script.tsx'
import { loadingFrames, LoadingFrame } from './shell/loading-frame.tsx'
import { missingScriptId } from './bootstrap/missing-script.ts'

/** Returns the auth pages as HTML, which the build puts into documents. */
export function prerenderPages() {
  return pageNames.map((name) => ({
    name,
    title: `${pages[name].title} · ${settings.brand}`,
    html: renderToString(<AuthPages page={name} />),
    /** This is the label of a form's button if the form is submitted before the script loads. */
    moment: t('One moment…'),
  }))
}

/** Returns the frame of each area in the signed-in console. */
export function prerenderFrames() {
  return (Object.keys(loadingFrames) as (keyof typeof loadingFrames)[]).map((area) => ({
    area,
    html: renderToString(<LoadingFrame area={area} />) + standingReady(<MissingScript />),
  }))
}

/** Returns the message for documents without a frame, in case their script doesn't load. */
export function prerenderMissingScript() {
  return standingReady(<MissingScriptPanel />)
}

function standingReady(notice: ReactNode) {
  return `<template id="${missingScriptId}">${renderToString(notice)}</template>`
}
