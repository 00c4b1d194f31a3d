import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

// React needs these parts of a browser for a component that renders nothing.
const document = { addEventListener() {}, activeElement: null }
const window = { document, HTMLIFrameElement: Map }
Object.assign(globalThis, { window, IS_REACT_ACT_ENVIRONMENT: true })

/**
 * Runs a hook with the real React and its providers, but without a browser. `now()` returns the hook's latest result.
 */
export function runHook<Result>(
  hook: () => Result,
  within: (drawn: ReactNode) => ReactNode = (drawn) => drawn,
) {
  let current: Result
  function Draws() {
    current = hook()
    return null
  }
  const ownerDocument = { ...document, defaultView: window }
  const place = { ...document, ownerDocument, nodeType: 1, tagName: 'DIV' }
  const root = createRoot(place as unknown as Element)
  const render = () => act(() => root.render(within(createElement(Draws))))
  render()
  return { now: () => current, render, leave: () => act(() => root.unmount()) }
}
