import { plainPageStyle } from '#http/plain-pages.ts'

export const outboxStyle = `${plainPageStyle}
body{font-size:14px;line-height:20px;background:var(--canvas)}
main{max-width:800px}
h1{font-size:24px;line-height:32px;font-weight:600}h2{font-size:16px;line-height:24px}
.list{list-style:none;margin:24px 0 0;padding:0;border:1px solid var(--line);border-radius:8px;background:var(--surface);overflow:hidden}
.list li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:12px 16px}
.list li+li{border-top:1px solid var(--line)}
.list li:hover{background:var(--hover)}
.letter{flex:1 1 300px;min-width:0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.letter strong{display:block;font-weight:600}
.button{padding:5px 12px;border:1px solid var(--line);border-radius:8px;color:inherit;background:var(--surface);text-decoration:none;font-weight:500}
.button:hover{border-color:var(--accent)}
.alarm{color:var(--alarm)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0 24px}
dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:640px;border:1px solid var(--line);border-radius:8px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid var(--line);border-radius:8px;background:var(--surface)}`

/** Updates the list every three seconds, and makes the frame as high as its email. */
export const outboxScript = `
const frame = document.querySelector('iframe')
const fit = () => { frame.style.height = frame.contentDocument.body.offsetHeight + 2 + 'px' }
if (frame) {
  frame.addEventListener('load', fit)
  addEventListener('resize', fit)
  if (frame.contentDocument?.readyState === 'complete') fit()
} else setInterval(async () => {
  if (document.hidden) return
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#mails')
  const shown = document.querySelector('#mails')
  if (next && !shown.contains(document.activeElement) && !next.isEqualNode(shown)) shown.replaceWith(next)
}, 3000)
`
