import { broughtAlong, takeAlong } from './audiences.js'
import { all, one } from './elements.js'

const menu = one(HTMLElement, '.menu')
const links = all(HTMLAnchorElement, 'a', menu)
const opener = one(HTMLButtonElement, '.open-menu')
const field = one(HTMLInputElement, '#filter')

/** Adds search to the menu, a button for narrow screens, and a mark for the section in view. */
export function offerMenu() {
  offerToFind()
  offerToOpen()
  followReading()
}

/**
 * Shows only the links whose title, path, or description contains all typed words. Links to the other page appear only
 * during a search.
 */
function offerToFind() {
  const texts = new Map(links.map((link) => [link, textOf(link)]))
  one(HTMLElement, '.filter').hidden = false

  const typed = () => field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const find = () => {
    const words = typed()
    const found = links.filter((link) => words.every((word) => texts.get(link)?.includes(word)))
    for (const row of all(HTMLElement, 'li', menu)) {
      row.hidden = !found.some((link) => row.contains(link))
    }
    for (const section of all(HTMLElement, 'section', menu)) {
      section.hidden = section.querySelector('li:not([hidden])') === null
    }
    one(HTMLElement, '.others', menu).hidden = words.length === 0
    takeAlong(field.value)
    one(HTMLElement, '.found', menu).textContent = words.length > 0 ? `${found.length} found` : ''
  }
  field.value = broughtAlong()
  find()
  // A reader who switched pages while searching wants to continue the search. A reader who followed a result wants to
  // read it.
  if (field.value !== '' && location.hash === '') show(true)
  field.addEventListener('input', find)
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') {
      const found = all(HTMLAnchorElement, 'li:not([hidden]) a', menu)
      // A typed name refers to the call with that name, not to a call that only mentions it.
      const named = found.find(({ textContent }) => {
        const title = textContent.toLowerCase()
        return typed().every((word) => title.includes(word))
      })
      ;(named ?? found[0])?.click()
    }
    if (key !== 'Escape') return
    field.value = ''
    find()
  })
  document.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey } = event
    const typing = target instanceof Element && target.matches('input, textarea')
    if (key !== '/' || typing || ctrlKey || metaKey) return
    event.preventDefault()
    show(true)
    field.focus()
  })
}

/** @param {HTMLAnchorElement} link */
function textOf(link) {
  const place = document.getElementById(link.hash.slice(1))
  const sentences = place?.matches('article')
    ? all(HTMLElement, 'h3, .prose > p', place).map(({ textContent }) => textContent)
    : []
  return [link.textContent, link.dataset['words'], ...sentences].join(' ').toLowerCase()
}

/** On narrow screens, lets a button open the menu and closes it when a link is chosen. */
function offerToOpen() {
  opener.hidden = false
  document.documentElement.classList.add('has-script')
  opener.addEventListener('click', () => show(!isOpen()))
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) show(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    show(false)
    opener.focus()
  })
}

function isOpen() {
  return opener.getAttribute('aria-expanded') === 'true'
}

/** @param {boolean} open */
function show(open) {
  opener.setAttribute('aria-expanded', String(open))
  menu.classList.toggle('open', open)
}

function followReading() {
  const edge = one(HTMLElement, '.top').offsetHeight + 56
  const byId = new Map(links.map((link) => [link.hash.slice(1), link]))
  const watcher = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)
      const link = read && byId.get(read.target.id)
      if (!link) return
      for (const other of links) other.removeAttribute('aria-current')
      link.setAttribute('aria-current', 'true')
      // Only the menu scrolls, because the reader controls the page's position.
      const { offsetTop, offsetHeight } = link
      const above = offsetTop < menu.scrollTop
      const below = offsetTop + offsetHeight > menu.scrollTop + menu.clientHeight
      if (above || below) menu.scrollTop = offsetTop - menu.clientHeight / 2
    },
    // This is the area below the edge that links scroll to. The end of the previous section may still be visible above
    // it.
    { rootMargin: `-${edge}px 0px -65% 0px` },
  )
  for (const id of byId.keys()) {
    const place = document.getElementById(id)
    if (place) watcher.observe(place)
  }
}
