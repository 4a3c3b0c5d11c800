// The shell: addresses to views, the live stream, keys and the theme. A view is a module with
// title, load and view, and at need pulse (what moved), again (how soon to load it again), drawn
// and leave.
import { html, render, icon, link, nothing, BASE } from './lib/base.js';
import { enter, leave, loginForm, viewer } from './lib/access.js';
import { openPalette } from './lib/palette.js';
import './lib/figure.js';

// Each names the module of its view, which is loaded when it is first shown.
const ROUTES = [
  [/^$/, 'overview'],
  [/^agents$/, 'agents'],
  [/^agents\/(.+)$/, 'agent'],
  [/^memory$/, 'memory'],
  [/^memory\/(.+)$/, 'life'],
  [/^channels(?:\/(.+))?$/, 'channels'],
  [/^tasks$/, 'tasks'],
  [/^knowledge$/, 'knowledge'],
  [/^debates$/, 'debates'],
  [/^debates\/(.+)$/, 'debate'],
  [/^conversations(?:\/(.+))?$/, 'conversations'],
  [/^evolution$/, 'evolution'],
  [/^trust$/, 'quarantines'],
  [/^trust\/(.+)$/, 'lineage'],
  [/^audit$/, 'audit'],
  [/^audit\/(\d+)$/, 'entry'],
  [/^operations$/, 'operations'],
];

export const PLACES = [
  ['', 'Overview', 'overview', 'o'],
  ['agents', 'Agents', 'agents', 'a'],
  ['memory', 'Memory', 'memory', 'm'],
  ['channels', 'Channels', 'channels', 'c'],
  ['debates', 'Debates', 'debates', 'd'],
  ['tasks', 'Tasks', 'tasks', 't'],
  ['knowledge', 'Knowledge', 'knowledge', 'k'],
  ['conversations', 'Conversations', 'conversations', 'v'],
  ['evolution', 'Evolution', 'evolution', 'e'],
  ['trust', 'Trust', 'trust', 'r'],
  ['audit', 'Audit', 'audit', 'u'],
  ['operations', 'Operations', 'operations', 'p'],
];

const byId = id => document.getElementById(id);
let here = { view: null, data: null };
let going = false;
let online = null;
let beat = 0;
let serial = 0;
let later = null;

const where = () => ({
  path: decodeURIComponent(location.pathname.slice(BASE.length).replace(/^\/ui\/?|\/$/g, '')),
  query: Object.fromEntries(new URLSearchParams(location.search)),
});

async function show({ focus = false, keep = false } = {}) {
  const mine = ++serial;
  const { path, query } = where();
  const [pattern, name] = ROUTES.find(([p]) => p.test(path)) ?? [null, null];
  if (!name) return unknown(path);
  const context = {
    part: path.match(pattern)[1],
    query,
    go,
    redraw: draw,
    // A live reload must not overtake the way to another view.
    reload: () => going || show({ keep: true }),
    // Neither must a replay that still runs while the next view is loaded.
    set: change =>
      where().path === path &&
      go(link(path, { ...query, ...change }), { replace: true, focus: false }),
  };
  if (!keep) {
    going = true;
    byId('main').setAttribute('aria-busy', 'true');
  }
  let view, data, failed;
  try {
    view = await import(`./views/${name}.js`);
    data = await view.load(context, keep && here.view === view ? here.data : undefined);
  } catch (problem) {
    failed = problem;
  }
  if (mine !== serial) return;
  if (failed?.status === 401) return login();
  // What was true a moment ago is better than an error.
  if (failed && keep && here.view === view && !here.failed) return plan();
  going = false;
  if (here.view !== view) here.view?.leave?.();
  here = { view, data, context, failed };
  document.title = (failed ? 'Failed' : view.title(data, context)) + ' · Stoa';
  draw();
  shell();
  byId('main').setAttribute('aria-busy', 'false');
  plan();
  if (focus) {
    window.scrollTo(0, 0);
    byId('main').focus({ preventScroll: true });
    byId('say').textContent = document.title;
  }
}

/** Some views are loaded again after a while. */
function plan() {
  clearTimeout(later);
  const { view, data, failed } = here;
  const wait = failed ? 0 : (view.again?.(data) ?? 0);
  if (wait) later = setTimeout(() => here.view === view && !going && show({ keep: true }), wait);
}

function unknown(path) {
  going = false;
  here.view?.leave?.();
  here = { view: null, data: null };
  document.title = 'Not found · Stoa';
  render(
    html`<div class="head">
      <div>
        <h1>No such view</h1>
        <p>No view has the address ${path}. <a href=${link('')}>Go to the overview</a>.</p>
      </div>
    </div>`,
    byId('main'),
  );
  shell();
  byId('main').setAttribute('aria-busy', 'false');
}

function draw() {
  const { view, data, context, failed } = here;
  render(failed ? failure(failed) : view.view(data, context), byId('main'));
  if (!failed) view.drawn?.(data, context);
}

const failure = problem =>
  html`<div class="head">
    <div>
      <h1>This could not be read</h1>
      <p>${problem.message}</p>
    </div>
    <button class="btn" @click=${() => show()}>Try again</button>
  </div>`;

export function go(to, { replace = false, focus = true } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  return show({ focus });
}

