// The page for an address that leads nowhere: its words are in the page itself, and the bar on top is that of every page.

import './parts/language.js'
import * as session from './parts/session.js'

const here = () => {} // whoever logs in here goes on to the lobby: nothing on this page is about them

document.addEventListener('language', event => event.preventDefault()) // its words are changed in place
session.begin({ onchange: here }).catch(here) // without the bar there is still the way to the lobby
