import { leadOn } from './audiences.js'
import { offerCopies } from './copy.js'
import { offerMenu } from './menu.js'
import { offerToTry } from './try.js'

// The page is readable without this script, which adds search, copying, and trying calls.
leadOn()
offerCopies()
offerMenu()
offerToTry()
