// One item: where it comes from, what it was made from, what came of it, and its quarantine.
import {
  html,
  svg,
  nothing,
  get,
  send,
  link,
  linkTo,
  part,
  count,
  when,
  agentLink,
} from '../lib/base.js';
import { action } from '../lib/access.js';
import { figure } from '../lib/figure.js';
import { table } from '../lib/tables.js';
import { named, restore } from './quarantines.js';

export const title = (d, { part: item }) => 'Lineage of ' + item;

export async function load({ part: item }) {
  const d = await get('dashboard/lineage/' + part(item));
  const items = new Map(d.items.map(n => [n.item, n]));
  const neighbours = (from, to) => {
    const all = Map.groupBy(d.derivations, e => e[from]);
    return n => (all.get(n.item) ?? []).map(e => items.get(e[to]));
  };
  const self = items.get(d.origin.item);
  const before = inOrder(self, neighbours('child', 'parent'), n => n.level < 0);
  const after = inOrder(self, neighbours('parent', 'child'), n => n.level > 0);
  return {
    ...d,
    self,
    items,
    rows: [...before.reverse(), self, ...after],
    held: (d.quarantines?.items ?? []).filter(
      q => !q.restored_at && items.get(q.root)?.level <= 0,
    ),
  };
}

export function pulse(moved, data, context) {
  if ('audit' in moved) context.reload();
}

/** Each item below the one that it is first reached from, which it is drawn beside. */
function inOrder(self, next, wanted) {
  const found = [];
  const seen = new Set([self]);
  const visit = from => {
    for (const n of next(from).filter(wanted)) {
      if (seen.has(n)) continue;
      seen.add(n);
      n.beside = from;
      found.push(n);
      visit(n);
    }
  };
  visit(self);
  return found;
}

const COLORS = { person: 's3', agent: 's1', tool: 's5', document: 's4', imported: 's6' };
const cross = (x, y, r) =>
  svg`<path class="withdrawn" d=${`M${x - r} ${y - r}l${2 * r} ${2 * r}m0-${2 * r}l-${2 * r} ${2 * r}`}></path>`;
const mark = (n, x, y, r) =>
  n.trust === 'quarantined'
    ? cross(x, y, r - 1)
    : svg`<circle class=${COLORS[n.trust]} cx=${x} cy=${y} r=${r}></circle>`;

const steps = n => Math.abs(n.level) + (Math.abs(n.level) === 1 ? ' step' : ' steps');
const relation = n =>
  n.level === 0 ? 'this item' : `${steps(n)} ${n.level < 0 ? 'before' : 'after'}`;
const cut = (text, most) => (text.length > most ? text.slice(0, Math.max(1, most - 1)) + '…' : text);
const shortId = item => item.replace(/:(.{10}).+$/, ':$1…');
const says = n => n.text ?? shortId(n.item);

