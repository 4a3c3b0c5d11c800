// Charts: plain functions from data and a width to SVG. No state, no library.
import { svg, decimal, count, day, nothing } from './base.js';

export const scale = (d0, d1, r0, r1) =>
  Object.assign(x => r0 + ((x - d0) / (d1 - d0 || 1)) * (r1 - r0), { d0, d1, r0, r1 });
export function ticks(lo, hi, want = 5, least = 0) {
  const raw = Math.max(least, (hi - lo || 1) / want),
    p = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map(k => k * p).find(k => k >= raw && k % least !== 0.5);
  const out = [];
  for (let v = Math.ceil(lo / step) * step; v <= hi + step * 1e-9; v += step)
    out.push(+v.toPrecision(12));
  return out;
}
const clock = seconds => t =>
  new Date(t).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
  });
/** Dates, or times of day where the dates would be the same; never a label twice. */
const xTimes = (x, h, parts) => {
  const each = (x.d1 - x.d0) / parts;
  const show = each >= 864e5 ? day : clock(each < 6e4);
  const labels = Array.from({ length: parts + 1 }, (_, i) => show(x.d0 + i * each));
  return labels.map((text, i) =>
    labels.indexOf(text) < i
      ? nothing
      : svg`<text x=${x(x.d0 + i * each)} y=${h} text-anchor=${i === 0 ? 'start' : i === parts ? 'end' : 'middle'}>${text}</text>`,
  );
};
/** As many digits as tell the values apart. */
const digits = values => v => {
  const step = values.length > 1 ? Math.abs(values[1] - values[0]) : 1;
  return decimal(v, step >= 1 ? 0 : step * 10 === Math.round(step * 10) ? 1 : 2);
};
const yGrid = (y, left, right, values, show) =>
  values.map(
    v =>
      svg`<line class="grid" x1=${left} x2=${right} y1=${y(v)} y2=${y(v)}></line><text x=${left - 7} y=${y(v) + 4} text-anchor="end">${show(v)}</text>`,
  );

/** One series over time, or by number where instants coincide; rows: {at, value, text}. */
export function line(w, rows, { h = 210, show = count, band } = {}) {
  const times = rows.map(r => +new Date(r.at)),
    numbered = new Set(times).size < times.length,
    left = 44,
    right = w - 10,
    ts = numbered ? rows.map((_, i) => i + 1) : times,
    vs = rows.map(r => r.value);
  const lo = Math.min(...vs, band ? band[0] : Infinity),
    hi = Math.max(...vs, band ? band[1] : -Infinity),
    pad = (hi - lo || 10) * 0.08;
  const x = scale(ts[0], ts.at(-1), left, right),
    y = scale(lo - pad, hi + pad, h - 24, 8);
  return {
    h,
    points: rows.map((r, i) => ({ x: x(ts[i]), y: y(r.value), text: r.text })),
    body: svg`${yGrid(y, left, right, ticks(lo, hi, 4), show)}
      ${band ? svg`<rect class="band" x=${left} width=${right - left} y=${y(band[1])} height=${y(band[0]) - y(band[1])}></rect>` : nothing}
      <path class="line" d=${'M' + rows.map((r, i) => x(ts[i]).toFixed(1) + ' ' + y(r.value).toFixed(1)).join('L')}></path>
      <circle class="s1" r="3.500" cx=${x(ts.at(-1))} cy=${y(vs.at(-1))}></circle>
      ${numbered ? xNumbers(x, h - 4, w < 420 ? 2 : 4) : xTimes(x, h - 4, w < 420 ? 2 : 4)}`,
  };
}
const xNumbers = (x, h, want) =>
  ticks(x.d0, x.d1, want, 1).map(
    v =>
      svg`<text x=${x(v)} y=${h} text-anchor=${v === x.d0 ? 'start' : v === x.d1 ? 'end' : 'middle'}>${count(v)}</text>`,
  );

