import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Address } from '../browser/address.ts'
import type { SideMenuItem } from './side-menu.tsx'
import { isSingleKey } from './single-key.ts'
import { useSingleKeysEnabled } from './use-single-key.ts'

/** So long the second key of two is waited for. */
const patience = 1500

/** What is made on a page by `c`: by how its address ends, where it leads to. */
const created: readonly [RegExp, string][] = [
  [/^\/organization\/[^/]+\/members$/, '/invite'],
  [/^\/organization\/[^/]+\/(?:applications|networks)$/, '/new'],
  [/^\/user\/organizations$/, '/new'],
  [/^\/network\/[^/]+\/organizations$/, '/new'],
]

export function createdFrom(pathname: string): Address | undefined {
  const [, below] = created.find(([page]) => page.test(pathname)) ?? []
  return below === undefined ? undefined : (`${pathname}${below}` as Address)
}

/** `g` and then the key of a section leads there; `c` makes what the page lists. */
export function useGoKeys(menu: readonly SideMenuItem[]) {
  const router = useRouter()
  const listening = useSingleKeysEnabled()
  const press = useEffectEvent((event: KeyboardEvent, going: boolean) => {
    const made = isSingleKey(event, 'c') && !going
    const to = made
      ? createdFrom(router.state.location.pathname)
      : going && menu.find(({ key }) => key && isSingleKey(event, key))?.to
    if (!to) return
    event.preventDefault()
    void router.navigate({ href: to })
  })

  useEffect(() => {
    if (!listening) return
    let begun = 0
    const listen = (event: KeyboardEvent) => {
      press(event, event.timeStamp - begun < patience)
      begun = isSingleKey(event, 'g') ? event.timeStamp : 0
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [listening])
}
