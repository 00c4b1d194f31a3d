/**
 * For the person who started it, in so many words. Elsewhere a program reads standard output line by line, and finds
 * nothing there but JSON; it is told whatever `LOG_LEVEL` says, because somebody waits for it.
 */
export function greet({ local }: { local: boolean }, sentence: string, inSoManyWords = sentence) {
  if (local) console.log(inSoManyWords)
  else console.log(JSON.stringify({ level: 30, time: Date.now(), msg: sentence }))
}