/** Counts per day, stacked by kind; rows: {day, counts}. */
export function stacked(w, rows, kinds, { h = 190 } = {}) {
  const left = 54,
    right = w - 4,
    sum = r => kinds.reduce((a, k) => a + (r.counts[k] ?? 0), 0),
    top = Math.max(1, ...rows.map(sum));
  const y = scale(0, top * 1.05, h - 22, 8),
    bw = (right - left) / rows.length;
  return {
    h,
    points: rows.map((r, i) => ({
      x: left + (i + 0.5) * bw,
      y: y(sum(r)),
      text: `${r.day}: ${sum(r)} entries (${kinds
        .filter(k => r.counts[k])
        .map(k => `${k} ${r.counts[k]}`)
        .join(', ')})`,
    })),
    body: svg`${yGrid(y, left, right, ticks(0, top, 3, 1), count)}
      ${rows.map((r, i) => {
        let at = 0;
        return kinds.map((k, j) => {
          const c = r.counts[k] ?? 0;
          if (!c) return nothing;
          const y1 = y(at + c),
            hh = y(at) - y1;
          at += c;
          return svg`<rect class=${'s' + ((j % 7) + 1)} x=${left + i * bw + bw * 0.12} width=${bw * 0.76} y=${y1} height=${Math.max(0.5, hh - 0.6)}></rect>`;
        });
      })}
      ${rows.map((r, i) => (i % Math.ceil(rows.length / (w < 500 ? 4 : 8)) ? nothing : svg`<text x=${left + (i + 0.5) * bw} y=${h - 4} text-anchor="middle">${day(r.day)}</text>`))}`,
  };
}

/** Wilson interval: what a share of so few can mean. */
export function wilson(k, total, z = 1.96) {
  if (!total) return [0, 1];
  const p = k / total,
    d = 1 + (z * z) / total,
    c = (p + (z * z) / (2 * total)) / d,
    e = (z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total))) / d;
  return [Math.max(0, c - e), Math.min(1, c + e)];
}
/** Stated confidence against hit rate, with the number of predictions below. */
export function reliability(w, buckets, { h = 300 } = {}) {
  const left = 40,
    right = w - 8,
    bottom = h - 74,
    x = scale(0, 1, left, right),
    y = scale(0, 1, bottom, 8),
    used = buckets.filter(b => b.predictions),
    most = Math.max(1, ...buckets.map(b => b.predictions)),
    hy = scale(0, most, h - 20, bottom + 12);
  return {
    h,
    points: used.map(b => {
      const [lo, hi] = wilson(b.correct, b.predictions);
      return {
        x: x(b.mean_confidence),
        y: y(b.hit_rate),
        text: `Said ${decimal(100 * b.mean_confidence, 0)}%, happened ${decimal(100 * b.hit_rate, 0)}% (95%: ${decimal(100 * lo, 0)}–${decimal(100 * hi, 0)}%) of ${b.predictions}`,
      };
    }),
    body: svg`${yGrid(y, left, right, [0, 0.25, 0.5, 0.75, 1], v => 100 * v + '%')}<line class="ref" x1=${x(0)} y1=${y(0)} x2=${x(1)} y2=${y(1)}></line>
      ${used.map(b => {
        const [lo, hi] = wilson(b.correct, b.predictions);
        return svg`<line class="k1" opacity=".5" stroke-width="2" x1=${x(b.mean_confidence)} x2=${x(b.mean_confidence)} y1=${y(lo)} y2=${y(hi)}></line>`;
      })}
      <path class="line" d=${used.length ? 'M' + used.map(b => x(b.mean_confidence) + ' ' + y(b.hit_rate)).join('L') : ''}></path>
      ${used.map(b => svg`<circle class="s1" cx=${x(b.mean_confidence)} cy=${y(b.hit_rate)} r="4"></circle>`)}
      ${buckets.map((b, i) => svg`<rect class="s6" opacity=".45" x=${x(i / 10) + 2} width=${x(0.1) - x(0) - 4} y=${hy(b.predictions)} height=${hy(0) - hy(b.predictions)}></rect>`)}
      ${[0, 0.25, 0.5, 0.75, 1].map(v => svg`<text x=${x(v)} y=${h - 4} text-anchor=${v === 0 ? 'start' : v === 1 ? 'end' : 'middle'}>${100 * v}%</text>`)}
      <text class="small" x=${left - 7} y=${bottom + 24} text-anchor="end">n</text>`,
  };
}