addEventListener('stoa-redraw', () => here.view && draw());
addEventListener('popstate', () => show({ focus: true }));
document.addEventListener('click', e => {
  const anchor = e.target.closest(`a[href^="${BASE}/ui/"]`);
  const plain = e.button === 0 && !e.metaKey && !e.ctrlKey && !e.shiftKey;
  if (anchor && plain && !e.defaultPrevented && !anchor.target) {
    e.preventDefault();
    go(anchor.getAttribute('href'));
  }
  document.querySelectorAll('details.menu[open]').forEach(menu => {
    if (!menu.contains(e.target)) menu.open = false;
  });
});

const LOGO = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="7" class="s1"></rect>
  <g class="paper">
    <path d="M16 5 27 11H5z"></path>
    <rect x="7" y="13" width="3" height="10"></rect>
    <rect x="14.5" y="13" width="3" height="10"></rect>
    <rect x="22" y="13" width="3" height="10"></rect>
    <rect x="5" y="24.5" width="22" height="2.5"></rect>
  </g>
</svg>`;

function shell() {
  const first = where().path.split('/')[0];
  const state = online === false ? 'Not connected, trying again' : online ? 'Live' : 'Connecting';
  render(
    html`<a class="brand" href=${link('')}
        >${LOGO}<span>Stoa<small>${viewer().workspace ?? ''}</small></span></a
      >
      <button class="find" @click=${open}>Search or go to… <kbd>/</kbd></button>
      <nav aria-label="Views">
        <ul>
          ${PLACES.map(
            ([path, text, picture]) =>
              html`<li>
                <a href=${link(path)} aria-current=${first === path ? 'page' : nothing}
                  >${icon(picture)}${text}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      <div class="foot">
        <div class="row">
          <span class=${'live ' + (online === false ? 'off' : '') + (beat % 2 ? ' beat' : '')}
            ><i></i><span class="txt">${state}</span></span
          >
          <button class="btn icon" aria-label="Change theme" @click=${theme}>◐</button>
        </div>
        ${
          viewer().login
            ? html`<div class="row out">
                <span>${viewer().subject}</span
                ><button class="btn icon small" @click=${leave}>Log out</button>
              </div>`
            : nothing
        }
        <span class="keys"
          >Keys: <kbd>/</kbd> search, <kbd>g</kbd> then a letter of
          ${PLACES.map(p => html` <kbd>${p[3]}</kbd>`)}</span
        >
      </div>`,
    byId('shell'),
  );
}

function theme() {
  const root = document.documentElement;
  const dark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  localStorage.setItem('theme', root.dataset.theme);
}
const chosen = localStorage.getItem('theme');
if (chosen) document.documentElement.dataset.theme = chosen;

const open = () => openPalette(PLACES, go);

let chord = 0;
addEventListener('keydown', e => {
  if (e.target.closest('input,select,textarea,dialog') || e.metaKey || e.altKey) return;
  if (e.key === '/' || (e.ctrlKey && e.key === 'k')) {
    e.preventDefault();
    open();
    return;
  }
  if (e.ctrlKey) return;
  if (e.key === 'g') {
    chord = Date.now();
    return;
  }
  const place = PLACES.find(p => p[3] === e.key);
  if (place && Date.now() - chord < 1200) {
    chord = 0;
    go(link(place[0]));
  }
});

// The stream says how far everything is; what differs from last time has moved, and the view
// decides whether that matters. After a broken connection the difference is reported once.
let known = {};
let moved = {};
let due = null;
let stream = null;

function follow() {
  stream?.close();
  stream = new EventSource(BASE + '/v1/events');
  stream.onopen = () => {
    const back = online === false;
    online = true;
    shell();
    if (back) show({ keep: true });
  };
  stream.onerror = () => {
    online = false;
    shell();
    // A refused connection is not tried again by the browser itself.
    if (stream.readyState === EventSource.CLOSED) setTimeout(follow, 2000);
  };
  stream.addEventListener('pulse', e => {
    const state = JSON.parse(e.data);
    for (const key in state) if (known[key] !== state[key]) moved[key] = state[key];
    known = state;
    beat++;
    due ??= setTimeout(tell, 120);
  });
}

function tell() {
  const what = moved;
  moved = {};
  due = null;
  shell();
  const { view, data, context, failed } = here;
  if (!document.hidden && !failed && Object.keys(what).length) view?.pulse?.(what, data, context);
}
addEventListener('visibilitychange', () => document.hidden || !here.view || show({ keep: true }));

function login() {
  stream?.close();
  going = false;
  here = { view: null, data: null };
  document.title = 'Log in · Stoa';
  render(nothing, byId('shell'));
  loginForm(byId('main'), start);
  byId('main').setAttribute('aria-busy', 'false');
}

async function start() {
  try {
    await enter();
  } catch (problem) {
    if (problem.status === 401) return login();
    render(failure(problem), byId('main'));
    byId('main').setAttribute('aria-busy', 'false');
    return;
  }
  shell();
  // Read before the view is, so that the first pulse tells what moved meanwhile.
  known = viewer().pulse;
  follow();
  await show();
}

// Templates are rendered beside what is there.
byId('main').replaceChildren();
start();