/** A row for each item; what it was made from is above it, and to the left. */
function graph(w, d, go) {
  const row = 28;
  const levels = d.rows.map(n => n.level);
  const least = Math.min(...levels);
  const wide = w > 560;
  const step = Math.min(26, (w * 0.4) / (Math.max(...levels) - least + 1));
  const left = 12;
  const labels = left + step * (Math.max(...levels) - least) + 20;
  const [above, below] = [-1, 1].map(
    side => (side < 0 ? d.ancestors : d.descendants) - levels.filter(l => l * side > 0).length,
  );
  const first = above ? 1 : 0;
  const at = new Map(
    d.rows.map((n, i) => [n, [left + (n.level - least) * step, 16 + (i + first) * row]]),
  );
  const h = (d.rows.length + first + (below ? 1 : 0)) * row + 8;
  const edge = ({ parent, child }) => {
    const [p, c] = [d.items.get(parent), d.items.get(child)];
    const [[px, py], [cx, cy]] = [at.get(p), at.get(c)];
    if (c.beside === p) return svg`<path class="ed" d=${`M${px} ${py + 7}V${cy}H${cx - 7}`}></path>`;
    if (p.beside === c) return svg`<path class="ed" d=${`M${px + 7} ${py}H${cx}V${cy - 8}`}></path>`;
    const lower = cy > py ? 1 : -1;
    return svg`<path class="ed dash" d=${`M${px} ${py + 7 * lower}C${px} ${cy} ${px} ${cy} ${cx - 7} ${cy}`}></path>`;
  };
  const about = n => `${n.kind} by ${n.by}, ${n.trust}`;
  const leftOut = n => n.parents_left_out + n.children_left_out;
  const label = n => {
    const [, y] = at.get(n);
    const more = n.level && leftOut(n) ? ` +${count(leftOut(n))}` : '';
    const room = (w - labels - (wide ? 8 + 6.2 * about(n).length : 0)) / (n.level ? 6.4 : 7.4) - more.length;
    return svg`<text class=${n.level ? 'said' : 'strong'} x=${labels} y=${y + 4}>${cut(says(n).replaceAll(/\s+/g, ' '), room)}${more}</text>
      ${wide ? svg`<text x=${w} y=${y + 4} text-anchor="end">${about(n)}</text>` : nothing}`;
  };
  const more = (n, y, word) =>
    n ? svg`<text x=${labels} y=${y + 4}>${count(n)} more ${word}</text>` : nothing;
  const [sx, sy] = at.get(d.self);
  return {
    h,
    upright: true,
    points: d.rows.map(n => ({
      x: at.get(n)[0],
      y: at.get(n)[1],
      text: `${relation(n)}: ${about(n)}. ${says(n)}${leftOut(n) ? ` (${count(leftOut(n))} more beside it)` : ''}`,
      open: n.level ? () => go(linkTo('trust', n.item)) : undefined,
    })),
    body: svg`<rect class="band" x="0" y=${sy - 14} width=${w} height=${row} rx="6"></rect>
      ${d.derivations.map(edge)}
      ${d.rows.map(n => svg`${mark(n, ...at.get(n), n.level ? 5.5 : 6.5)}${label(n)}`)}
      ${more(above, 16, 'before it')}${more(below, h - 24, 'after it')}`,
  };
}

function drawing(d, go) {
  const used = [...new Set(d.rows.map(n => n.trust))];
  return figure({
    title: 'Lineage',
    file: 'lineage',
    note: 'what it was made from is above, what came of it below',
    says: `Made from ${count(d.ancestors)}; ${count(d.descendants)} were made from it.`,
    draw: w => graph(w, d, go),
    rows: d.derivations,
    columns: [
      ['child', e => e.child],
      ['parent', e => e.parent],
    ],
    legend: html`<ul class="legend">
      ${used.map(
        trust =>
          html`<li>
            <svg viewBox="0 0 10 10" aria-hidden="true">${mark({ trust }, 5, 5, 5)}</svg
            >${trust}
          </li>`,
      )}
    </ul>`,
  });
}

const VIEWS = { memory: 'memory', debate: 'debates' };
const itself = item => {
  const [kind, id] = [item.slice(0, item.indexOf(':')), item.slice(item.indexOf(':') + 1)];
  return VIEWS[kind] ? html`<a href=${linkTo(VIEWS[kind], id)}>Show the ${kind}</a>` : nothing;
};

const tag = trust =>
  html`<span class=${'tag ' + (trust === 'quarantined' ? 'bad' : '')}>${trust}</span>`;

function origin(d) {
  const o = d.origin;
  return html`<header>
      <h2>Origin</h2>
      <span class="end">${tag(o.trust)}</span>
    </header>
    <dl class="kv">
      <dt>Written by</dt>
      <dd>${d.self.by}, of the class ${o.origin}</dd>
      <dt>Source</dt>
      <dd>${o.source ?? '–'}</dd>
      <dt>Root</dt>
      <dd>
        ${o.root === o.item ? 'itself' : html`<a href=${linkTo('trust', o.root)}>${shortId(o.root)}</a>`}
      </dd>
      <dt>Raised by</dt>
      <dd>${o.raised_by || 'nothing'}</dd>
      <dt>Recorded</dt>
      <dd>${new Date(o.recorded_at) > 0 ? when(o.recorded_at) : 'not with the item'}</dd>
      ${
        o.quarantined_at
          ? html`<dt>Withdrawn</dt>
              <dd>${when(o.quarantined_at)}, by itself</dd>`
          : nothing
      }
    </dl>`;
}