/** How strength faded and will fade; curves: {tier, from, base, halfLife, here}. */
export function fading(w, { t0, now, t1, curves, marks }, { h = 250 } = {}) {
  const left = 40,
    right = w - 62,
    top = Math.max(...curves.map(c => c.base)) * 1.08,
    x = scale(t0, t1, left, right),
    y = scale(0, top, h - 24, 8);
  const at = (c, t) => c.base * 0.5 ** (Math.max(0, t - c.from) / 3.6e6 / c.halfLife);
  const path = (c, a, b) =>
    'M' +
    Array.from({ length: 81 }, (_, i) => a + (i / 80) * (b - a))
      .map(t => x(t).toFixed(1) + ' ' + y(at(c, t)).toFixed(1))
      .join('L');
  const here = curves.find(c => c.here),
    ends = [];
  return {
    h,
    points: Array.from({ length: 41 }, (_, i) => t0 + (i / 40) * (t1 - t0))
      .filter(t => t >= here.from)
      .map(t => ({
        x: x(t),
        y: y(at(here, t)),
        text: `${new Date(t).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}: strength ${decimal(at(here, t), 3)}${t > now ? ' if nothing touches it' : ''}`,
      })),
    body: svg`${yGrid(y, left, right, ticks(0, top, 4), digits(ticks(0, top, 4)))}
      <rect x=${x(now)} y="8" width=${right - x(now)} height=${h - 32} class="s6" opacity=".07"></rect><line class="cur" x1=${x(now)} x2=${x(now)} y1="8" y2=${h - 24}></line><text x=${x(now) + 5} y="18">now</text>
      ${curves.map(c => {
        let ly = y(at(c, t1)) + 4;
        while (ends.some(e => Math.abs(e - ly) < 12)) ly -= 12;
        ends.push(ly);
        return svg`<g class=${c.tier}><path class="ts" stroke-width=${c.here ? 2.6 : 1.2} opacity=${c.here ? 1 : 0.55} d=${path(c, c.from, c.here ? now : now)}></path><path class="ts dash" stroke-width=${c.here ? 2.2 : 1.2} opacity=${c.here ? 1 : 0.55} d=${path(c, now, t1)}></path><text x=${right + 6} y=${ly} class=${c.here ? 'strong' : ''}>${c.tier}</text></g>`;
      })}
      ${marks.map(m => svg`<g class=${m.tier ?? ''}><line class="ref" x1=${x(m.t)} x2=${x(m.t)} y1="8" y2=${h - 24}></line><text x=${x(m.t) + 4} y=${h - 30 - (m.up ?? 0)}>${m.text}</text></g>`)}
      ${xTimes(x, h - 4, w < 420 ? 2 : 4)}`,
  };
}

/** Surprise after each outcome, first one first; dots helped, crosses did not. */
export function learning(w, rows, threshold, { h = 190 } = {}) {
  const left = 40,
    right = w - 10,
    x = scale(0.5, rows.length + 0.5, left, right),
    y = scale(0, 1, h - 24, 8),
    at = rows.map((r, i) => [x(i + 1), y(r.surprise_after)]),
    mark = ([px, py], r) =>
      r.success
        ? svg`<circle class="s3" r="4" cx=${px} cy=${py}></circle>`
        : svg`<path class="k2" stroke-width="2.200" d=${`M${px - 4} ${py - 4}l8 8m0-8l-8 8`}></path>`;
  return {
    h,
    points: rows.map((r, i) => ({
      x: at[i][0],
      y: at[i][1],
      text: `Outcome ${r.number}, ${day(r.created_at)}: ${r.success ? 'it helped' : 'it did not help'}, ${decimal(100 * r.expected, 0)}% successes before; its surprise ${decimal(r.surprise)}, the memory's ${decimal(r.surprise_before)} → ${decimal(r.surprise_after)}`,
    })),
    body: svg`${yGrid(y, left, right, [0, 0.25, 0.5, 0.75, 1], v => decimal(v))}
      ${threshold > 1 || threshold == null ? nothing : svg`<line class="cur dash" x1=${left} x2=${right} y1=${y(threshold)} y2=${y(threshold)}></line><text x=${right} y=${y(threshold) - 4} text-anchor="end">promoted above</text>`}
      <path class="line" d=${'M' + at.map(p => p.map(v => v.toFixed(1)).join(' ')).join('L')}></path>${rows.map((r, i) => mark(at[i], r))}
      <text x=${left} y=${h - 4}>${rows[0].number}</text><text x=${right} y=${h - 4} text-anchor="end">${rows.at(-1).number}</text>`,
  };
}

export const spark = values => {
  if (!values?.length) return nothing;
  const lo = Math.min(...values),
    hi = Math.max(...values),
    x = scale(0, values.length - 1, 2, 80),
    y = scale(lo, hi, 17, 3);
  return svg`<svg class="spark" viewBox="0 0 84 20" aria-hidden="true"><path d=${'M' + values.map((v, i) => x(i).toFixed(1) + ' ' + y(v).toFixed(1)).join('L')}></path><circle r="2.200" cx=${x(values.length - 1)} cy=${y(values.at(-1))}></circle></svg>`;
};
export const meter = (value, max = 1, cls = 's1', parts) =>
  svg`<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="8"></rect>${parts ? parts.map(([v, c], i) => svg`<rect class=${c} x=${(parts.slice(0, i).reduce((a, p) => a + p[0], 0) / max) * 100} width=${(v / max) * 100} height="8"></rect>`) : svg`<rect class=${cls} width=${Math.max(0.4, Math.min(100, (value / max) * 100))} height="8"></rect>`}</svg>`;
