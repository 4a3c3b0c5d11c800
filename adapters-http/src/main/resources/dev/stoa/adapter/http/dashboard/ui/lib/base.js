// What every view uses: templates, numbers, times, requests, links.
export { html, svg, render, nothing } from './lit-html.js';
import { html, svg } from './lit-html.js';

/** The path that this server has in another: empty if it is one of its own. */
export const ROOT = new URL(import.meta.url).pathname.match(/^(.*)\/ui\/_\//)?.[1] ?? '';

/** The path before /ui: that root, and a workspace if there are several. */
export const BASE =
  ROOT + (location.pathname.slice(ROOT.length).match(/^(\/w\/[^/]+)?\/ui(\/|$)/)?.[1] ?? '');

export const count = x => (x == null ? '–' : Math.round(x).toLocaleString('en'));
export const decimal = (x, digits = 2) => (x == null ? '–' : x.toFixed(digits));
export const percent = (x, digits = 0) => (x == null ? '–' : (100 * x).toFixed(digits) + '%');
export const short = hash => (hash ? hash.slice(0, 8) : '–');
export const time = at =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
export const day = at =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

/** Earlier first; what happened at one instant in the order of its numbers. */
export const byTime = (a, b) =>
  a.at === b.at ? (a.sequence ?? 0) - (b.sequence ?? 0) : a.at < b.at ? -1 : 1;

export const when = at =>
  at
    ? html`<time datetime=${at} title=${new Date(at).toLocaleString('en-GB')}>${ago(at)}</time>`
    : '–';

export function ago(at) {
  const seconds = (Date.now() - new Date(at)) / 1000;
  if (seconds < -1) return 'in ' + span(-seconds);
  return seconds < 5 ? 'now' : span(seconds) + ' ago';
}

export function span(seconds) {
  if (seconds < 90) return Math.round(seconds) + ' s';
  if (seconds < 5400) return Math.round(seconds / 60) + ' min';
  if (seconds < 129600) return Math.round(seconds / 3600) + ' h';
  return Math.round(seconds / 86400) + ' d';
}

/** A problem that the server reported, with its status. */
export class Problem extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

const encoded = params => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one != null && one !== '') query.append(name, one);
    }
  }
  return query.size ? '?' + query : '';
};

async function answer(response) {
  if (!response.ok) {
    const problem = await response.json().catch(() => ({}));
    throw new Problem(response.status, problem.detail ?? `The server answered ${response.status}.`);
  }
  const type = response.headers.get('content-type') ?? '';
  return type.startsWith('application/json') ? response.json() : response.text();
}

export const get = async (path, params = {}) =>
  answer(await fetch(`${BASE}/v1/${path}${encoded(params)}`));

/** What does not exist is null. */
export const getOrNull = (path, params) =>
  get(path, params).catch(problem => {
    if (problem.status === 404 || problem.status === 422) return null;
    throw problem;
  });

export const send = async (method, path, body = {}, base = BASE + '/v1/') =>
  answer(
    await fetch(base + path, {
      method,
      headers: { 'Content-Type': 'application/json', 'Stoa-Dashboard': '1' },
      body: JSON.stringify(body),
    }),
  );

export const part = text => encodeURIComponent(text);

/** The address of a view. */
export const link = (path, query = {}) =>
  `${BASE}/ui/${path.split('/').map(part).join('/')}${encoded(query)}`;

/** The address of one thing, whose name may contain a slash. */
export const linkTo = (view, name, query = {}) =>
  `${BASE}/ui/${view}/${part(name)}${encoded(query)}`;

export const agentLink = name =>
  name
    ? html`<a class="cut" title=${name} href=${linkTo('agents', name)}>${name}</a>`
    : html`<span class="quiet">–</span>`;

/** The way to where an item comes from. */
export const lineage = (kind, id, text = 'Lineage') =>
  html`<a href=${linkTo('trust', kind + ':' + id)}>${text}</a>`;

/** The work at most so often; what comes too soon is done once, later. */
export function atMostEvery(wait, work) {
  let last = 0;
  let later = null;
  return (...given) => {
    const run = () => {
      last = Date.now();
      work(...given);
    };
    clearTimeout(later);
    const left = last + wait - Date.now();
    if (left > 0) later = setTimeout(run, left);
    else run();
  };
}

const ICONS = {
  ok: 'M5 13l4 4L19 7',
  warn: 'M12 8v5M12 16.5v.5M12 3l9.5 17h-19z',
  bad: 'M6 6l12 12M18 6L6 18',
  overview: 'M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z',
  agents:
    'M9 11a4 4 0 100-8 4 4 0 000 8zM2 21c0-4 3-6 7-6s7 2 7 6M17 11a3 3 0 100-6M18 15c2.5.4 4 2.4 4 5',
  memory:
    'M12 3c5 0 8 1.6 8 3.5S17 10 12 10 4 8.4 4 6.5 7 3 12 3zM4 6.5V12c0 2 3 3.5 8 3.5s8-1.5 8-3.5V6.5M4 12v5.5C4 19.5 7 21 12 21s8-1.5 8-3.5V12',
  channels: 'M4 5h16v11H9l-5 4zM8 9h8M8 12.5h5',
  audit: 'M9 7H7a5 5 0 000 10h2M15 7h2a5 5 0 010 10h-2M8 12h8',
  debates: 'M4 4h10v7H8l-4 3zM20 9v11l-4-3h-6v-3',
  tasks: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  knowledge: 'M5 4h10a4 4 0 014 4v12H9a4 4 0 01-4-4zM5 16a4 4 0 014-4h10',
  conversations: 'M4 4h16v10H10l-6 5zM9 18h7l4 3v-9',
  evolution: 'M12 3v6M12 9L6 15M12 9l6 6M6 15v6M18 15v6',
  trust: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  operations:
    'M12 9a3 3 0 100 6 3 3 0 000-6zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M5 19l3-3M16 8l3-3',
};
export const icon = name =>
  svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]}></path></svg>`;

export const avatar = (name, cls = 'ava') => {
  let hash = 0;
  for (const c of name) hash = (hash * 31 + c.charCodeAt(0)) >>> 0;
  const color = 's' + (1 + (hash % 7));
  return svg`<svg class=${cls} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" class=${color} opacity=".16"></rect>
    <text x="16" y="21" text-anchor="middle" font-size="13" font-weight="650" class=${color}>${name.slice(0, 2)}</text>
  </svg>`;
};

export const TIERS = ['fast', 'medium', 'slow', 'glacial'];