function uses(d) {
  const list = (name, all, show) =>
    html`<dt>${name}</dt>
      <dd>
        ${all.length ? all.slice(0, 20).map((one, i) => html`${i ? ', ' : ''}${show(one)}`) : '–'}
        ${all.length > 20 ? ' and others' : nothing}
      </dd>`;
  const who = r => (r.is_agent ? agentLink(r.name) : r.name);
  return html`<header><h2>Who used it</h2></header>
    <dl class="kv">
      ${list('Made something from it', d.readers, who)}
      ${list('Were shown it', d.recalled_by, who)}
      ${list('Debates', d.debates, id => html`<a href=${linkTo('debates', id)}>${shortId(':' + id).slice(1)}</a>`)}
      ${list('Decisions', d.decisions, id => html`<span class="hash">${id}</span>`)}
      ${list('Hand-offs', d.hand_offs, id => html`<span class="hash">${id}</span>`)}
    </dl>`;
}

/** What would be withdrawn, counted by the server when it is asked. */
async function question(d) {
  const path = `dashboard/quarantine/${part(d.origin.item)}/preview`;
  const { items } = (await send('POST', path)).withdrawal;
  const kinds = Object.entries(d.kinds).map(([kind, n]) => `${kind}: ${count(n)}`);
  return html`<p>
      This withdraws <b>${count(items)} ${items === 1 ? 'item' : 'items'}</b>: this one and all that
      was made from it. They are no longer found, and can be restored.
    </p>
    <p class="quiet">${kinds.join(', ')}.</p>`;
}

const withdraw = (d, reload) =>
  d.origin.quarantined_at
    ? nothing
    : action('trust.quarantine', 'Quarantine', () => question(d), async () => {
        await send('POST', 'dashboard/quarantine/' + part(d.origin.item));
        reload();
      });

function items(d) {
  return table({
    title: 'Items',
    file: 'items',
    rows: d.rows,
    columns: [
      { title: 'Relation', name: 'level', cls: 'nowrap', text: n => n.level, show: relation },
      {
        title: 'Item',
        name: 'item',
        cls: 'hash',
        text: n => n.item,
        show: n => (n.level ? html`<a href=${linkTo('trust', n.item)}>${shortId(n.item)}</a>` : shortId(n.item)),
      },
      { title: 'Says', name: 'text', cls: 'wrap', text: n => n.text },
      { title: 'By', name: 'by', text: n => n.by },
      { title: 'Class', name: 'origin', cls: 'opt', text: n => n.origin },
      { title: 'Trust', name: 'trust', text: n => n.trust, show: n => tag(n.trust) },
      {
        title: 'Left out',
        name: 'left_out',
        cls: 'num',
        text: n => n.parents_left_out + n.children_left_out,
      },
    ],
  });
}

export function view(d, { go, reload }) {
  return html`<div class="head">
      <div>
        <p class="small"><a href=${link('trust')}>Trust</a></p>
        <h1 class="long">${cut(says(d.self), 90)}</h1>
        <p><span class="hash">${d.origin.item}</span> ${itself(d.origin.item)}</p>
      </div>
      ${withdraw(d, reload)}
    </div>
    ${d.held.map(
      q =>
        html`<p class="verdict bad row">
          <span>Withdrawn ${when(q.created_at)} by the quarantine of ${named(q)}</span> ${restore(q, reload)}
        </p>`,
    )}
    <div class="grid wide-left">
      <section class="panel">${drawing(d, go)}</section>
      <div class="grid side">
        <section class="panel">${origin(d)}</section>
        <section class="panel">${uses(d)}</section>
      </div>
    </div>
    <section class="panel">${items(d)}</section>`;
}
