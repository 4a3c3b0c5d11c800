// One box for views, agents, channels and everything that the search finds.
import { html, render, nothing, get, link, linkTo } from './base.js';

const byId = id => document.getElementById(id);
let places = [];
let hits = [];
let chosen = 0;
let asked = 0;
let searching = false;
let go = () => {};

const TARGETS = {
  agent: id => linkTo('agents', id),
  channel: id => linkTo('channels', id),
  memory: id => linkTo('memory', id),
  knowledge: id => linkTo('trust', 'knowledge:' + id),
  note: id => linkTo('trust', 'note:' + id),
  message: id => linkTo('trust', 'message:' + id),
  evidence: id => linkTo('trust', 'evidence:' + id),
  lesson: id => linkTo('trust', 'lesson:' + id),
  correction: id => linkTo('trust', 'correction:' + id),
  debate: id => linkTo('debates', id),
};
const target = hit => hit.to ?? TARGETS[hit.source]?.(hit.id) ?? null;

export function openPalette(views, goTo) {
  places = views.map(([path, text]) => ({ source: 'view', id: text, to: link(path) }));
  go = goTo;
  hits = places;
  chosen = 0;
  searching = false;
  asked++;
  draw();
  const dialog = byId('palette');
  dialog.onclick = e => e.target === dialog && dialog.close();
  dialog.showModal();
  dialog.querySelector('input').value = '';
}

function draw() {
  render(
    html`<input
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls="found"
        aria-activedescendant=${hits.length ? 'hit' + chosen : nothing}
        aria-label="Search everything"
        placeholder="An agent, a channel, words in a memory…"
        @input=${ask}
        @keydown=${keys}
      />
      <ul id="found" role="listbox" aria-label="Found">
        ${hits.map(
          (hit, i) =>
            html`<li
              id=${'hit' + i}
              role="option"
              aria-selected=${i === chosen}
              @click=${() => pick(i)}
            >
              <span class="quiet small">${hit.source}</span>
              <span>${hit.snippet ?? hit.id}</span>
            </li>`,
        )}
        ${searching || !hits.length ? html`<li role="option" aria-selected="false"><span></span><span class="quiet">${searching ? 'Searching…' : 'Nothing found'}</span></li>` : nothing}
      </ul>`,
    byId('palette'),
  );
}

/** Snippets mark what was found, which is shown as text here. */
const plain = snippet => snippet?.replaceAll(/[\u0001\u0002]|<\/?b>|\*\*/g, '') ?? '';

async function ask(e) {
  const text = e.target.value.trim();
  const mine = ++asked;
  show(text, [], text !== '');
  if (!text) return;
  const found = await search(text);
  if (mine === asked) show(text, found, false);
}

/** What was found for an earlier text goes at once, so that Enter cannot take it. */
function show(text, found, more) {
  hits = [...places.filter(p => p.id.toLowerCase().startsWith(text.toLowerCase())), ...found];
  chosen = 0;
  searching = more;
  draw();
}

async function search(text) {
  const words = text.toLowerCase();
  const [agents, channels, all] = await Promise.all([
    get('agents', { limit: 500 }).catch(() => ({ items: [] })),
    get('channels', { limit: 200 }).catch(() => ({ items: [] })),
    get('search', { words: text, everywhere: true, limit: 8 }).catch(() => ({ items: [] })),
  ]);
  return [
    ...agents.items
      .filter(a => a.identity.toLowerCase().startsWith(words))
      .slice(0, 5)
      .map(a => ({ source: 'agent', id: a.identity })),
    ...channels.items
      .filter(c => c.name.toLowerCase().includes(words))
      .slice(0, 4)
      .map(c => ({ source: 'channel', id: c.name })),
    ...all.items
      .map(hit => ({ source: hit.source, id: hit.id, snippet: plain(hit.snippet) }))
      .filter(target),
  ];
}

function keys(e) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
  if (step && hits.length) {
    e.preventDefault();
    chosen = (chosen + step + hits.length) % hits.length;
    draw();
    byId('hit' + chosen)?.scrollIntoView({ block: 'nearest' });
  }
  if (e.key === 'Enter' && hits[chosen]) {
    e.preventDefault();
    pick(chosen);
  }
}

function pick(i) {
  byId('palette').close();
  go(target(hits[i]));
}
